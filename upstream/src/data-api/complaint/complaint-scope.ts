import { defineScope, rowsOfCompany } from '../access/scope.js';

export const complaintScope = defineScope({
  table: 'complaint',
  // The supplier of a vehicle with complaints cannot change: these are the complaints about its own vehicles.
  supplier: rowsOfCompany('supplier_id'),
  tenant: rowsOfCompany('tenant_id'),
});
