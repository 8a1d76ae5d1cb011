import { auditTexts } from '../records';

/** Manage Battery Model (fleet-operations 2). */
export const batteryModel = {
  title: 'Manage Battery Model',
  name: 'Battery Model',
  modelName: 'Nama',
  company: 'Company',
  type: 'Battery Type',
  maxCapacity: 'Max Capacity',
  capacityColumn: 'Max Capacity (mAh)',
  charge: 'Charge',
  swap: 'Swap',
  unknown: 'Unknown',
  ...auditTexts,
  allCompanies: 'All Company',
  allTypes: 'All Battery Type',
};
