import type { companySupplier as base } from '../id/company-supplier';
import { companySupplier as id } from '../id/company-supplier';
import { companyTenant } from './company-tenant';

export const companySupplier: typeof base = {
  ...id,
  ...companyTenant,
  title: id.title,
  record: id.record,
  add: 'Add a supplier',
};
