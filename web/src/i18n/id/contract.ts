import { auditTexts } from '../records';

/** Manage Company Contract. */
export const contract = {
  title: 'Manage Company Contract',
  record: 'Company Contract',
  add: 'Tambah Company Contract',
  tenantName: 'Company Tenant',
  company: 'Company',
  contractNo: 'Contract Number',
  name: 'Company Name',
  registeredVehicles: 'Registered Vehicles',
  totalVehicles: 'Total Vehicles',
  maximum: 'Total Vehicles (Maximum)',
  startDate: 'Start Date',
  endDate: 'End Date',
  vehicleIds: 'Vehicles',
  ...auditTexts,
  allTenants: 'All Company Tenant',
  tooMany: 'Kendaraan terpilih melebihi maksimum.',
};
