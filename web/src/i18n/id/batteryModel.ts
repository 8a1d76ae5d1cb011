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
  createdBy: 'Created By',
  createdAt: 'Created Date',
  updatedBy: 'Modified By',
  updatedAt: 'Modified Date',
  allCompanies: 'All Company',
  allTypes: 'All Battery Type',
};
