import { z } from 'zod';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { companyTypes } from '../company/company-type.js';
import { defineResource } from '../define-resource.js';
import { code, flag, ids, text, textOrEmpty } from '../definition/fields.js';
import { argument, idKind } from '../definition/kinds.js';
import type { ItemOf } from '../definition/record.js';
import { menu } from '../menu/menu.js';

/**
 * The ids in a `listMenu`. The specification does not define its format: ids, menus, and a tree of menus (as in the reply to a
 * sign-in) are accepted.
 */
function grantedMenus(schemas: PayloadSchemas): z.ZodType<string[]> {
  const entry: z.ZodType<string[]> = z.union([
    schemas.id.transform((id) => [id]),
    z
      .object({ id: schemas.id, child: z.lazy(() => schemas.list(entry)) })
      .transform(({ id, child }) => [id, ...child.flat()]),
  ]);
  return schemas.list(entry).transform((entries) => entries.flat());
}

export const userType = defineResource({
  name: 'UserType',
  path: 'user_type',
  description: 'A role, which decides what its users may open.',
  inputDescription: 'A user type to save, with all its menus.',
  fields: {
    name: textOrEmpty('name', { description: 'Name of the type.', search: true, sort: true, input: true }),
    isActive: flag('isActive', {
      description: 'Whether users of this type may sign in.',
      sort: 'Whether active.',
      filter: 'Only active ones, or only inactive ones.',
      input: true,
      bulk: 'Whether users of these types may sign in.',
    }),
    companyType: code('companyTypeId', companyTypes, {
      description: 'The company type whose users may have it.',
      filter: 'Only user types for companies of this type.',
      input: true,
    }),
    companyTypeName: text('companyTypeName', {
      nullable: true,
      description: 'Name of the company type.',
      sort: 'Name of the company type.',
    }),
    isAdmin: flag('isAdmin', {
      description: 'Administrator (true) or Biasa.',
      sort: 'Whether Administrator.',
      input: true,
    }),
    menuIds: ids('listMenu', grantedMenus, {
      description: 'The menus it grants, including groups.',
      input: 'The menus it grants, only menus that the caller has.',
    }),
  },
  search: { EMAIL: { name: 'email', description: 'The e-mail address of a user who has it.' } },
  options: {
    path: 'user_type/list/company',
    description: 'The user types for users of a company, to choose from.',
    args: { companyId: argument(idKind, 'idCompany', { description: 'The company.' }) },
  },
  relations: {
    menus: {
      to: menu,
      many: true,
      key: 'menuIds',
      description: 'The menus it grants that are in scope; null when they could not be read.',
    },
  },
});

export type UserType = ItemOf<typeof userType>;
