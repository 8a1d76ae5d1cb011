import type { companyTenant as base } from '../id/companyTenant';
import { companyTenant as id } from '../id/companyTenant';

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
