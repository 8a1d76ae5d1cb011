/** A tenant as `company_tenant/save` and `company_tenant/import` take it. */
export const tenantToSave = {
  name: 'Elang',
  email: 'elang@armada.test',
  address: 'Jalan Elang',
  noTelephone: '08123456789',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  isActive: '1',
  totalVehicle: 5,
  centerPointLatitude: -6.2,
  centerPointLongitude: 106.8,
};
