import type { Label } from '../resource/sheet.js';

/** Codes of `vehicle_status`. */
export const VEHICLE_STATUS = { nonActive: 0, active: 1, maintenance: 2, broken: 3 } as const;
/** The names of the statuses, by code. */
export const VEHICLE_STATUS_NAMES: readonly Label[] = [
  { id: 'Non Active', en: 'Inactive' },
  'Active',
  'Maintenance',
  'Broken',
];

/** Codes of `rent_status`. */
export const RENT_STATUS = { available: 0, rented: 1, booked: 2 } as const;
/** The names of the rent statuses, by code. */
export const RENT_STATUS_NAMES = ['Available', 'Rented', 'Booked'] as const;

/** Labels of the warehouse flag (specification, section 9). */
export const WAREHOUSE_WORDS = {
  '1': { id: 'Gudang', en: 'In warehouse' },
  '0': { id: 'Non Gudang', en: 'Not in warehouse' },
};
