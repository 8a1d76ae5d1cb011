import { data, rows, saved } from '../data-api-double.js';
import { deviceRow, tokenRow, trackerRow } from '../samples/sample-tracker.js';
import { vehicleInput, vehicleRow } from '../samples/sample-vehicle.js';
import type { OperationTable } from './operation-calls.js';

/** Trackers, their tokens, and the tracker of a vehicle. */
export const trackerCalls: OperationTable = {
  TrackerSummary: {
    calls: {
      'GET tracker/summary': data({ readingsLastMinute: 120, devices: 8, unknownDevices: 2, tokens: 1 }),
    },
  },
  TrackerTokens: {
    variables: { page: 1, size: 20 },
    calls: { 'GET tracker/token/view?page=1&size=20': rows([tokenRow]) },
  },
  TrackerSuppliers: {
    variables: { first: 50 },
    calls: { 'GET company_supplier/list?isAktif=1&size=50': data([{ value: 3, text: 'Volta Rental' }]) },
  },
  CreateTrackerToken: {
    variables: { input: { name: 'Phones', supplierId: '3' } },
    calls: { 'POST tracker/token/save': data({ id: 4, token: 'tracker-secret' }) },
  },
  RevokeTrackerToken: { variables: { id: '4' }, calls: { 'POST tracker/token/revoke': saved(4) } },
  TrackerDevices: {
    variables: {
      filter: { isKnown: false, search: { field: 'IDENTIFIER', text: 'B 1' } },
      page: 1,
      size: 20,
    },
    calls: { 'GET tracker/device/view?page=1&size=20&deviceId=B 1&known=0': rows([deviceRow]) },
  },
  ClaimTrackerDevice: {
    variables: { id: '9', vehicleId: '34', replace: false },
    calls: { 'POST tracker/device/claim': saved(9) },
  },
  TrackerVehicles: {
    variables: { filter: { supplierId: '3', search: { field: 'LICENSE_PLATE', text: 'B 1' } } },
    calls: {
      'GET vehicle/view?page=1&size=8&licensePlate=B 1&companySupplierId=3&sort=licensePlate': rows([
        vehicleRow,
      ]),
    },
  },
  VehicleTracker: {
    variables: { id: '34' },
    calls: {
      'GET vehicle/view/34': data(vehicleRow),
      'GET vehicle/tracker?vehicleId=34': data(trackerRow),
    },
  },
  SetTrackerId: {
    variables: { id: '34', input: vehicleInput },
    calls: { 'POST vehicle/edit': saved(34) },
  },
};
