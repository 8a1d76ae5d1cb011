import { GatewayError } from '../errors/errors.js';
import type { Context } from '../graphql/schema/context.js';
import type { ViewCall } from '../rest/calls.js';
import type { Query } from '../rest/query.js';
import type { SaveReply } from '../rest/replies.js';

/**
 * The row as it stands after a save: one re-read of `view/{id}`. Null when nothing was saved, and when the re-read
 * fails.
 * @param id of the row that was edited; null for a new one, whose id is in the reply
 * @param query parameters of the re-read
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

/** What `read` answers, or null when it fails: what was saved must not look refused. */
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
