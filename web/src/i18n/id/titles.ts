/** The header title of each route. */
export const titles = {
  dashboard: 'Dashboard',
  vehicle: 'Manage Vehicle',
  user: 'Manage User',
  menu: 'Manage Menu',
  userType: 'Manage Menu per Tipe User',
  account: 'Account Settings',
  vehicleModel: 'Manage Vehicle Model',
  batteryModel: 'Manage Battery Model',
  companyTenant: 'Manage Company Tenant',
  companySupplier: 'Manage Company Supplier',
  contract: 'Manage Company Contract',
  chargingStation: 'Manage Charging Station',
  stationMap: 'Charging Station Map',
  complaintCategory: 'Manage Complaint Category',
  home: 'Home',
  notFound: 'Page not found',
};
