import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { importCall } from '../../rest/imports.js';
import type { Wire } from '../../rest/wire.js';
import { CodeTable } from '../../schema/codes.js';
import { sortParameter } from '../../schema/paging.js';
import {
  companyColumns,
  companyInputNames,
  companyOf,
  companyParameters,
  companyPayload,
  companyRow,
  companySortNames,
} from '../company.rest.js';
import {
  type SupplierFilter,
  type SupplierImportRow,
  type SupplierInput,
  type SupplierSort,
  SupplierSortField,
} from './supplier.inputs.js';
import { Communication, type Supplier } from './supplier.types.js';

/** Specification, section 4. */
export const communications = new CodeTable(Communication.UNKNOWN, [
  [Communication.NONE, 0],
  [Communication.PULL, 1],
  [Communication.PUSH, 2],
]);

/** How the data API writes that a supplier has no callback URL (specification, section 2.12). */
const NO_CALLBACK_URL = '-';

const supplierRow = (wire: Wire) =>
  z.object({
    ...companyColumns(wire),
    callbackUrl: wire.optionalText,
    communication: wire.code(communications),
    username: wire.optionalText,
    password: wire.optionalText,
    pathLogin: wire.optionalText,
  });

type SupplierRow = z.infer<ReturnType<typeof supplierRow>>;

export const supplierView = viewCall('company_supplier/view', supplierRow);
export const supplierSave = saveCall('company_supplier/save');
export const supplierEdit = saveCall('company_supplier/edit');
export const supplierImport = importCall('company_supplier/import');
export const supplierList = optionsCall('company_supplier/list');

// What is spread stands last: fields added to a spread object take Node 20 some sixty times as long, for each row.
export const toSupplier = (row: SupplierRow): Supplier => ({
  callbackUrl: row.callbackUrl === NO_CALLBACK_URL ? null : row.callbackUrl,
  communication: row.communication,
  username: row.username,
  password: row.password,
  loginPath: row.pathLogin,
  ...companyOf(row),
});

const sortNames = {
  ...companySortNames,
  [SupplierSortField.CALLBACK_URL]: 'callbackUrl',
  [SupplierSortField.COMMUNICATION]: 'communication',
  [SupplierSortField.USERNAME]: 'username',
  [SupplierSortField.LOGIN_PATH]: 'pathLogin',
} as const;

/** Parameters of `company_supplier/view`. */
export const supplierParameters = (
  filter: SupplierFilter | null | undefined,
  sort: SupplierSort | null | undefined,
) => ({
  ...companyParameters(filter),
  communication: filter?.communication && communications.write(filter.communication, 'communication'),
  sort: sortParameter(sort, sortNames),
});

const communicationForSave = (communication: Communication | null | undefined) =>
  communication === undefined
    ? undefined
    : communications.write(communication ?? Communication.NONE, 'communication');

/** Payload of `company_supplier/save` and `edit` (specification, section 7); `id` is 0 for a new one. */
export const supplierPayload = (id: string, input: SupplierInput) => ({
  ...companyPayload(id, input),
  callbackUrl: input.callbackUrl === undefined ? undefined : input.callbackUrl || NO_CALLBACK_URL,
  communication: communicationForSave(input.communication),
  username: input.username,
  password: input.password,
  pathLogin: input.loginPath,
});

/** A row of `company_supplier/import`. */
export const supplierImportRow = (row: SupplierImportRow) => ({
  ...companyRow(row),
  callbackUrl: row.callbackUrl === undefined ? undefined : row.callbackUrl || NO_CALLBACK_URL,
  communication: communicationForSave(row.communication),
  username: row.username,
  pathLogin: row.loginPath,
});

/** Names of input fields that the row calls otherwise. */
export const supplierInputNames = {
  ...companyInputNames,
  pathLogin: 'loginPath',
  callBackUrl: 'callbackUrl',
};
