import { companyTypes } from '../company/company-type.js';
import { defineResource } from '../define-resource.js';
import { code, date, emailOrEmpty, flag, id, phone, photo, text, textOrEmpty } from '../definition/fields.js';
import type { ItemOf } from '../definition/record.js';
import { importRowFields, importText, requiredImportText } from '../import-row.js';
import { supplier } from '../supplier/supplier.js';
import { tenant } from '../tenant/tenant.js';
import { userType } from '../user-type/user-type.js';

/** A user, as `user/view` and a sign-in have one. */
export const user = defineResource({
  name: 'User',
  path: 'user',
  description: 'A person who can sign in.',
  inputDescription: 'A user to save. A new one is mailed a link to set a password.',
  fields: {
    name: textOrEmpty('name', { description: 'Full name.', search: true, sort: 'Name.', input: true }),
    email: emailOrEmpty('email', {
      description: 'E-mail address, also good for signing in.',
      search: 'The e-mail address.',
      sort: 'E-mail address.',
      input: 'E-mail address, no other user has it.',
    }),
    username: text('username', {
      nullable: true,
      description: 'Short name, also good for signing in.',
      sort: 'Short name for signing in.',
      input: { nullable: true },
    }),
    phone: phone('phone', {
      nullable: true,
      description: 'Phone number without its leading 0, to be shown behind +62.',
      sort: 'Phone number.',
      input: 'Phone number behind +62: digits, without the leading 0.',
    }),
    address: text('address', {
      nullable: true,
      description: 'Postal address.',
      search: 'The postal address.',
      sort: 'Postal address.',
      input: true,
    }),
    photo: photo('photo', {
      nullable: true,
      description: 'Where the portrait can be loaded from.',
      input: {
        nullable: true,
        description: 'The portrait: the url that uploadPhoto answered, or the one the user has.',
      },
    }),
    isAdmin: flag('isAdmin', { description: 'Whether the user type is an Administrator.' }),
    companyId: id('idCompany', {
      nullable: true,
      description: 'The company the user works for.',
      filter: { name: 'companyId', description: 'Only people of this company.' },
      input: true,
    }),
    companyName: text('companyName', {
      nullable: true,
      description: "That company's name.",
      sort: 'Name of the company.',
    }),
    companyType: code('companyTypeId', companyTypes, {
      description: 'What that company is to the fleet.',
      filter: 'Only people of companies of this type.',
    }),
    isActive: flag('isActive', {
      description: 'Whether the user may sign in.',
      filter: 'Only active ones, or only those that are not.',
      input: true,
    }),
    userTypeId: id('idUserType', {
      nullable: true,
      description: 'The user type, which decides the menus.',
      input: 'The user type, one of the types for that company.',
    }),
    userTypeName: text('userTypeName', {
      nullable: true,
      description: "The user type's name.",
      sort: 'Name of the user type.',
    }),
    activeUntil: date('activeUntil', {
      nullable: true,
      description: 'Last day on which the user may sign in: their company ends then. Null when it does not.',
    }),
  },
  import: {
    description:
      'A row of an import of users, told apart by their e-mail addresses: companies and user types go by their names. Everything may be missing, and what is mistyped is text: a mistake of one row is told as that row’s, and the others are looked at all the same.',
    row: {
      ...importRowFields('phone'),
      username: importText('username', 'Short name, also good for signing in; left out it stays as it is.'),
      companyName: requiredImportText('companyName', 'Name of the company the user works for.'),
      companyTypeName: importText(
        'companyTypeName',
        'Name of the company type; needed where companies of two types have the same name.',
      ),
      userTypeName: requiredImportText(
        'userTypeName',
        'Name of the user type, one of the types for that company.',
      ),
    },
    existing: 'a user who is there',
  },
  relations: {
    userType: { to: userType, key: 'userTypeId', description: 'The user type; null out of scope.' },
    supplier: {
      to: supplier,
      key: ({ companyId, companyType }) => (companyType === 'SUPPLIER' ? companyId : null),
      description: 'The company, where that is a supplier; null out of scope.',
    },
    tenant: {
      to: tenant,
      key: ({ companyId, companyType }) => (companyType === 'TENANT' ? companyId : null),
      description: 'The company, where that is a tenant; null out of scope.',
    },
  },
});

export type User = ItemOf<typeof user>;
