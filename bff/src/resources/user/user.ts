import { companyTypes } from '../company/company-type.js';
import { defineResource } from '../define-resource.js';
import { code, date, emailOrEmpty, flag, id, phone, photo, text, textOrEmpty } from '../definition/fields.js';
import { importRowFields, importText, requiredImportText } from '../definition/import/import-row.js';
import type { ItemOf } from '../definition/record.js';
import { supplier } from '../supplier/supplier.js';
import { tenant } from '../tenant/tenant.js';
import { userType } from '../user-type/user-type.js';

/** A user in `user/view` and in the reply to a sign-in. */
export const user = defineResource({
  name: 'User',
  path: 'user',
  description: 'A person who can sign in.',
  inputDescription: 'A user to save. A new user receives a link to set a password by e-mail.',
  fields: {
    name: textOrEmpty('name', { description: 'Full name.', search: true, sort: 'Name.', input: true }),
    email: emailOrEmpty('email', {
      description: 'E-mail address, also accepted for signing in.',
      search: 'The e-mail address.',
      sort: 'E-mail address.',
      input: 'E-mail address, unique.',
    }),
    username: text('username', {
      nullable: true,
      description: 'Short name, also accepted for signing in.',
      sort: 'Short name for signing in.',
      input: { nullable: true },
    }),
    phone: phone('phone', {
      nullable: true,
      description: 'Phone number without its leading 0, to be shown after +62.',
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
    photo: photo('photo', {
      nullable: true,
      description: 'Address of the portrait.',
      input: {
        nullable: true,
        description: 'The portrait: the URL that `uploadPhoto` returned, or the current one.',
      },
    }),
    office: text('office', {
      nullable: true,
      description: 'Office where the person works, in words.',
      sort: 'Office.',
      input: { nullable: true, description: 'Office, at most 100 characters; omitted it stays unchanged.' },
    }),
    reportsTo: text('reportTo', {
      nullable: true,
      description: 'Who the person reports to, in words.',
      sort: 'Who the person reports to.',
      input: {
        nullable: true,
        description: 'Who the person reports to, at most 100 characters; omitted it stays unchanged.',
      },
    }),
    isAdmin: flag('isAdmin', { description: 'Whether the user type is an Administrator.' }),
    companyId: id('idCompany', {
      nullable: true,
      description: 'The company the user works for.',
      filter: { name: 'companyId', description: 'Only users of this company.' },
      input: true,
    }),
    companyName: text('companyName', {
      nullable: true,
      description: 'Name of the company.',
      sort: 'Name of the company.',
    }),
    companyType: code('companyTypeId', companyTypes, {
      description: "The company's role in the fleet.",
      filter: 'Only users of companies of this type.',
    }),
    isActive: flag('isActive', {
      description: 'Whether the user may sign in.',
      filter: 'Only active ones, or only inactive ones.',
      input: true,
      bulk: 'Whether the users may sign in.',
    }),
    userTypeId: id('idUserType', {
      nullable: true,
      description: 'The user type, which decides the menus.',
      input: 'The user type, one of the types for that company.',
    }),
    userTypeName: text('userTypeName', {
      nullable: true,
      description: 'Name of the user type.',
      sort: 'Name of the user type.',
    }),
    hasPassword: flag('hasPassword', {
      nullable: true,
      description:
        'Whether the user has set a password; until then an invitation can be sent again. Null in lists, and when the data API does not support this.',
    }),
    activeUntil: date('activeUntil', {
      nullable: true,
      description:
        'Last day on which the user may sign in, because their company ends; null if it does not end.',
    }),
  },
  import: {
    description:
      'A row of a user import; the e-mail address identifies the user, names identify companies and user types. All fields are optional, so that a mistake in one row is an error of that row, and the other rows are still checked.',
    row: {
      ...importRowFields('phone'),
      username: importText(
        'username',
        'Short name, also accepted for signing in; omitted it stays unchanged.',
      ),
      office: importText('office', 'Office where the person works; omitted it stays unchanged.'),
      reportsTo: importText('reportTo', 'Who the person reports to; omitted it stays unchanged.'),
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
    existing: 'an existing user',
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
