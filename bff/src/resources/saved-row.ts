import { GatewayError } from '../errors/errors.js';
import type { Context } from '../graphql/schema/context.js';
import type { SaveCall, ViewCall } from '../rest/calls.js';
import type { Query } from '../rest/query.js';
import type { SaveReply } from '../rest/replies.js';
import type { RestCalls } from '../rest/rest-calls.js';

/**
 * The row after a save, read again by `view/{id}`. Null when nothing was saved, or when the row cannot be read.
 * @param id of the edited row; null for a new one, whose id is in the reply
 * @param query parameters of `view/{id}`
 */
export async function savedRow<Row extends { readonly id: string }>(
  context: Context,
  view: ViewCall<Row>,
  reply: SaveReply,
  id: string | null,
  query: Query = {},
): Promise<Row | null> {
  const saved = id ?? reply.id;
  if (!reply.success || saved === null) return null;
  return readAfterSave(context, view.path, () => context.rest.one(view, saved, query));
}

/** As `savedRow`, from a view without `view/{id}`. */
export async function savedRowByIds<Row extends { readonly id: string }>(
  context: Context,
  view: ViewCall<Row>,
  id: string | null,
): Promise<Row | null> {
  if (id === null) return null;
  return readAfterSave(context, view.path, () => context.rest.byId(view, id));
}

/** The result of `read`, or null when it fails: a successful save must not look like a failed one. */
export async function readAfterSave<Value>(
  { log }: Context,
  call: string,
  read: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code === 'UNAUTHENTICATED') throw error;
    log.warn({ call, code: error.code }, 'saved, but could not be read again');
    return null;
  }
}

/**
 * Sends a save that concerns a row of an optional view ([+]).
 * @throws NOT_SUPPORTED where the data API lacks the view: its response to the save is then the same as for an unknown id
 */
export async function saveListed<Row>(
  rest: RestCalls,
  view: ViewCall<Row>,
  save: SaveCall,
  body: object,
): Promise<SaveReply> {
  try {
    return await rest.save(save, body);
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'BAD_USER_INPUT')
      await rest.page(view, { page: 1, size: 1 });
    throw error;
  }
}
