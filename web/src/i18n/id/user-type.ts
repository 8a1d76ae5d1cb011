import { auditTexts, statusTexts } from '../records';

/** Manage Menu per Tipe User. */
export const userType = {
  title: 'Manage Menu per Tipe User',
  record: 'Tipe User',
  add: 'Tambah Tipe User',
  addButton: 'Add Tipe User',
  name: 'Name',
  email: 'Email',
  companyTypeName: 'Company Type',
  ...statusTexts,
  isAdmin: 'Is Admin',
  administrator: 'Administrator',
  ordinary: 'Biasa',
  menuIds: 'Menu',
  ...auditTexts,
  allStatuses: 'Semua Status',
  allCompanyTypes: 'All Company Type',
};
