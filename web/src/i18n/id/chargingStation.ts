import { auditTexts } from '../records';

/** Manage Charging Station (fleet-operations 2, 5). */
export const chargingStation = {
  title: 'Manage Charging Station',
  name: 'Charging Station',
  stationName: 'Name',
  facility: 'Facility',
  address: 'Address',
  totalCompanies: 'Total Companies',
  ...auditTexts,
  position: 'Latitude-Longitude',
  photo: 'Photo',
  companies: 'Company Supplier',
  maps: 'Maps',
  photoMissing: 'Harap menambahkan foto terlebih dahulu',
  companyMissing: 'Harap memilih perusahaan terlebih dahulu',
};
