import type { companySupplier as base } from '../id/companySupplier';
import { companySupplier as id } from '../id/companySupplier';
import { companyTenant } from './companyTenant';

export const companySupplier: typeof base = {
  ...id,
  ...companyTenant,
  title: id.title,
  record: id.record,
  add: 'Add a supplier',
};
