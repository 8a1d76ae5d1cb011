import { auditTexts } from '../records';

/** Manage Vehicle Model (fleet-operations 2). */
export const vehicleModel = {
  title: 'Manage Vehicle Model',
  name: 'Vehicle Model',
  modelName: 'Name',
  company: 'Company',
  batteryModel: 'Battery Model',
  maxMileage: 'Max Mileage (km)',
  power: 'Power (watt)',
  topSpeed: 'Top Speed (km/h)',
  ...auditTexts,
  allCompanies: 'All Company',
  allBatteryModels: 'All Battery Model',
  batteryModelWaits: 'Pilih company terlebih dahulu.',
};
