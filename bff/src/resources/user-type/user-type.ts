import { z } from 'zod';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { companyTypes } from '../company/company-type.js';
import { defineResource } from '../define-resource.js';
import { code, flag, ids, text, textOrEmpty } from '../definition/fields.js';
import { argument, idKind } from '../definition/kinds.js';
import type { ItemOf } from '../definition/record.js';
import { menu } from '../menu/menu.js';

/**
 * The ids in a `listMenu`. The specification names the field and not its shape: bare ids, menus, and a tree of menus
 * (as a sign-in has it) are all read.
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
  description: 'A role: what the people who have it may open.',
  inputDescription: 'A user type to save, with everything it grants.',
  fields: {
    name: textOrEmpty('name', { description: 'Name of the type.', search: true, sort: true, input: true }),
    isActive: flag('isActive', {
      description: 'Whether people of this type may sign in.',
      sort: 'Active or not.',
      filter: 'Only active ones, or only those that are not.',
      input: true,
    }),
    companyType: code('companyTypeId', companyTypes, {
      description: 'The type of company whose people may have it.',
      filter: 'Only types for companies of this type.',
      input: true,
    }),
    companyTypeName: text('companyTypeName', {
      nullable: true,
      description: "That company type's name.",
      sort: 'Name of the company type.',
    }),
    isAdmin: flag('isAdmin', {
      description: 'Administrator (true) or Biasa.',
      sort: 'Administrator or not.',
      input: true,
    }),
    menuIds: ids('listMenu', grantedMenus, {
      description: 'The menus it grants, groups and leaves alike.',
      input: 'The menus it grants, none that the caller lacks.',
    }),
  },
  search: { EMAIL: { name: 'email', description: 'The e-mail address of the people who have it.' } },
  options: {
    path: 'user_type/list/company',
    description: 'The user types that people of a company may have, to pick from.',
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
