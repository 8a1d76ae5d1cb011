/** The header title of each route. */
export const titles = {
  dashboard: 'Dashboard',
  vehicle: 'Manage Vehicle',
  user: 'Manage User',
  menu: 'Manage Menu',
  userType: 'Manage Menu per Tipe User',
  account: 'Account Settings',
  companyTenant: 'Manage Company Tenant',
  companySupplier: 'Manage Company Supplier',
  contract: 'Manage Company Contract',
  home: 'Home',
  notFound: 'Page not found',
};
