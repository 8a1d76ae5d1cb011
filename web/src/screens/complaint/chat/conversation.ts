import type { Comment } from '../operations';

/** The most characters of a comment, and of the reason of a step. */
export const MOST_CHARACTERS = 1000;
/** The number of comments loaded first: a few screens, so that the end shows soon. */
export const FIRST = 40;
/** The number of earlier ones that are loaded at a time. */
export const WINDOW = 100;
/** The number of those that are sent with every change. */
export const NEWEST = 20;

/** The most comments in the page at a time; on paper all. */
export const MOST_SHOWN = 200;

/** The comments of the page when the reader has come to one of them, from either side; null: the newest ones. */
export function shownAround(comments: readonly Comment[], middle: string | null): readonly Comment[] {
  const index = middle === null ? comments.length : comments.findIndex(({ id }) => id === middle);
  const first = Math.max(0, index - MOST_SHOWN / 2);
  return first + MOST_SHOWN < comments.length
    ? comments.slice(first, first + MOST_SHOWN)
    : comments.slice(-MOST_SHOWN);
}

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

/** The most pages of earlier ones by which a gap is filled: 1,000 comments that were missed. */
export const MOST_PAGES = 10;

/**
 * Checks whether comments before the received ones may be missing: more were created than a change contains. One that is known among
 * the received ones tells nothing, for it may have come alone, before them.
 */
export function hasGap(known: readonly Comment[], newest: readonly Comment[]): boolean {
  if (known.length === 0 || newest.length < NEWEST) return false;
  return !known.some(({ id }) => id === newest[0]?.id);
}
