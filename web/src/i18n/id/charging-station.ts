import { auditTexts } from '../records';

/** Manage Charging Station. */
export const chargingStation = {
  title: 'Manage Charging Station',
  record: 'Charging Station',
  add: 'Tambah Charging Station',
  name: 'Name',
  facility: 'Facility',
  address: 'Address',
  totalSuppliers: 'Total Companies',
  ...auditTexts,
  position: 'Latitude-Longitude',
  photos: 'Photo',
  supplierIds: 'Company Supplier',
  maps: 'Maps',
  photoMissing: 'Harap menambahkan foto terlebih dahulu',
  companyMissing: 'Harap memilih perusahaan terlebih dahulu',
};
