import { data } from '../data-api-double.js';
import type { OperationTable } from './operation-calls.js';

const dryRunOf = (path: string, row: object): OperationTable[string] => ({
  variables: { rows: [row], dryRun: true },
  calls: { [`POST ${path}/import`]: data({ rows: [{ row: 1, action: 'add', id: null, errors: [] }] }) },
});

/** Imports of what belongs to a fleet. */
export const importCalls: OperationTable = {
  ImportVehicles: dryRunOf('vehicle', { licensePlate: 'B 1 A', modelName: 'Volta Hatch' }),
  ImportVehicleModels: dryRunOf('vehicle_model', { name: 'Volta Hatch', supplierName: 'Volta Rental' }),
  ImportChargingStations: dryRunOf('charging_station', { name: 'SPKLU', supplierNames: ['Volta Rental'] }),
  ImportContracts: dryRunOf('vehicle_contract', { contractNo: 'KTR-1', licensePlates: ['B 1 A'] }),
};
