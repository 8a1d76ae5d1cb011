import { z } from 'zod';
import { optionsCall, saveCall, viewCall } from '../../rest/calls.js';
import { saidFlag, saidFlagFilter } from '../../rest/encode.js';
import { rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import { companyTypes } from '../company-type.js';
import {
  type UserTypeFilter,
  type UserTypeInput,
  UserTypeSearchField,
  type UserTypeSort,
  UserTypeSortField,
} from './user-type.inputs.js';
import type { UserType } from './user-type.types.js';

/**
 * The ids in a `listMenu`. The specification names the field and not its shape: bare ids, menus, and a tree of menus
 * (as a sign-in answers it) are all read.
 */
function grantedMenus(wire: Wire): z.ZodType<string[]> {
  const entry: z.ZodType<string[]> = z.union([
    wire.id.transform((id) => [id]),
    z
      .object({ id: wire.id, child: z.lazy(() => wire.list(entry)) })
      .transform(({ id, child }) => [id, ...child.flat()]),
  ]);
  return wire.list(entry).transform((entries) => entries.flat());
}

const userTypeRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    companyTypeId: wire.code(companyTypes),
    companyTypeName: wire.optionalText,
    isActive: wire.flag,
    isAdmin: wire.flag,
    listMenu: grantedMenus(wire),
    ...wire.audit,
  });

type UserTypeRow = z.infer<ReturnType<typeof userTypeRow>>;

export const userTypeView = viewCall('user_type/view', userTypeRow);
export const userTypeSave = saveCall('user_type/save');
export const userTypeEdit = saveCall('user_type/edit');
export const userTypeList = optionsCall('user_type/list/company');

export const toUserType = (row: UserTypeRow): UserType => ({
  id: row.id,
  name: row.name,
  companyType: row.companyTypeId,
  companyTypeName: row.companyTypeName,
  isActive: row.isActive,
  isAdmin: row.isAdmin,
  menuIds: row.listMenu,
  ...auditOf(row),
});

const searchNames = {
  [UserTypeSearchField.NAME]: 'name',
  [UserTypeSearchField.EMAIL]: 'email',
} as const;

const sortNames = {
  [UserTypeSortField.NAME]: 'name',
  [UserTypeSortField.COMPANY_TYPE_NAME]: 'companyTypeName',
  [UserTypeSortField.IS_ACTIVE]: 'isActive',
  [UserTypeSortField.IS_ADMIN]: 'isAdmin',
  [UserTypeSortField.CREATED_BY]: 'createdBy',
  [UserTypeSortField.CREATED_AT]: 'createdDate',
  [UserTypeSortField.UPDATED_BY]: 'updatedBy',
  [UserTypeSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `user_type/view` (specification, section 7). */
export const userTypeParameters = (
  filter: UserTypeFilter | null | undefined,
  sort: UserTypeSort | null | undefined,
) => ({
  ...searchParameter(filter?.search, searchNames),
  isActive: saidFlagFilter(filter?.isActive),
  companyTypeId: filter?.companyType && companyTypes.write(filter.companyType, 'companyType'),
  sort: sortParameter(sort, sortNames),
});

/** Payload of `user_type/save` and `edit`; `id` is 0 for a new one. */
export const userTypePayload = (id: string, input: UserTypeInput) => ({
  id: rowId(id, 'id'),
  name: input.name,
  companyTypeId: companyTypes.write(input.companyType, 'companyType'),
  isActive: saidFlag(input.isActive),
  isAdmin: saidFlag(input.isAdmin),
  listMenu: input.menuIds.map((menu) => rowId(menu, 'menuIds')),
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const userTypeInputNames = { companyTypeId: 'companyType', listMenu: 'menuIds' };
