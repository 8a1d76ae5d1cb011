import { sql } from 'kysely';
import { defineScope, rentedSince, rowsOfCompany, vehiclesRentedBy } from '../access/scope.js';

/** Suppliers see their own vehicles, tenants those that they rent by a contract in force. */
export const vehicleScope = defineScope({
  table: 'vehicle',
  supplier: rowsOfCompany('supplier_id'),
  // An array, read once: as a join, a tenant's sorted lists read the whole fleet.
  tenant: (company, today) => sql<boolean>`t.id = any(array${vehiclesRentedBy(company, today)})`,
  tenantSince: rentedSince,
});
