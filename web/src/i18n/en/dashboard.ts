import type { dashboard as base } from '../id/dashboard';

export const dashboard: typeof base = {
  supplier: 'Company Supplier',
  allSuppliers: 'All Company Supplier',
  vehicleStatus: 'Vehicle status',
  rentStatus: 'Rental status',
  active: 'Active',
  nonActive: 'Not active',
  maintenance: 'In maintenance',
  broken: 'Broken',
  available: 'Available',
  rented: 'Rented',
  booked: 'Booked',
  vehicles: 'vehicles',
  empty: 'No data found',
  failed: 'The dashboard could not be loaded.',
  retry: 'Retry',
  loading: 'Loading the dashboard',
};
