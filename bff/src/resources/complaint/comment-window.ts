import { maxPageSize } from '../../graphql/schema/paging.js';
import type { Query } from '../../rest/query.js';
import { rowId } from '../../rest/rows/row-id.js';

/** Which comments of a complaint: the newest `last`, or of those older than the comment `before`. */
export interface CommentWindow {
  readonly last: number;
  readonly before?: string | null | undefined;
}

/** What a look brings that nobody said a number for; the default of the schema's `last`. */
export const NEWEST_COMMENTS: CommentWindow = { last: 100 };
/** For who wants none. */
export const NO_COMMENTS: CommentWindow = { last: 0 };

/** The comments that an answer of the data API brought. */
export interface LoadedComments<Comment extends { readonly id: string }> {
  /** Oldest first. */
  readonly comments: readonly Comment[];
  /** How many there are in all; null from a data API that knows no windows and answers them all. */
  readonly count: number | null;
  /** What was asked for. */
  readonly window: CommentWindow;
}

/**
 * Parameters of `complaint/view/{id}` [+]: one answer need not bring thousands of comments.
 * @throws BAD_USER_INPUT for a `before` that is no id
 */
export const windowParameters = ({ last, before }: CommentWindow): Query => ({
  // What is out of bounds is refused where the field is resolved.
  commentsLast: Math.min(Math.max(last, 0), maxPageSize),
  commentsBefore: before ? rowId(before, 'before') : null,
});

/** The window that an operation selects; where it selects several, one that holds those it can, and the rest is asked for. */
export function commonWindow(selected: readonly CommentWindow[]): CommentWindow {
  const [first, ...others] = selected;
  if (first === undefined) return NO_COMMENTS;
  const alike = others.filter(({ before }) => before === first.before);
  return { last: Math.max(first.last, ...alike.map(({ last }) => last)), before: first.before };
}

/** The comments of a window, oldest first; null where they were not loaded. */
export function commentsIn<Comment extends { readonly id: string }>(
  { comments, count, window }: LoadedComments<Comment>,
  { last, before }: CommentWindow,
): readonly Comment[] | null {
  if (count === null || comments.length === count) {
    const end = before ? comments.findIndex(({ id }) => id === before) : comments.length;
    return comments.slice(Math.max(0, end - last), Math.max(0, end));
  }
  const isAll = comments.length < window.last;
  if ((before ?? null) !== (window.before ?? null) || (last > window.last && !isAll)) return null;
  return comments.slice(-last);
}
