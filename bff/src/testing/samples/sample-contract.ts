/** `vehicle_contract/view`'s row in the data API's format. */
export const contractRow = {
  id: 12,
  companyTenantId: '5',
  companyTenantName: 'Kirim Cepat',
  contractNo: 'KTR/2026/012',
  registeredVehicle: 2,
  totalVehicle: '10',
  startDate: '2026-01-01',
  endDate: '2026-12-31T00:00:00+07:00',
  startDateText: '1 January 2026',
  endDateText: '31 December 2026',
  vehicleList: [
    { id: 'C3', nama: 'Volta Rental' },
    { id: 34, nama: 'B 1' },
    { id: '35', nama: 'B 2' },
  ],
  createdBy: 'Admin',
  createdDate: '2026-01-05 08:30',
  updatedBy: 'Budi',
  updatedDate: '2026-02-01T10:00:00+07:00',
  version: 4,
};

/** The same contract as GraphQL input. */
export const contractInput = {
  tenantId: '5',
  contractNo: 'KTR/2026/012',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  totalVehicles: 10,
  vehicleIds: ['34', '35'],
};
