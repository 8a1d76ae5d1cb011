import type { Comment } from '../operations';

/** The number of comments loaded first: a few screens, so that the end shows soon. */
export const FIRST = 40;
/** The number of earlier ones that are loaded at a time. */
export const WINDOW = 100;
/** The number of those that are sent with every change. */
export const NEWEST = 20;

/** Merges comments of several responses: each once, in the order of their ids, which is the order of creation. */
export function merged(...responses: readonly (readonly Comment[])[]): readonly Comment[] {
  const byId = new Map(responses.flat().map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((one, other) => Number(one.id) - Number(other.id));
}

/**
 * Checks whether a late comment belongs before the loaded ones: it is loaded with its neighbours later; now it would leave a gap.
 */
export function isEarlier(known: readonly Comment[], { id }: Comment): boolean {
  const [oldest] = known;
  return oldest !== undefined && Number(id) < Number(oldest.id);
}

/** Checks whether comments between the loaded and the received ones are missing: more were created than a change contains. */
export function hasGap(known: readonly Comment[], newest: readonly Comment[]): boolean {
  if (known.length === 0 || newest.length < NEWEST) return false;
  return !newest.some(({ id }) => known.some((comment) => comment.id === id));
}
