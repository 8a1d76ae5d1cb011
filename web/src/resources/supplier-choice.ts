import { ACTIVE_SUPPLIERS, SUPPLIERS } from '../codes/company-look-ups';

/* How records name the supplier they belong to. Their screen reads `supplierOptions`, and those to offer as `activeSuppliers`. */

export const SUPPLIER_FILTER = {
  label: 'supplierName',
  to: 'supplierId',
  all: 'allCompanies',
  options: 'supplierOptions',
  lookUp: SUPPLIERS,
} as const;

export const SUPPLIER_FIELD = {
  kind: 'options',
  label: 'supplierName',
  required: true,
  options: 'activeSuppliers',
  lookUp: ACTIVE_SUPPLIERS,
} as const;

/** The text of the supplier of a record, which may not be offered any more. */
export const heldSupplier = ({ supplierName }: { supplierName?: string | null }) => ({
  supplierId: supplierName,
});
