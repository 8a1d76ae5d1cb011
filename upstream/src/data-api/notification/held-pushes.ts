import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Services } from '../services/services.js';
import { pushTasksOf } from './push-tasks.js';
import { isQuiet, localTime } from './quiet-hours.js';

/** Sends what was held back in quiet hours that have ended. */
export const releasePushes = async (trx: Trx, services: Services): Promise<void> => {
  await sql`
    with released as (
      update notification n set is_push_held = false
      where n.is_push_held and not coalesce((
        select ${isQuiet(localTime(services))} from notification_settings own where own.user_id = n.user_id), false)
      returning n.id, n.user_id)
    ${pushTasksOf(sql`select id, user_id from released`)}`.execute(trx);
};
