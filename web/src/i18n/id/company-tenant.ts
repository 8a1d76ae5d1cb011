import { auditTexts, statusTexts } from '../records';

/** Manage Company Tenant. */
export const companyTenant = {
  title: 'Manage Company Tenant',
  record: 'Company Tenant',
  add: 'Tambah Company Tenant',
  name: 'Name',
  formName: 'Nama',
  companyTypeName: 'Company Type',
  totalVehicles: 'Total Vehicles',
  email: 'Email',
  phone: 'Phone',
  formPhone: 'Tlp',
  address: 'Address',
  formAddress: 'Alamat',
  center: 'Latitude, Longitude',
  radius: 'Radius (m)',
  ...statusTexts,
  startDate: 'Start Date',
  endDate: 'End Date',
  ...auditTexts,
  allStatuses: 'Semua Status',
  emailWrong: 'Invalid e-mail.',
  numberWrong: 'Isi angka.',
};
