import { auditFields } from '../definition/audit.js';
import { date, email, flag, integer, number, phone, text } from '../definition/fields.js';
import { importRowFields, omitNull, requiredImportText } from '../definition/import/import-row.js';
import { inputField } from '../definition/input-field.js';
import { integerKind, latLngKind, numberKind } from '../definition/kinds.js';
import { defineSearch, defineSortEnum } from '../definition/search-and-sort.js';

/** The fields that suppliers and tenants share. */
export const companyFields = {
  name: text('name', { description: 'Name of the company.', search: true, sort: true, input: true }),
  companyTypeName: text('companyTypeName', {
    nullable: true,
    description: 'Name of the company type.',
    sort: 'Name of the company type.',
  }),
  totalVehicles: integer('totalVehicle', {
    nullable: true,
    description: 'Maximum number of vehicles.',
    sort: 'Maximum number of vehicles.',
    input: true,
  }),
  email: email('email', {
    nullable: true,
    description: 'E-mail address; null when the caller may see the name only.',
    search: 'The e-mail address.',
    sort: 'E-mail address.',
    input: 'E-mail address.',
  }),
  phone: phone('noTelephone', {
    nullable: true,
    description: 'Phone number after +62, without the leading 0.',
    search: 'The phone number.',
    sort: 'Phone number.',
    input: 'Phone number after +62: digits, without the leading 0.',
  }),
  address: text('address', {
    nullable: true,
    description: 'Postal address.',
    search: 'The postal address.',
    sort: 'Postal address.',
    input: true,
  }),
  radius: number('radius', {
    nullable: true,
    description: 'The radius of the circle in m.',
    sort: 'Radius of its circle.',
    input: { nullable: true },
  }),
  isActive: flag('isActive', {
    nullable: true,
    description: 'Whether its employees may sign in; null when the caller may see the name only.',
    sort: 'Whether active.',
    filter: 'Only active ones, or only inactive ones.',
    input: 'Whether its employees may sign in.',
    bulk: 'Whether their employees may sign in.',
  }),
  startDate: date('startDate', {
    nullable: true,
    description: 'First day, YYYY-MM-DD.',
    sort: 'First day.',
    input: true,
  }),
  endDate: date('endDate', {
    nullable: true,
    description: 'Last day, YYYY-MM-DD.',
    sort: 'Last day.',
    input: 'Last day, YYYY-MM-DD, not before the first.',
  }),
};

/** The field of a record that belongs to a supplier. @param name what its REST row calls it */
export const supplierName = (name: string) =>
  text(name, {
    nullable: true,
    description: 'Name of the supplier company.',
    sort: 'Name of the supplier.',
  });

/** The field of a record that belongs to a tenant. @param name what its REST row calls it */
export const tenantName = (name: string) =>
  text(name, { nullable: true, description: 'Name of the tenant company.', sort: 'Name of the tenant.' });

/** The centre of a company's circle; required for a tenant only. */
export const centerNames = ['centerPointLatitude', 'centerPointLongitude'] as const;
export const center = {
  nullable: true,
  description: 'The centre of the circle that its vehicles should stay within.',
} as const;

/** The search of both lists, and the sort fields of tenants. */
export const companySearch = defineSearch('Company', 'companies', companyFields);
export const companySortEnum = defineSortEnum('Company', 'A field that companies can be ordered by.', {
  ...companyFields,
  ...auditFields,
});

/** A row of `company_tenant/import` and `company_supplier/import`. */
export const companyImportRow = {
  ...importRowFields('noTelephone'),
  totalVehicles: inputField(integerKind.input, 'totalVehicle', {
    nullable: true,
    description: 'Maximum number of vehicles.',
    send: omitNull,
  }),
  startDate: requiredImportText('startDate', 'First day, YYYY-MM-DD.'),
  endDate: requiredImportText('endDate', 'Last day, YYYY-MM-DD, not before the first.'),
  center: inputField({ ...latLngKind, isNested: false }, centerNames, center),
  radius: inputField(numberKind.input, 'radius', {
    nullable: true,
    description: 'The radius of the circle in m; omitted it stays unchanged, null removes it.',
  }),
};
