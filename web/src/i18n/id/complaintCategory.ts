import { auditTexts, statusTexts } from '../records';

/** Manage Complaint Category (fleet-operations 2, 5). */
export const complaintCategory = {
  title: 'Manage Complaint Category',
  name: 'Complaint Category',
  company: 'Company Supplier',
  categoryName: 'Nama Category',
  description: 'Deskripsi Category',
  days: 'Estimasi Penyelesaian (hari)',
  ...statusTexts,
  onlyActive: 'Active',
  onlyInactive: 'Non Active',
  ...auditTexts,
  allCompanies: 'All Company Supplier',
  allStatuses: 'All',
};
