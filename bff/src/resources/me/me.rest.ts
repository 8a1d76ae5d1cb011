import type { Logger } from 'pino';
import { z } from 'zod';
import { actionCall, readCall, saveCall } from '../../rest/calls.js';
import type { RestCalls } from '../../rest/rest-calls.js';
import type { Wire } from '../../rest/wire.js';
import { GatewayError } from '../../schema/errors.js';
import type { FederatedPerson } from '../../session/identity-provider.js';
import { notificationCount } from '../notification/notification.js';
import { permissionsOf, permissionsRow } from '../permission/permission.js';
import { user } from '../user/user.js';
import type { Me, MenuItem } from './me.types.js';

interface MenuRow {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
  readonly icon: string | null;
  readonly kodeMenu: string | null;
  readonly child: MenuRow[];
}

function menuRow(wire: Wire): z.ZodType<MenuRow> {
  const row: z.ZodType<MenuRow> = z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    path: wire.optionalText,
    icon: wire.optionalText,
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
    data: user.row(wire),
    listMenu: wire.list(menuRow(wire)),
    sbuKP: wire.list(sbuRow(wire)),
    permissions: permissionsRow(wire),
  });

type MeRow = z.infer<ReturnType<typeof meRow>>;

/** Contract, section 2. */
export const loginCall = actionCall('user/login', (wire) => meRow(wire).extend({ token: wire.text }), {
  anonymous: true,
});
/** For who comes from an identity provider; `pengguna` is its word for the user (specification, section 7). */
export const federatedLoginCall = actionCall(
  'auth/login',
  (wire) => z.object({ token: wire.text, pengguna: z.object({ id: wire.id }) }),
  { anonymous: true, optional: true },
);
export const logoutCall = saveCall('user/logout', { optional: true });
export const meCall = readCall('user/me', meRow, { optional: true });

/**
 * Payload of `auth/login`. `issuer` and `subject` are [+]: a data API that does not know them finds the user by e-mail.
 * @param secret FEDERATED_LOGIN_SECRET, which stands where a password would
 */
export const federatedLoginPayload = ({ email, issuer, subject }: FederatedPerson, secret: string) => ({
  email,
  issuer,
  subject,
  password: secret,
  loginBy: '2',
});

/**
 * Who is signed in, as the data API says. One that cannot say ([+]) is asked something that needs a login alone, so that a
 * token which is good no more does not pass for a good one.
 * @throws UNAUTHENTICATED; NOT_SUPPORTED where all that is known is that the token is good
 */
export async function readMe(rest: RestCalls): Promise<MeRow> {
  try {
    return await rest.read(meCall);
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'NOT_SUPPORTED') await rest.read(notificationCount);
    throw error;
  }
}

/** Ends the caller's token upstream; where that fails it ends by itself, and the reason is logged. */
export async function revokeToken(rest: RestCalls, log: Logger): Promise<void> {
  try {
    await rest.save(logoutCall, {});
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.warn({ code: error.code }, 'the token could not be revoked upstream');
  }
}

/** The data API's session user, menus and units in the schema's words. */
export const meOf = (row: MeRow): Me => ({
  user: row.data,
  menus: row.listMenu.map(menuOf),
  sbus: row.sbuKP.map(({ id, name, kp }) => ({ id, name, kps: kp })),
  permissions: permissionsOf(row.permissions),
});

const menuOf = ({ id, name, path, icon, kodeMenu, child }: MenuRow): MenuItem => ({
  id,
  name,
  path,
  icon,
  code: kodeMenu,
  children: child.map(menuOf),
});
