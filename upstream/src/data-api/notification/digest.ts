import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { type PeriodicWork, periodicWork } from '../jobs/periodic-work.js';
import type { Services } from '../services/services.js';
import { maySignIn } from '../session/sessions.js';
import { pushTasksOf } from './push-tasks.js';
import { isQuiet, localTime } from './quiet-hours.js';

/** Sends what was held back in quiet hours that have ended. */
const releasePushes = async (trx: Trx, services: Services): Promise<void> => {
  await sql`
    with released as (
      update notification n set is_push_held = false
      where n.is_push_held and not coalesce((
        select ${isQuiet(localTime(services))} from notification_settings own where own.user_id = n.user_id), false)
      returning n.id, n.user_id)
    ${pushTasksOf(sql`select id, user_id from released`)}`.execute(trx);
};

/** When the daily digest is written, in the fleet's time zone. */
const DAILY_AT = sql`interval '7 hours'`;

/** Once a minute: has the digests mailed that are due, and sends to browsers what quiet hours have held back. */
export const digests = (services: Services): PeriodicWork =>
  periodicWork(services, 60_000, 'what is due of notifications could not be sent', () =>
    services.transact(async (trx) => {
      await releasePushes(trx, services);
      await writeDigests(trx, services);
    }),
  );

/**
 * Adds a letter for each person who has not read what was to be mailed by the last full hour, or by seven in the morning, as they
 * have chosen. In quiet hours it waits for their end. Of several data APIs that do this at the same time, one adds the letter.
 */
async function writeDigests(trx: Trx, services: Services): Promise<void> {
  const { timeZone } = services;
  const now = sql`${services.now().toISOString()}::timestamptz`;
  const last = sql`(case coalesce(own.digest, 'daily')
    when 'hourly' then date_trunc('hour', ${now})
    else (date_trunc('day', (${now} at time zone ${timeZone}) - ${DAILY_AT}) + ${DAILY_AT}) at time zone ${timeZone} end)`;
  await services.mail.writeDigests(
    trx,
    sql`select u.id as user_id, u.email from written join app_user u on u.id = written.user_id`,
    sql`with waiting as (
      select user_id, min(updated_at) as since from notification where in_mail and not is_read group by user_id),
    due as (
      select u.id from waiting join app_user u on u.id = waiting.user_id
      join company c on c.id = u.company_id join user_type ut on ut.id = u.user_type_id
      left join notification_settings own on own.user_id = u.id
      where waiting.since < ${last} and coalesce(own.digested_at < ${last}, true)
        and not ${isQuiet(localTime(services))} and ${maySignIn(services.today())}),
    written as (
      insert into notification_settings as own (user_id, digested_at) select id, ${now} from due order by id
      on conflict (user_id) do update set digested_at = excluded.digested_at
        where coalesce(own.digested_at < ${last}, true)
      returning user_id)`,
  );
}
