import { sql } from 'kysely';
import { Type } from 'typebox';
import type { RowImport } from '../resource/import/import.js';
import { companySupplier } from './company-supplier.js';
import { companyTenant } from './company-tenant.js';

/** The key of a company is its name, unique within its type. */
const byName: RowImport<typeof companyTenant.save.schema, typeof companyTenant.save.schema>['key'] = {
  of: (row: { name: string }) => row.name,
  field: 'name',
  title: 'Name',
  column: sql<string>`t.name`,
};

/** A row that has all fields of a save needs no lookup. */
const asItIs =
  async () =>
  <Row>(row: Row): Row =>
    row;

/** Tenants: a row has the fields of the form. */
export const tenantImport: RowImport<typeof companyTenant.save.schema, typeof companyTenant.save.schema> = {
  schema: companyTenant.save.schema,
  key: byName,
  bodies: asItIs,
};

/** Suppliers: without the password, which does not belong in a spreadsheet and is not changed. */
const supplierRow = Type.Omit(companySupplier.save.schema, ['password']);
export const supplierImport: RowImport<typeof companySupplier.save.schema, typeof supplierRow> = {
  schema: supplierRow,
  key: byName,
  bodies: asItIs,
};
