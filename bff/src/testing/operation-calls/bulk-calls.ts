import { data, rows, saved } from '../data-api-double.js';
import { bulkChangeRow } from '../samples/sample-bulk-change.js';
import type { OperationTable } from './operation-calls.js';

/** The dry run of a change of many records. */
const counted = (path: string, change: object) => ({
  variables: { input: { ids: ['34'], change }, dryRun: true },
  calls: {
    [`POST ${path}/bulk`]: data({ id: null, total: 1, changed: 1, unchanged: 0, refused: 0 }),
  },
});

/** Changes of many records, the changes of one, and the undo of its creation. */
export const bulkCalls: OperationTable = {
  RecordChanges: {
    variables: { resource: 'VEHICLE', id: '34', page: 1, size: 10 },
    calls: { 'GET vehicle/changes/34?page=1&size=10': rows([]) },
  },
  UndoCreate: {
    variables: { resource: 'VEHICLE', id: '34' },
    calls: { 'POST vehicle/undo_create': saved(34) },
  },
  ChangeVehicles: counted('vehicle', { vehicleStatus: 'BROKEN' }),
  ChangeUsers: counted('user', { isActive: false }),
  ChangeUserTypes: counted('user_type', { isActive: false }),
  ChangeComplaintCategories: counted('complaint_category', { isActive: false }),
  ChangeSuppliers: counted('company_supplier', { isActive: false }),
  ChangeTenants: counted('company_tenant', { isActive: false }),
  UndoBulkChange: {
    variables: { id: '9' },
    calls: {
      'POST bulk_change/undo': data({ id: 10 }),
      'GET bulk_change/view?ids=10&page=1&size=1': rows([bulkChangeRow({ id: 10 })]),
    },
  },
  BulkChanges: {
    variables: {},
    calls: { 'GET bulk_change/view?page=1&size=5': rows([bulkChangeRow()]) },
  },
  BulkChangeRefused: {
    variables: { id: '9', page: 1, size: 100 },
    calls: { 'GET bulk_change/rows?page=1&size=100&bulkChange=9&outcome=refused': rows([]) },
  },
  BulkChangeProgressed: {
    variables: { id: '9' },
    calls: { 'GET bulk_change/view?ids=9&page=1&size=1': rows([bulkChangeRow()]) },
  },
  OpenContracts: {
    variables: { size: 500 },
    calls: { 'GET vehicle_contract/view?page=1&size=500&sort=-endDate': rows([]) },
  },
};
