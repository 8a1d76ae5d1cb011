import { auditTexts, statusTexts } from '../records';

/** Manage Complaint Category. */
export const complaintCategory = {
  title: 'Manage Complaint Category',
  record: 'Complaint Category',
  add: 'Tambah Complaint Category',
  supplierName: 'Company Supplier',
  name: 'Nama Category',
  description: 'Deskripsi Category',
  slaDays: 'Estimasi Penyelesaian (hari)',
  ...statusTexts,
  onlyActive: 'Active',
  onlyInactive: 'Non Active',
  ...auditTexts,
  allCompanies: 'All Company Supplier',
  allStatuses: 'All',
};
