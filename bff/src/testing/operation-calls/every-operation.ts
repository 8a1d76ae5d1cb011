import { accessCalls } from './access-calls.js';
import { administrationCalls } from './administration-calls.js';
import { bulkCalls } from './bulk-calls.js';
import { companyCalls } from './company-calls.js';
import { complaintCalls } from './complaint-calls.js';
import { exportCalls } from './export-calls.js';
import { fleetCalls } from './fleet-calls.js';
import { importCalls } from './import-calls.js';
import { notificationCalls } from './notification-calls.js';
import type { OperationCalls, OperationTable } from './operation-calls.js';
import { placeCalls } from './place-calls.js';
import { stationCalls } from './station-calls.js';
import { trackerCalls } from './tracker-calls.js';

/** The upstream calls of every operation of the client. */
export const operationTable: OperationTable = {
  ...accessCalls,
  ...administrationCalls,
  ...bulkCalls,
  ...companyCalls,
  ...complaintCalls,
  ...fleetCalls,
  ...exportCalls,
  ...importCalls,
  ...notificationCalls,
  ...placeCalls,
  ...stationCalls,
  ...trackerCalls,
};

/** @throws for an operation without an entry */
export function lineOf(name: string): OperationCalls {
  const line = operationTable[name];
  if (line) return line;
  throw new Error(`${name} has no entry in bff/src/testing/operation-calls: list its upstream calls there.`);
}
