import type { titles as base } from '../id/titles';

export const titles: typeof base = {
  dashboard: 'Dashboard',
  vehicleList: 'Vehicle List',
  vehicleDetail: 'Vehicle Detail',
  account: 'Account Settings',
  stationMap: 'Charging Station Map',
  complaintDetail: 'Complaint Detail',
  complaintCreate: 'Create Complaint',
  home: 'Home',
  notFound: 'Page not found',
};
