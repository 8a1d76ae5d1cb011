import type { companyTenant as base } from '../id/company-tenant';
import { companyTenant as id } from '../id/company-tenant';

export const companyTenant: typeof base = {
  ...id,
  add: 'Add a tenant',
  formName: 'Name',
  formPhone: 'Phone',
  formAddress: 'Address',
  active: 'Active',
  inactive: 'Not Active',
  allStatuses: 'All Status',
  numberWrong: 'Give a number.',
};
