import { auditTexts } from '../records';

/** Manage Vehicle Model. */
export const vehicleModel = {
  title: 'Manage Vehicle Model',
  record: 'Vehicle Model',
  add: 'Tambah Vehicle Model',
  name: 'Name',
  supplierName: 'Company',
  batteryModelName: 'Battery Model',
  maxMileage: 'Max Mileage (km)',
  power: 'Power (watt)',
  topSpeed: 'Top Speed (km/h)',
  ...auditTexts,
  allCompanies: 'All Company',
  allBatteryModels: 'All Battery Model',
  batteryModelWaits: 'Pilih company terlebih dahulu.',
};
