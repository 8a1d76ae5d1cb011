import { z } from 'zod';
import { actionCall, saveCall, viewCall } from '../../rest/calls.js';
import { bulkChange, bulkChangeRow } from './bulk-change.types.js';

/** [+] */
export const bulkChangeView = viewCall('bulk_change/view', bulkChange.row, { optional: true });
export const bulkChangeRows = viewCall('bulk_change/rows', bulkChangeRow.row, { optional: true });
export const bulkChangeUndo = saveCall('bulk_change/undo');

/** Declares `POST path/bulk`, which starts a bulk change of a resource; a dry run has no id. */
export const bulkChangeStart = (path: string) =>
  actionCall(
    `${path}/bulk`,
    (schemas) =>
      z.object({
        id: schemas.optionalId,
        total: schemas.integer,
        changed: schemas.integer,
        unchanged: schemas.integer,
        refused: schemas.integer,
      }),
    { optional: true },
  );
