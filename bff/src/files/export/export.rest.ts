import { z } from 'zod';
import { actionCall, readCall, viewCall } from '../../rest/calls.js';
import type { Wire } from '../../rest/wire.js';
import { type Export, ExportState } from './export.types.js';

const states: Readonly<Record<string, ExportState>> = {
  waiting: ExportState.WAITING,
  building: ExportState.BUILDING,
  ready: ExportState.READY,
  failed: ExportState.FAILED,
  cancelled: ExportState.CANCELLED,
  expired: ExportState.EXPIRED,
};

const statusRow = (wire: Wire) =>
  z.object({
    namaFile: wire.text,
    name: wire.textOrEmpty,
    state: wire.text,
    rows: wire.optionalInteger,
    totalRow: wire.optionalInteger,
    createdDate: wire.optionalDateTime,
    finishedDate: wire.optionalDateTime,
  });
type StatusRow = z.infer<ReturnType<typeof statusRow>>;

/** Specification, section 7: `Data1` '1' or '0', `Data2` the name or a message, `Data3` the file's path. */
export const exportRequest = actionCall('ftp/download', (wire) =>
  z.object({ Data1: wire.flag, Data2: wire.textOrEmpty, Data3: wire.textOrEmpty }),
);
export const exportStatus = readCall('ftp/status', (wire) => statusRow(wire).nullish(), { optional: true });
export const exportView = viewCall('ftp/view', (wire) => statusRow(wire).extend({ id: wire.id }), {
  optional: true,
});
export const exportCancel = actionCall('ftp/cancel', statusRow, { optional: true });

export const toExport = (row: StatusRow): Export => ({
  id: row.namaFile,
  name: row.name || row.namaFile,
  state: states[row.state] ?? ExportState.UNKNOWN,
  rows: row.rows ?? 0,
  totalRows: row.totalRow,
  createdAt: row.createdDate,
  finishedAt: row.finishedDate,
  url: exportAddress(row.namaFile),
});

/** An export that has just been requested. */
export const newExport = (id: string, name: string): Export => ({
  id,
  name: name || id,
  state: ExportState.WAITING,
  rows: 0,
  totalRows: null,
  createdAt: null,
  finishedAt: null,
  url: exportAddress(id),
});

const exportAddress = (id: string) => `/files/exports/${encodeURIComponent(id)}`;
