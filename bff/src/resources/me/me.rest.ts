import { z } from 'zod';
import { actionCall, readCall } from '../../rest/calls.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { permissionsOf, permissionsRow } from '../permission/permission.js';
import { user } from '../user/user.js';
import { type Me, type MenuItem, sbu } from './me.types.js';

function menuItem(schemas: PayloadSchemas): z.ZodType<MenuItem> {
  const item: z.ZodType<MenuItem> = z
    .object({
      id: schemas.id,
      name: schemas.textOrEmpty,
      path: schemas.optionalText,
      icon: schemas.optionalText,
      kodeMenu: schemas.optionalText,
      child: z.lazy(() => schemas.list(item)),
    })
    .transform(({ kodeMenu, child, ...row }) => ({ ...row, code: kodeMenu, children: child }));
  return item;
}

const meRow = (schemas: PayloadSchemas) =>
  z.object({
    data: user.row(schemas),
    listMenu: schemas.list(menuItem(schemas)),
    sbuKP: schemas.list(sbu.row(schemas)),
    permissions: permissionsRow(schemas),
  });

type MeRow = z.infer<ReturnType<typeof meRow>>;

/** Contract, section 2. */
export const loginCall = actionCall(
  'user/login',
  (schemas) => meRow(schemas).extend({ token: schemas.text }),
  {
    anonymous: true,
  },
);
export const meCall = readCall('user/me', meRow, { optional: true });

/** The user of a session, with the menus and units that the data API has for them, in the schema's terms. */
export const meOf = ({ data, listMenu, sbuKP, permissions }: MeRow): Me => ({
  user: data,
  menus: listMenu,
  sbus: sbuKP,
  permissions: permissionsOf(permissions),
});
