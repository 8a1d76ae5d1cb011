import { z } from 'zod';
import { actionCall, readCall, viewCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { type Export, exportAddress, exportRecord } from './export.types.js';

/** An export without a name has the name of its file. */
const namedExport = (schemas: PayloadSchemas) =>
  z.pipe(
    exportRecord.row(schemas),
    z.transform((row: Export): Export => ({ ...row, name: row.name || row.id })),
  );

/** Specification, section 7: `Data1` '1' or '0', `Data2` the name or a message, `Data3` the file's path. */
export const exportRequest = actionCall('ftp/download', (schemas) =>
  z.object({ Data1: schemas.flag, Data2: schemas.textOrEmpty, Data3: schemas.textOrEmpty }),
);
export const exportStatus = readCall('ftp/status', (schemas) => z.nullish(namedExport(schemas)), {
  optional: true,
});
export const exportView = viewCall('ftp/view', namedExport, { optional: true });
export const exportCancel = actionCall('ftp/cancel', namedExport, { optional: true });

/** An export that has just been requested. */
export const newExport = (id: string, name: string): Export => ({
  id,
  name: name || id,
  state: 'WAITING',
  rows: 0,
  totalRows: null,
  createdAt: null,
  finishedAt: null,
  url: exportAddress(id),
});
