import { z } from 'zod';
import { photoAddress, photoForSave } from '../../files/photo-address.js';
import { saveCall, viewCall } from '../../rest/calls.js';
import { saidFlag, saidFlagFilter, saidPhone, saidPhoneIfAny, shownPhone } from '../../rest/encode.js';
import { importCall } from '../../rest/imports.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import { companyTypes } from '../company-type.js';
import {
  type UserFilter,
  type UserImportRow,
  type UserInput,
  UserSearchField,
  type UserSort,
  UserSortField,
} from './user.inputs.js';
import type { User } from './user.types.js';

/** The row of `user/view`, which a sign-in answers too (contract, section 2). */
export const userRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    email: wire.textOrEmpty,
    username: wire.optionalText,
    phone: wire.optionalText,
    address: wire.optionalText,
    photo: wire.optionalText,
    isActive: wire.flag,
    isAdmin: wire.flag,
    idCompany: wire.optionalId,
    companyName: wire.optionalText,
    companyTypeId: wire.code(companyTypes),
    idUserType: wire.optionalId,
    userTypeName: wire.optionalText,
    activeUntil: wire.optionalDate,
    ...wire.audit,
  });

type UserRow = z.infer<ReturnType<typeof userRow>>;

export const userView = viewCall('user/view', userRow);
export const userSave = saveCall('user/save');
export const userEdit = saveCall('user/edit');
export const userImport = importCall('user/import');

export const toUser = (row: UserRow): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  username: row.username,
  phone: shownPhone(row.phone),
  address: row.address,
  photo: row.photo === null ? null : photoAddress(row.photo),
  isActive: row.isActive,
  isAdmin: row.isAdmin,
  companyId: row.idCompany,
  companyName: row.companyName,
  companyType: row.companyTypeId,
  userTypeId: row.idUserType,
  userTypeName: row.userTypeName,
  activeUntil: row.activeUntil,
  ...auditOf(row),
});

const searchNames = {
  [UserSearchField.NAME]: 'name',
  [UserSearchField.EMAIL]: 'email',
  [UserSearchField.ADDRESS]: 'address',
} as const;

const sortNames = {
  [UserSortField.NAME]: 'name',
  [UserSortField.COMPANY_NAME]: 'companyName',
  [UserSortField.EMAIL]: 'email',
  [UserSortField.PHONE]: 'phone',
  [UserSortField.ADDRESS]: 'address',
  [UserSortField.USERNAME]: 'username',
  [UserSortField.USER_TYPE_NAME]: 'userTypeName',
  [UserSortField.CREATED_BY]: 'createdBy',
  [UserSortField.CREATED_AT]: 'createdDate',
  [UserSortField.UPDATED_BY]: 'updatedBy',
  [UserSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `user/view`. */
export const userParameters = (filter: UserFilter | null | undefined, sort: UserSort | null | undefined) => ({
  ...searchParameter(filter?.search, searchNames),
  companyId: filter?.companyId,
  companyTypeId: filter?.companyType && companyTypes.write(filter.companyType, 'companyType'),
  isActive: saidFlagFilter(filter?.isActive),
  sort: sortParameter(sort, sortNames),
});

/**
 * Payload of `user/save` and `edit`; `id` is 0 for a new one.
 * @param loadAddress the file service's `…/load`: the portrait goes as an address below it
 */
export const userPayload = (id: string, input: UserInput, loadAddress: string) => ({
  id: rowId(id, 'id'),
  name: input.name,
  email: input.email,
  username: input.username,
  address: input.address,
  phone: saidPhone(input.phone),
  isActive: saidFlag(input.isActive),
  idCompany: rowId(input.companyId, 'companyId'),
  idUserType: rowId(input.userTypeId, 'userTypeId'),
  photo: input.photo && photoForSave(input.photo, loadAddress),
  version: input.version ?? undefined,
});

/** A row of `user/import`: what every save needs and it lacks is left out. */
export const userImportRow = (row: UserImportRow) => ({
  name: row.name ?? undefined,
  email: row.email ?? undefined,
  username: row.username,
  address: row.address ?? undefined,
  phone: saidPhoneIfAny(row.phone),
  isActive: saidFlagFilter(row.isActive),
  companyName: row.companyName ?? undefined,
  companyTypeName: row.companyTypeName,
  userTypeName: row.userTypeName ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const userInputNames = { idCompany: 'companyId', idUserType: 'userTypeId' };
