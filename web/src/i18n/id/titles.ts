/** The header titles of the screens that are no resource's list. */
export const titles = {
  dashboard: 'Dashboard',
  liveMap: 'Peta Langsung',
  vehicleList: 'Vehicle List',
  vehicleDetail: 'Detail kendaraan',
  trackers: 'Pelacak',
  account: 'Account Settings',
  stationMap: 'Charging Station Map',
  complaintDetail: 'Complaint Detail',
  complaintCreate: 'Create Complaint',
  firstSteps: 'Langkah pertama',
  home: 'Home',
  notFound: 'Halaman tidak ditemukan',
};
