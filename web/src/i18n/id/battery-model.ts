import { auditTexts } from '../records';

/** Manage Battery Model. */
export const batteryModel = {
  title: 'Manage Battery Model',
  record: 'Battery Model',
  add: 'Tambah Battery Model',
  name: 'Nama',
  supplierName: 'Company',
  type: 'Battery Type',
  capacity: 'Max Capacity',
  maxCapacity: 'Max Capacity (mAh)',
  charge: 'Charge',
  swap: 'Swap',
  unknown: 'Unknown',
  ...auditTexts,
  allCompanies: 'All Company',
  allTypes: 'All Battery Type',
};
