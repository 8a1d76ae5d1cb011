import type { Context } from '../../graphql/schema/context.js';
import type { Payload } from '../../graphql/schema/payload.js';
import { readAfterSave } from '../saved-row.js';
import { bulkChangeView } from './bulk-change.rest.js';
import type { BulkChangeCounts, BulkChangePayload } from './bulk-change.types.js';

/** The payload of a started bulk change, which is read if the operation selects it. */
export function startedPayload(
  context: Context,
  payload: Payload,
  { counts, id }: { counts: BulkChangeCounts | null; id: string | null },
): BulkChangePayload {
  return {
    ...payload,
    counts,
    get bulkChange() {
      if (id === null) return Promise.resolve(null);
      return readAfterSave(context, bulkChangeView.path, () => context.rest.byId(bulkChangeView, id));
    },
  };
}
