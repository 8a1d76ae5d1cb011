import type { titles as base } from '../id/titles';

export const titles: typeof base = {
  dashboard: 'Dashboard',
  liveMap: 'Live map',
  vehicleList: 'Vehicle List',
  vehicleDetail: 'Vehicle Detail',
  trackers: 'Trackers',
  account: 'Account Settings',
  stationMap: 'Charging Station Map',
  complaintDetail: 'Complaint Detail',
  complaintCreate: 'Create Complaint',
  firstSteps: 'First steps',
  home: 'Home',
  notFound: 'Page not found',
};
