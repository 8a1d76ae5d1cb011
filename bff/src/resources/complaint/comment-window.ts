import { maxPageSize } from '../../graphql/schema/paging.js';
import type { Query } from '../../rest/query.js';
import { rowId } from '../../rest/rows/row-id.js';

/** A range of a complaint's comments: the newest `last`, or the newest `last` of those before the comment `before`. */
export interface CommentWindow {
  readonly last: number;
  readonly before?: string | null | undefined;
}

/** The default; the schema's `last` has the same. */
export const NEWEST_COMMENTS: CommentWindow = { last: 100 };
/** No comments. */
export const NO_COMMENTS: CommentWindow = { last: 0 };

/** The comments in a response of the data API. */
export interface LoadedComments<Comment extends { readonly id: string }> {
  /** Oldest first. */
  readonly comments: readonly Comment[];
  /** The total number of comments; null from a data API without windows, which returns all comments. */
  readonly count: number | null;
  /** The requested range. */
  readonly window: CommentWindow;
}

/**
 * Parameters of `complaint/view/{id}` [+], so that a response need not contain thousands of comments.
 * @throws BAD_USER_INPUT for a `before` that is not an id
 */
export const windowParameters = ({ last, before }: CommentWindow): Query => ({
  // A value out of range is refused when the field is resolved.
  commentsLast: Math.min(Math.max(last, 0), maxPageSize),
  commentsBefore: before ? rowId(before, 'before') : null,
});

/** A window for all those that an operation selects; comments outside it are requested when the field is resolved. */
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
