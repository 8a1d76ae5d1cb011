import { auditTexts } from '../records';

/** Manage Company Contract (administration 2.13). */
export const contract = {
  title: 'Manage Company Contract',
  name: 'Company Contract',
  tenant: 'Company Tenant',
  company: 'Company',
  contractNo: 'Contract Number',
  companyName: 'Company Name',
  registeredVehicles: 'Registered Vehicles',
  totalVehicles: 'Total Vehicles',
  maximum: 'Total Vehicles (Maximum)',
  startDate: 'Start Date',
  endDate: 'End Date',
  vehicles: 'Vehicles',
  ...auditTexts,
  allTenants: 'All Company Tenant',
  tooMany: 'Kendaraan terpilih melebihi maksimum.',
};
