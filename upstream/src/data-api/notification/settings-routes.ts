import { sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { text } from '../http/body-reader.js';
import { SAVED, succeeded } from '../http/envelope.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { serveSave } from '../resource/serve/serve-save.js';
import type { Services } from '../services/services.js';
import { CHANNELS, type Channel, type Kind, kindsOfCompany, kindsOfPerson } from './kinds.js';
import {
  DIGESTS,
  defaultsOf,
  kindsSchema,
  offeredOf,
  settingsOf,
  settingsSchema,
  storeChannels,
} from './settings.js';

const TAG = 'notification';
const KIND = { id: 'Jenis notifikasi', en: 'Kind of notification' };

const choiceBody = Type.Object({
  kind: text(KIND, 50),
  channels: Type.Union([Type.Array(Type.Enum([...CHANNELS]), { maxItems: CHANNELS.length }), Type.Null()]),
});
const timeOfDay = Type.Optional(Type.Union([Type.String({ maxLength: 5 }), Type.Null()]));
const scheduleBody = Type.Object({
  digest: Type.Enum([...DIGESTS]),
  quietFrom: timeOfDay,
  quietTo: timeOfDay,
});

/** Serves the kinds, channels and times of a person's notifications, and the defaults of a company, for those who manage its users. */
export function serveNotificationSettings(app: App, services: Services): void {
  app.get(
    '/notification/settings',
    described({ tag: TAG, summary: 'What one is notified of, where and when', data: settingsSchema }),
    async (request) => succeeded(await settingsOf(services.db, services, callerOf(request))),
  );
  serveSave(
    app,
    services,
    '/notification/settings/channels',
    {
      tag: TAG,
      summary: 'Choose the channels of a kind; null: those of the company',
      body: choiceBody,
      data: settingsSchema,
    },
    async ({ trx, caller }, { kind, channels }) => {
      const row = { table: 'notification_settings', key: 'user_id', value: caller.userId };
      await storeChannels(row, kind, checked(services, kindsOfPerson(caller), kind, channels)).execute(trx);
      return succeeded(await settingsOf(trx, services, caller), SAVED);
    },
  );
  serveSave(
    app,
    services,
    '/notification/settings/schedule',
    {
      tag: TAG,
      summary: 'Choose how often the digest is mailed, and the quiet hours, `HH:MM` in the fleet’s time zone',
      body: scheduleBody,
      data: settingsSchema,
    },
    async ({ trx, caller }, { digest, ...hours }) => {
      const [from, to] = quietHours(hours.quietFrom || null, hours.quietTo || null);
      await sql`
          insert into notification_settings (user_id, digest, quiet_from, quiet_to)
          values (${caller.userId}, ${digest}, ${from}, ${to})
          on conflict (user_id) do update set
            digest = excluded.digest, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`.execute(
        trx,
      );
      return succeeded(await settingsOf(trx, services, caller), SAVED);
    },
  );
  app.get(
    '/notification/defaults',
    described({
      tag: TAG,
      summary: 'What holds for the people of one’s company who have chosen nothing',
      data: kindsSchema,
    }),
    async (request) => succeeded(await defaultsOf(services.db, services, callerOf(request))),
  );
  serveSave(
    app,
    services,
    '/notification/defaults/channels',
    {
      tag: TAG,
      summary: 'Choose the channels of a kind for one’s company; null: those of the installation',
      body: choiceBody,
      data: kindsSchema,
    },
    async ({ trx, caller }, { kind, channels }) => {
      const { companyId, companyType } = caller;
      const row = { table: 'company_notification_defaults', key: 'company_id', value: companyId };
      await storeChannels(row, kind, checked(services, kindsOfCompany(companyType), kind, channels)).execute(
        trx,
      );
      return succeeded(await defaultsOf(trx, services, caller), SAVED);
    },
  );
}

/**
 * The channels in their order, those that are forced included.
 * @throws RulesBroken for a kind that the person does not receive, and for a channel that it is not offered on
 */
function checked(
  services: Services,
  kinds: readonly (readonly [string, Kind])[],
  id: string,
  given: readonly Channel[] | null,
): readonly Channel[] | null {
  const kind = kinds.find(([known]) => known === id)?.[1];
  if (kind === undefined) throw brokenRule('kind', 'NOT_FOUND', wasNotFound(KIND));
  if (given === null) return null;
  const { forced } = kind;
  const offered = offeredOf(services, kind);
  const refuse = (text: { id: string; en: string }) => brokenRule('channels', 'NOT_ALLOWED', text);
  if (forced.some((channel) => !given.includes(channel)))
    throw refuse({
      id: 'Notifikasi ini tidak dapat dimatikan',
      en: 'This notification cannot be switched off',
    });
  if (given.some((channel) => !offered.includes(channel)))
    throw refuse({
      id: 'Notifikasi ini tidak tersedia di sana',
      en: 'This notification is not available there',
    });
  return offered.filter((channel) => given.includes(channel));
}

/** @throws RulesBroken for a time that does not exist, one without the other, and two that are the same */
function quietHours(from: string | null, to: string | null): readonly [string | null, string | null] {
  const isTime = (time: string | null) => time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (from === null && to === null) return [null, null];
  for (const [field, time] of [
    ['quietFrom', from],
    ['quietTo', to],
  ] as const)
    if (!isTime(time))
      throw brokenRule(field, 'INVALID', {
        id: 'Isi kedua jam dalam bentuk JJ:MM',
        en: 'Enter both times in the form HH:MM',
      });
  if (from === to)
    throw brokenRule('quietTo', 'INVALID', {
      id: 'Jam tenang harus berakhir pada jam lain',
      en: 'Quiet hours must end at another time',
    });
  return [from, to];
}
