import { auditTexts, statusTexts } from '../records';

/** Manage Menu per Tipe User (administration 2.10). */
export const userType = {
  title: 'Manage Menu per Tipe User',
  name: 'Tipe User',
  add: 'Add Tipe User',
  typeName: 'Name',
  email: 'Email',
  companyType: 'Company Type',
  ...statusTexts,
  isAdmin: 'Is Admin',
  administrator: 'Administrator',
  ordinary: 'Biasa',
  menus: 'Menu',
  ...auditTexts,
  allStatuses: 'Semua Status',
  allCompanyTypes: 'All Company Type',
};
