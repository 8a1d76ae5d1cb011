import { z } from 'zod';
import { actionCall, readCall, saveCall } from '../rest/calls.js';
import type { Wire } from '../rest/wire.js';
import type { Context } from '../schema/context.js';
import { GatewayError } from '../schema/errors.js';
import type { Me, MenuItem } from './access.types.js';
import { toUser, userRow } from './user/user.rest.js';

interface MenuRow {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
  readonly kodeMenu: string | null;
  readonly child: MenuRow[];
}

function menuRow(wire: Wire): z.ZodType<MenuRow> {
  const row: z.ZodType<MenuRow> = z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    path: wire.optionalText,
    kodeMenu: wire.optionalText,
    child: z.lazy(() => wire.list(row)),
  });
  return row;
}

const sbuRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    kp: wire.list(z.object({ id: wire.id, name: wire.textOrEmpty, status: wire.optionalText })),
  });

const meRow = (wire: Wire) =>
  z.object({
    data: userRow(wire),
    listMenu: wire.list(menuRow(wire)),
    sbuKP: wire.list(sbuRow(wire)),
  });

type MeRow = z.infer<ReturnType<typeof meRow>>;

const preferencesRow = () => z.preprocess((data) => data ?? {}, z.record(z.string(), z.unknown()));

/** Contract, section 2. */
export const loginCall = actionCall('user/login', (wire) => meRow(wire).extend({ token: wire.text }), {
  anonymous: true,
});
export const logoutCall = saveCall('user/logout', { optional: true });
export const meCall = readCall('user/me', meRow, { optional: true });
export const preferencesCall = readCall('user/preferences', preferencesRow, { optional: true });
export const savePreferencesCall = saveCall('user/preferences', { optional: true });

/** The data API's session user, menus and units in the schema's words. */
export const meOf = (row: MeRow): Me => ({
  user: toUser(row.data),
  menus: row.listMenu.map(menuOf),
  sbus: row.sbuKP.map(({ id, name, kp }) => ({ id, name, kps: kp })),
});

/** Who is signed in, read again after a save; null when that fails: what was saved must not look refused. */
export async function meAfterSave({ rest, log }: Context): Promise<Me | null> {
  try {
    return meOf(await rest.read(meCall));
  } catch (error) {
    if (!(error instanceof GatewayError) || error.code === 'UNAUTHENTICATED') throw error;
    log.warn({ call: meCall.path, code: error.code }, 'saved, but could not be read again');
    return null;
  }
}

const menuOf = ({ id, name, path, kodeMenu, child }: MenuRow): MenuItem => ({
  id,
  name,
  path,
  code: kodeMenu,
  children: child.map(menuOf),
});
