/** The header titles of the screens that are no resource's list. */
export const titles = {
  dashboard: 'Dashboard',
  vehicleList: 'Vehicle List',
  vehicleDetail: 'Detail Vehicle',
  account: 'Account Settings',
  stationMap: 'Charging Station Map',
  complaintDetail: 'Complaint Detail',
  complaintCreate: 'Create Complaint',
  home: 'Home',
  notFound: 'Page not found',
};
