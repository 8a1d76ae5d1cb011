import type { Comment } from '../operations';

/** How many comments are there at first: a few screens of them, so that the end is painted soon. */
export const FIRST = 40;
/** How many earlier ones are loaded at a time. */
export const WINDOW = 100;
/** How many come along with every change. */
export const NEWEST = 20;

/** Comments from several answers as one conversation: each once, in the order they were written, which is that of their ids. */
export function merged(...answers: readonly (readonly Comment[])[]): readonly Comment[] {
  const byId = new Map(answers.flat().map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((one, other) => Number(one.id) - Number(other.id));
}

/**
 * Whether a comment that is told late belongs before those that are known: it comes with them when they are loaded, and would
 * leave a gap behind it now.
 */
export function isEarlier(known: readonly Comment[], { id }: Comment): boolean {
  const [oldest] = known;
  return oldest !== undefined && Number(id) < Number(oldest.id);
}

/** Whether comments between what is known and what has come are missing: more were written than come along with a change. */
export function hasGap(known: readonly Comment[], newest: readonly Comment[]): boolean {
  if (known.length === 0 || newest.length < NEWEST) return false;
  return !newest.some(({ id }) => known.some((comment) => comment.id === id));
}
