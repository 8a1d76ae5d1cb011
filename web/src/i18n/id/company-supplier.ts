import { companyTenant } from './company-tenant';

/** Manage Company Supplier: what a tenant has, and more. */
export const companySupplier = {
  ...companyTenant,
  title: 'Manage Company Supplier',
  record: 'Company Supplier',
  add: 'Tambah Company Supplier',
  callbackUrl: 'Callback URL',
  communication: 'Communication',
  allCommunications: 'All',
  none: 'None',
  pull: 'Pull',
  push: 'Push',
  unknown: 'Unknown',
  username: 'Username',
  password: 'Password',
  loginPath: 'Login Path',
};
