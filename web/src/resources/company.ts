import type { CellPlace } from '../crud/cell';
import { ACTIVE } from '../crud/choices';
import { isEmail } from '../crud/field-rules';
import type { FormReader } from '../crud/form-reader';
import type { RowReader } from '../crud/import/row-reader';
import { formatLatLng, type LatLng } from '../map/lat-lng';

/* What the screens of tenants and suppliers share (administration 2.11, 2.12, 5). */

/** What a map shows of a company; null for one whose place is not known. */
function placeOf({ center, radius }: Pick<Company, 'center' | 'radius'>): CellPlace | null {
  return center ? { place: center, radius: radius ?? null } : null;
}

export const COMPANY_COLUMNS = [
  { field: 'name', header: 'companyName', width: 220, sort: 'NAME' },
  { field: 'companyTypeName', header: 'companyType', width: 140, sort: 'COMPANY_TYPE_NAME' },
  { field: 'totalVehicles', header: 'totalVehicles', width: 130, sort: 'TOTAL_VEHICLES', kind: 'number' },
  { field: 'email', header: 'email', width: 220, sort: 'EMAIL' },
  { field: 'phone', header: 'phone', width: 140, sort: 'PHONE' },
  { field: 'address', header: 'address', width: 280, sort: 'ADDRESS', place: placeOf },
] as const;

export const STATUS_COLUMNS = [
  { field: 'isActive', header: 'status', width: 130, sort: 'IS_ACTIVE', choices: ACTIVE },
  { field: 'startDate', header: 'startDate', width: 120, sort: 'START_DATE', kind: 'day' },
  { field: 'endDate', header: 'endDate', width: 120, sort: 'END_DATE', kind: 'day' },
] as const;

export const COMPANY_SEARCH = {
  name: { field: 'NAME', label: 'companyName' },
  email: { field: 'EMAIL', label: 'email' },
  phone: { field: 'PHONE', label: 'phone' },
  address: { field: 'ADDRESS', label: 'address' },
} as const;

/** The fields of both forms. A new company starts today. */
export const COMPANY_FIELDS = {
  name: { kind: 'text', label: 'formName', required: true },
  email: { kind: 'text', label: 'email', required: true, rule: { isValid: isEmail, message: 'emailWrong' } },
  phone: { kind: 'phone', label: 'formPhone', required: true },
  totalVehicles: { kind: 'digits', label: 'totalVehicles', required: true, maxLength: 6 },
  startDate: { kind: 'date', label: 'startDate', required: true, startsToday: true },
  endDate: { kind: 'date', label: 'endDate', required: true, notBefore: 'startDate' },
  address: { kind: 'prose', label: 'formAddress', required: true, maxLength: 500 },
  isActive: { kind: 'toggle', label: 'status', on: 'active', off: 'inactive', initial: true },
} as const;

type CompanyField = keyof typeof COMPANY_FIELDS | 'center' | 'radius';

interface Company {
  readonly name: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly totalVehicles?: number | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly isActive?: boolean | null;
  readonly center?: LatLng | null;
  readonly radius?: number | null;
}

export function companyForm(company: Company): Record<CompanyField, string> {
  return {
    name: company.name,
    email: company.email ?? '',
    phone: company.phone ?? '',
    totalVehicles: String(company.totalVehicles ?? ''),
    startDate: company.startDate ?? '',
    endDate: company.endDate ?? '',
    address: company.address ?? '',
    isActive: String(company.isActive ?? ''),
    center: formatLatLng(company.center),
    radius: String(company.radius ?? ''),
  };
}

/** What both inputs have; each says by itself whether its place may be missing. */
export function companyInput(form: FormReader<CompanyField>) {
  return {
    name: form.text('name'),
    email: form.text('email'),
    phone: form.text('phone'),
    totalVehicles: form.integer('totalVehicles'),
    startDate: form.text('startDate'),
    endDate: form.text('endDate'),
    address: form.text('address'),
    isActive: form.flag('isActive'),
    radius: form.optionalNumber('radius'),
  };
}

/** What a row of a spreadsheet says of either; a column that is not there leaves what is stored. */
export const companyRow = (row: RowReader<CompanyField>) => ({
  ...companyInput(row),
  center: row.ifGiven('center', () => row.optionalLatLng('center')),
  radius: row.ifGiven('radius', () => row.optionalNumber('radius')),
});
