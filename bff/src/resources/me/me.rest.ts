import { z } from 'zod';
import { actionCall, readCall } from '../../rest/calls.js';
import type { Wire } from '../../rest/wire.js';
import { permissionsOf, permissionsRow } from '../permission/permission.js';
import { user } from '../user/user.js';
import { type Me, type MenuItem, sbu } from './me.types.js';

function menuItem(wire: Wire): z.ZodType<MenuItem> {
  const item: z.ZodType<MenuItem> = z
    .object({
      id: wire.id,
      name: wire.textOrEmpty,
      path: wire.optionalText,
      icon: wire.optionalText,
      kodeMenu: wire.optionalText,
      child: z.lazy(() => wire.list(item)),
    })
    .transform(({ kodeMenu, child, ...row }) => ({ ...row, code: kodeMenu, children: child }));
  return item;
}

const meRow = (wire: Wire) =>
  z.object({
    data: user.row(wire),
    listMenu: wire.list(menuItem(wire)),
    sbuKP: wire.list(sbu.row(wire)),
    permissions: permissionsRow(wire),
  });

type MeRow = z.infer<ReturnType<typeof meRow>>;

/** Contract, section 2. */
export const loginCall = actionCall('user/login', (wire) => meRow(wire).extend({ token: wire.text }), {
  anonymous: true,
});
export const meCall = readCall('user/me', meRow, { optional: true });

/** The user of a session, with the menus and units that the data API has for them, in the schema's terms. */
export const meOf = ({ data, listMenu, sbuKP, permissions }: MeRow): Me => ({
  user: data,
  menus: listMenu,
  sbus: sbuKP,
  permissions: permissionsOf(permissions),
});
