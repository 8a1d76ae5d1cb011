import type { z } from 'zod';
import { optionsCall } from '../rest/calls.js';
import { saidDate, saidFlag, saidFlagFilter, saidPhone, saidPhoneIfAny, shownPhone } from '../rest/encode.js';
import { rowId } from '../rest/row-id.js';
import type { Wire } from '../rest/wire.js';
import { auditOf } from '../schema/audited.js';
import { type LatLngInput, latLngOf } from '../schema/lat-lng.js';
import { searchParameter } from '../schema/paging.js';
import {
  type CompanyImportRow,
  type CompanySearch,
  CompanySearchField,
  CompanySortField,
} from './company.inputs.js';

/** Pick lists of companies of every type, and of the types (specification, section 7). */
export const companyList = optionsCall('company/list');
export const companyTypeList = optionsCall('company/list/type');

/** The parameter of pick lists of companies that tells active ones from others (specification, administration, section 7). */
export const activeParameter = (isActive: boolean | null | undefined) => ({
  isAktif: saidFlagFilter(isActive),
});

/** What a tenant's and a supplier's row have in common (specification, section 3). */
export const companyColumns = (wire: Wire) => ({
  id: wire.id,
  name: wire.text,
  companyTypeName: wire.optionalText,
  totalVehicle: wire.optionalInteger,
  email: wire.optionalText,
  noTelephone: wire.optionalText,
  address: wire.optionalText,
  centerPointLatitude: wire.optionalNumber,
  centerPointLongitude: wire.optionalNumber,
  radius: wire.optionalNumber,
  // Left out where the caller may see the name only: neither active nor not.
  isActive: wire.flag.nullish().transform((flag) => flag ?? null),
  startDate: wire.optionalDate,
  endDate: wire.optionalDate,
  ...wire.audit,
});

type Columns = ReturnType<typeof companyColumns>;
type CompanyRow = { [Name in keyof Columns]: z.infer<Columns[Name]> };

/** The fields that `Tenant` and `Supplier` share, from a row. */
export const companyOf = (row: CompanyRow) => ({
  id: row.id,
  name: row.name,
  companyTypeName: row.companyTypeName,
  totalVehicles: row.totalVehicle,
  email: row.email,
  phone: shownPhone(row.noTelephone),
  address: row.address,
  center: latLngOf(row.centerPointLatitude, row.centerPointLongitude),
  radius: row.radius,
  isActive: row.isActive,
  startDate: row.startDate,
  endDate: row.endDate,
  ...auditOf(row),
});

const searchNames = {
  [CompanySearchField.NAME]: 'name',
  [CompanySearchField.EMAIL]: 'email',
  [CompanySearchField.ADDRESS]: 'address',
  [CompanySearchField.PHONE]: 'noTelephone',
} as const;

/** The row's name for each member of `CompanySortField`. */
export const companySortNames = {
  [CompanySortField.NAME]: 'name',
  [CompanySortField.COMPANY_TYPE_NAME]: 'companyTypeName',
  [CompanySortField.TOTAL_VEHICLES]: 'totalVehicle',
  [CompanySortField.EMAIL]: 'email',
  [CompanySortField.PHONE]: 'noTelephone',
  [CompanySortField.ADDRESS]: 'address',
  [CompanySortField.RADIUS]: 'radius',
  [CompanySortField.IS_ACTIVE]: 'isActive',
  [CompanySortField.START_DATE]: 'startDate',
  [CompanySortField.END_DATE]: 'endDate',
  [CompanySortField.CREATED_BY]: 'createdBy',
  [CompanySortField.CREATED_AT]: 'createdDate',
  [CompanySortField.UPDATED_BY]: 'updatedBy',
  [CompanySortField.UPDATED_AT]: 'updatedDate',
} as const;

interface CompanyFilter {
  search?: CompanySearch | null;
  isActive?: boolean | null;
}

/** The filters that `company_tenant/view` and `company_supplier/view` share. */
export const companyParameters = (filter: CompanyFilter | null | undefined) => ({
  ...searchParameter(filter?.search, searchNames),
  isActive: saidFlagFilter(filter?.isActive),
});

interface CompanyInput {
  name: string;
  email: string;
  address: string;
  phone: string;
  totalVehicles: number;
  startDate: Date;
  endDate: Date;
  isActive: boolean;
  center?: LatLngInput | null;
  radius?: number | null;
  version?: number | null;
}

/** What the payloads of `company_tenant/save` and `company_supplier/save` share; `id` is 0 for a new one. */
export const companyPayload = (id: string, input: CompanyInput) => ({
  id: rowId(id, 'id'),
  name: input.name,
  email: input.email,
  address: input.address,
  noTelephone: saidPhone(input.phone),
  totalVehicle: input.totalVehicles,
  startDate: saidDate(input.startDate),
  endDate: saidDate(input.endDate),
  isActive: saidFlag(input.isActive),
  centerPointLatitude: input.center === null ? null : input.center?.latitude,
  centerPointLongitude: input.center === null ? null : input.center?.longitude,
  radius: input.radius,
  version: input.version ?? undefined,
});

/** A row of `company_tenant/import` and `company_supplier/import`: what every save needs and it lacks is left out. */
export const companyRow = (row: CompanyImportRow) => ({
  name: row.name ?? undefined,
  email: row.email ?? undefined,
  address: row.address ?? undefined,
  noTelephone: saidPhoneIfAny(row.phone),
  totalVehicle: row.totalVehicles ?? undefined,
  startDate: row.startDate ?? undefined,
  endDate: row.endDate ?? undefined,
  isActive: saidFlagFilter(row.isActive),
  centerPointLatitude: row.center === null ? null : row.center?.latitude,
  centerPointLongitude: row.center === null ? null : row.center?.longitude,
  radius: row.radius,
});

/** Names of input fields that the row calls otherwise. */
export const companyInputNames = {
  noTelephone: 'phone',
  totalVehicle: 'totalVehicles',
  centerPointLatitude: 'center',
  centerPointLongitude: 'center',
};
