/* How records name the supplier they belong to. Their screen reads `supplierOptions`, and those to offer as `activeSuppliers`. */

export const SUPPLIER_FILTER = {
  label: 'supplierName',
  to: 'supplierId',
  all: 'allCompanies',
  options: 'supplierOptions',
} as const;

export const SUPPLIER_FIELD = {
  kind: 'options',
  label: 'supplierName',
  required: true,
  options: 'activeSuppliers',
  known: 'supplierOptions',
} as const;
