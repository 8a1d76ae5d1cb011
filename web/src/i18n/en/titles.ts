import type { titles as base } from '../id/titles';

export const titles: typeof base = {
  dashboard: 'Dashboard',
  vehicle: 'Manage Vehicle',
  vehicleDetail: 'Vehicle Detail',
  user: 'Manage User',
  menu: 'Manage Menu',
  userType: 'Manage Menu per User Type',
  account: 'Account Settings',
  vehicleModel: 'Manage Vehicle Model',
  batteryModel: 'Manage Battery Model',
  companyTenant: 'Manage Company Tenant',
  companySupplier: 'Manage Company Supplier',
  contract: 'Manage Company Contract',
  chargingStation: 'Manage Charging Station',
  stationMap: 'Charging Station Map',
  complaintCategory: 'Manage Complaint Category',
  complaint: 'Complaint',
  complaintDetail: 'Complaint Detail',
  complaintCreate: 'Create Complaint',
  home: 'Home',
  notFound: 'Page not found',
};
