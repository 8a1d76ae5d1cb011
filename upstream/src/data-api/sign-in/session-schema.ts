import { Type } from 'typebox';
import { menuNodeSchema } from '../menu/menu-tree.js';
import { deviceReply } from './known-devices.js';

const flag = Type.Enum(['1', '0']);
const Menu = menuNodeSchema({
  path: Type.String({ description: 'Empty: a group.' }),
  icon: Type.String({ description: 'As chosen in Manage Menu; empty: that of its screen.' }),
});

const fieldNames = (description: string) => Type.Array(Type.String(), { description });
const writers = Type.Array(Type.Enum(['administrator', 'platform', 'supplier', 'tenant']), {
  description:
    'Whose staff may write it; `administrator`: Administrators of the platform alone. Empty: nobody.',
});
const permissions = Type.Record(
  Type.String(),
  Type.Object({
    create: fieldNames('Fields of a new row that the caller may write; empty: they may make none.'),
    edit: fieldNames('Fields of a saved row that the caller may change; empty: they may change none.'),
    bulk: Type.Optional(fieldNames('Fields that the caller may change in many rows at once, by `X/bulk`.')),
    locked: Type.Optional(
      Type.Record(Type.String(), Type.Object({ create: writers, edit: writers }), {
        description: 'Who may write the fields that the caller may not write in a new or a saved row.',
      }),
    ),
  }),
  { description: 'By resource, `vehicle` for `vehicle/save`.' },
);

/** The response of `sessionData`: the session of specification (administration) section 3, and `permissions`. */
const sessionProperties = {
  data: Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    isActive: flag,
    isAdmin: flag,
    idCompany: Type.Integer(),
    companyName: Type.String(),
    companyTypeId: Type.Integer({ description: '1 Platform, 2 Supplier, 3 Tenant.' }),
    idUserType: Type.Integer(),
    userTypeName: Type.String(),
    username: Type.String(),
    photo: Type.Union([Type.String(), Type.Null()]),
    office: Type.Union([Type.String(), Type.Null()]),
    reportTo: Type.Union([Type.String(), Type.Null()], {
      description: 'Who the person reports to, in words.',
    }),
    activeUntil: Type.Union([Type.String(), Type.Null()], {
      description: 'Last day of the company, after which nobody of it signs in.',
    }),
  }),
  listMenu: Type.Array(Menu),
  menuMobile: Type.Array(Menu),
  sbuKP: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      kp: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), status: Type.String() })),
    }),
  ),
  permissions,
};

export const meSchema = Type.Object({
  ...sessionProperties,
  isReadOnly: Type.Enum(['1', '0'], { description: '1: an API token that is limited to reading.' }),
});

export const loginSchema = Type.Object({ token: Type.String(), device: deviceReply, ...sessionProperties });

export const federatedLoginSchema = Type.Object({
  token: Type.String(),
  device: deviceReply,
  pengguna: sessionProperties.data,
  menu: sessionProperties.listMenu,
  menuMobile: sessionProperties.menuMobile,
  sbuKP: sessionProperties.sbuKP,
  permissions,
});
