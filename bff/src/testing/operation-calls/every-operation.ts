import type { ClientOperation } from '../client-operations.js';
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
import { standardCalls } from './standard-calls.js';
import { stationCalls } from './station-calls.js';
import { trackerCalls } from './tracker-calls.js';

/** The upstream calls of the client's operations that are not {@link standardCalls}. */
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

/** @throws for an operation that has no entry and is not standard */
export function lineOf(operation: ClientOperation): OperationCalls {
  const line = operationTable[operation.name] ?? standardCalls(operation);
  if (line) return line;
  throw new Error(
    `${operation.name} has no entry in bff/src/testing/operation-calls: list its upstream calls there.`,
  );
}
