import { data, rows } from '../data-api-double.js';
import { exportStatusRow } from '../samples/sample-export.js';
import type { OperationTable } from './operation-calls.js';

/** Exports. */
export const exportCalls: OperationTable = {
  RequestExport: {
    variables: { input: { type: 'VEHICLES', format: 'CSV', filter: { rentStatus: 'RENTED' } } },
    calls: { 'POST ftp/download': data({ Data1: '1', Data2: 'Vehicle.csv', Data3: 'x1.csv' }) },
  },
  CancelExport: {
    variables: { id: 'x1.csv' },
    calls: { 'POST ftp/cancel': data(exportStatusRow({ state: 'cancelled' })) },
  },
  Exports: {
    variables: { page: 1, size: 10 },
    calls: { 'GET ftp/view?page=1&size=10': rows([{ id: 1, ...exportStatusRow() }]) },
  },
  ExportProgressed: {
    variables: { id: 'x1.csv' },
    calls: { 'GET ftp/status?namaFile=x1.csv': data(exportStatusRow()) },
  },
};
