import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Services } from '../services/services.js';
import { hashOf } from '../session/sessions.js';

/** Devices of a user; the one that signed in longest ago is forgotten first. */
export const MOST_DEVICES = 20;

/** The tokens of a browser, of every account that has signed in there. */
export const devicesField = Type.Optional(
  Type.Array(Type.String({ title: 'Device', maxLength: 100 }), {
    maxItems: 10,
    description:
      'The `device` of earlier sign-ins in this browser. A device that has signed in to the account has tries of its own.',
  }),
);

export const deviceReply = Type.String({
  description: 'The token of this device, to be sent in `devices` with the next sign-ins.',
});

/** @returns the token of the device that has signed in to the account; undefined where none has, or nobody has the account */
export async function knownDevice(
  { db }: Pick<Services, 'db'>,
  userId: number | undefined,
  devices: readonly string[],
): Promise<string | undefined> {
  if (devices.length === 0) return undefined;
  const { rows } = await sql<{ hash: string }>`
    select token_hash as hash from known_device
    where user_id = ${userId ?? 0} and token_hash = any(${devices.map(hashOf)}::text[]) limit 1`.execute(db);
  return devices.find((device) => hashOf(device) === rows[0]?.hash);
}

/**
 * Remembers that a device has signed in.
 * @param known its token, where it has signed in before
 * @returns its token, whose hash alone is stored
 */
export async function rememberDevice(
  { db }: Pick<Services, 'db'>,
  userId: number,
  known?: string,
): Promise<string> {
  const token = known ?? randomBytes(32).toString('base64url');
  await sql`
    with used as (
      insert into known_device (token_hash, user_id) values (${hashOf(token)}, ${userId})
      on conflict (token_hash) do update set used_at = now() returning token_hash)
    delete from known_device where token_hash in (
      select token_hash from known_device where user_id = ${userId} and token_hash not in (select token_hash from used)
      order by used_at desc offset ${MOST_DEVICES - 1} for update skip locked)`.execute(db);
  return token;
}
