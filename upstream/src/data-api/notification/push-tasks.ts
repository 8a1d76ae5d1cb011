import { type RawBuilder, sql } from 'kysely';
import type { TaskKind } from '../../queue/task.js';
import { LANGUAGES } from '../http/text.js';
import { type Subscription, sendPush } from '../push/send-push.js';
import type { Services } from '../services/services.js';
import { maySignIn, preferredLanguage } from '../session/sessions.js';
import { isQuiet, localTime } from './quiet-hours.js';

interface PushTask {
  subscription: number;
  notification: number;
}

/** The statuses of a subscription that has ended: the browser or the person has taken it back. */
const GONE = [404, 410];

/** A statement that adds a task for each browser of the users in `pushed (id, user_id)`. */
export const pushTasksOf = (pushed: RawBuilder<unknown>) => sql`
  insert into task (kind, key, payload)
  select 'push', subscription.id::text, jsonb_build_object('subscription', subscription.id, 'notification', pushed.id)
  from (${pushed}) pushed join push_subscription subscription on subscription.user_id = pushed.user_id
  order by pushed.id`;

/** Sends notifications to browsers; the key of a task is the id of the subscription. In quiet hours they are held back. */
export const pushTasks = (services: Services): TaskKind<PushTask> => ({
  name: 'push',
  atOnce: 10,
  afterADay: 'delete',
  handle: async ({ payload }) => {
    const { db, log, push: options } = services;
    if (options === undefined) return;
    const push = await readPush(services, payload);
    if (push === undefined) return;
    const { isHeld, endpoint, p256dh, auth, title, body, path, occurrences } = push;
    if (isHeld) {
      await sql`update notification set is_push_held = true where id = ${payload.notification}`.execute(db);
      return;
    }
    const status = await sendPush(
      options,
      { endpoint, p256dh, auth },
      {
        title: occurrences > 1 ? `${title} (${occurrences}×)` : title,
        body,
        url: `/${path ?? ''}`,
        tag: String(payload.notification),
      },
    );
    if (GONE.includes(status)) {
      await db.deleteFrom('push_subscription').where('id', '=', payload.subscription).execute();
    } else if (status === 429 || status >= 500) {
      throw new Error(`the push service responded with ${status}`);
    } else if (status < 200 || status > 299) {
      log.warn({ ...payload, status }, 'a push service refused a message');
    }
  },
  describe: ({ payload }) => ({ ...payload }),
});

interface Push extends Subscription {
  isHeld: boolean;
  title: string;
  body: string;
  path: string | null;
  occurrences: number;
}

/** Reads the message to send; undefined when the notification was read, or its reader may not sign in any more. */
async function readPush(
  services: Services,
  { subscription, notification }: PushTask,
): Promise<Push | undefined> {
  const language = sql`coalesce(${preferredLanguage}, ${LANGUAGES[0]})`;
  const translated = (name: string) =>
    sql`coalesce(n.translations -> ${language} ->> ${sql.lit(name)}, ${sql.ref(`n.${name}`)})`;
  const { rows } = await sql<Push>`
    select s.endpoint, s.p256dh, s.auth, ${isQuiet(localTime(services))} as "isHeld",
      ${translated('title')} as title, ${translated('description')} as body, n.path, n.occurrences
    from push_subscription s join notification n on n.id = ${notification} and n.user_id = s.user_id
    join app_user u on u.id = s.user_id join company c on c.id = u.company_id
    join user_type ut on ut.id = u.user_type_id
    left join notification_settings own on own.user_id = u.id
    where s.id = ${subscription} and not (n.is_read and (n.in_bell or n.in_mail)) and ${maySignIn(services.today())}`.execute(
    services.db,
  );
  return rows[0];
}
