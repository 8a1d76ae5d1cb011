import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import type { Database, ReadDatabase, Trx } from '../../database/open-database.js';
import type { Caller } from '../access/caller.js';
import { textIn } from '../http/text.js';
import type { Services } from '../services/services.js';
import { CHANNELS, type Channel, type Kind, kindsOfCompany, kindsOfPerson } from './kinds.js';
import { isQuiet, localTime } from './quiet-hours.js';

export const DIGESTS = ['hourly', 'daily'] as const;

const channels = Type.Array(Type.Enum([...CHANNELS]));
const kindSchema = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'In the language of the caller.' }),
  channels,
  defaults: Type.Array(Type.Enum([...CHANNELS]), { description: 'What holds without a choice.' }),
  offered: Type.Array(Type.Enum([...CHANNELS]), { description: 'What can be chosen.' }),
  forced: Type.Array(Type.Enum([...CHANNELS]), { description: 'What nobody can switch off.' }),
});
const time = Type.Union([Type.String({ pattern: '^\\d{2}:\\d{2}$' }), Type.Null()]);

export const kindsSchema = Type.Array(kindSchema);
export const settingsSchema = Type.Object({
  kinds: kindsSchema,
  digest: Type.Enum([...DIGESTS]),
  quietFrom: time,
  quietTo: time,
  isQuiet: Type.Enum(['1', '0'], { description: 'Whether it is within the quiet hours now.' }),
  pushKey: Type.Union([Type.String(), Type.Null()], {
    description: 'The public key with which a browser subscribes to Web Push; null: there is none.',
  }),
  timeZone: Type.String({ description: 'IANA name of the zone of the quiet hours: the fleet’s.' }),
});

/** Lists of channels, by the id of the kind. */
type Choices = Readonly<Record<string, readonly string[]>>;

interface Row {
  own: Choices | null;
  company: Choices | null;
  digest: (typeof DIGESTS)[number];
  quietFrom: string | null;
  quietTo: string | null;
  isQuiet: boolean;
}

type Db = Database | ReadDatabase | Trx;

/** The settings that a person has chosen; the others are as at their company. */
export async function settingsOf(db: Db, services: Services, caller: Caller) {
  const { rows } = await sql<Row>`
    select own.channels as own, company.channels as company, coalesce(own.digest, 'daily') as digest,
      to_char(own.quiet_from, 'HH24:MI') as "quietFrom", to_char(own.quiet_to, 'HH24:MI') as "quietTo",
      ${isQuiet(localTime(services))} as "isQuiet"
    from app_user u left join notification_settings own on own.user_id = u.id
    left join company_notification_defaults company on company.company_id = u.company_id
    where u.id = ${caller.userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the caller has no account');
  const { own, company, isQuiet: quiet, ...schedule } = row;
  return {
    kinds: shown(kindsOfPerson(caller), services, caller, company, own),
    ...schedule,
    isQuiet: quiet ? '1' : '0',
    pushKey: services.push?.keys.publicKey ?? null,
    timeZone: services.timeZone,
  };
}

/** The settings that hold for the people of the caller's company who have chosen nothing. */
export async function defaultsOf(db: Db, services: Services, caller: Caller) {
  const { rows } = await sql<{ channels: Choices }>`
    select channels from company_notification_defaults where company_id = ${caller.companyId}`.execute(db);
  return shown(kindsOfCompany(caller.companyType), services, caller, null, rows[0]?.channels ?? null);
}

/** The channels on which this installation offers a kind. */
export const offeredOf = ({ push }: Services, { offered }: Pick<Kind, 'offered'>): readonly Channel[] =>
  offered.filter((channel) => channel !== 'push' || push !== undefined);

function shown(
  kinds: readonly (readonly [string, Kind])[],
  services: Services,
  { language }: Caller,
  company: Choices | null,
  own: Choices | null,
) {
  return kinds.map(([id, { name, defaults, forced, ...kind }]) => {
    const offered = offeredOf(services, kind);
    const known = (list: readonly string[]) =>
      offered.filter((channel) => list.includes(channel) || forced.includes(channel));
    const inherited = known(company?.[id] ?? defaults);
    return {
      id,
      name: textIn(name, language),
      channels: known(own?.[id] ?? inherited),
      defaults: inherited,
      offered,
      forced,
    };
  });
}

/** The statement that stores the channels of a kind, or null for none of its own, in the row of a person or a company. */
export const storeChannels = (
  { table, key, value }: { table: string; key: string; value: number },
  kind: string,
  list: readonly Channel[] | null,
): RawBuilder<unknown> =>
  list === null
    ? sql`update ${sql.table(table)} set channels = channels - ${kind}::text where ${sql.ref(key)} = ${value}`
    : sql`
      insert into ${sql.table(table)} as kept (${sql.ref(key)}, channels)
      values (${value}, jsonb_build_object(${kind}::text, ${JSON.stringify(list)}::jsonb))
      on conflict (${sql.ref(key)}) do update set channels = kept.channels || excluded.channels`;
