import { sql } from 'kysely';
import { type Static, type TObject, Type } from 'typebox';
import type { RowImport } from '../resource/import/import.js';
import { companySupplier } from './company-supplier.js';
import { companyTenant } from './company-tenant.js';

/** Rows with the fields of the form, by their name, which is unique within the company type. */
const byName = <S extends TObject, R extends TObject>(
  schema: R,
  bodies: RowImport<S, R>['bodies'],
): RowImport<S, R> => ({
  schema,
  key: { of: (row) => String(Object(row).name), field: 'name', title: 'Name', column: sql<string>`t.name` },
  bodies,
});

export const tenantImport = byName(companyTenant.save.schema, async () => (row) => row);

/** Without the password, which does not belong in a spreadsheet and is not changed. */
const supplierRow = Type.Omit(companySupplier.save.schema, ['password']);
type SupplierRow = Static<typeof supplierRow>;
export const supplierImport = byName<typeof companySupplier.save.schema, typeof supplierRow>(
  supplierRow,
  async () => (row: SupplierRow) => row,
);
