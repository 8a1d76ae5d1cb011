import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Outbox } from '../events/outbox.js';
import { type Channel, KINDS, type Kind } from './kinds.js';
import { type NoticeText, textColumns } from './notice-texts.js';
import { pushTasksOf } from './push-tasks.js';

export interface Notice extends NoticeText {
  /** The path of the client that opens with the notification. */
  path: string | null;
  /** True if its receivers have caused it themselves: it is in their bells, and does not count as unread. */
  isOwn?: boolean;
  /** A further notice of the same group takes the place of the one before it and is counted in it. */
  group?: string;
  /** Seconds after which a further notice of its group rings again; sooner only for who has read it. Undefined: each one rings. */
  ringsAgainAfter?: number;
  /** The id of the comment whose text it repeats: it is changed with the comment. */
  comment?: number | undefined;
}

/**
 * Writes a notification for each user, where the user wants to be notified of its kind, and the event that makes their bells ring,
 * in the caller's transaction.
 * @param users their ids, or a query of them
 */
export async function notify(
  trx: Trx,
  outbox: Outbox,
  users: readonly number[] | RawBuilder<{ id: number }>,
  { path, isOwn = false, group, ringsAgainAfter = 0, comment, ...text }: Notice,
): Promise<void> {
  const receivers = 'execute' in users ? users : sql`select unnest(${users}::integer[]) as id`;
  const { kind, title, description, translations } = textColumns(text);
  await outbox.writeNotifications(
    trx,
    sql`
      wanted as (${wantedBy(receivers, kind, KINDS[kind])}),
      kept as (
        insert into notification as known
          (user_id, kind, title, description, translations, path, group_key, comment_id, is_read, in_bell, in_mail)
        select id, ${kind}::text, ${title}::text, ${description}::text, ${JSON.stringify(translations)}::jsonb, ${path}::text,
          ${group ?? null}::text, ${comment ?? null}::integer, ${isOwn}::boolean or not (in_bell or in_mail), in_bell, in_mail
        from wanted where in_bell or in_mail or in_push
        on conflict (user_id, group_key) where group_key is not null do update set
          title = excluded.title, description = excluded.description, translations = excluded.translations,
          path = excluded.path, is_read = excluded.is_read, in_bell = excluded.in_bell, in_mail = excluded.in_mail,
          occurrences = known.occurrences + 1,
          updated_at = case when known.is_read or ${ringsAgainAfter}::integer = 0
              or known.updated_at <= now() - make_interval(secs => ${ringsAgainAfter}::integer)
            then now() else known.updated_at end
        returning id, user_id, updated_at, is_read, occurrences, in_bell),
      written as (select * from kept where updated_at = now()),
      pushed as (${pushTasksOf(sql`
        select written.id, written.user_id from written join wanted on wanted.id = written.user_id where wanted.in_push`)})`,
    { title, description, translations, path },
  );
}

/** The receivers, with what they have chosen for a kind; else their company, else its defaults. */
function wantedBy(
  receivers: RawBuilder<unknown>,
  id: string,
  { defaults, forced }: Kind,
): RawBuilder<unknown> {
  const chosen = (channel: Channel) =>
    forced.includes(channel) ? sql`true` : sql`choice.channels @> to_jsonb(${channel}::text)`;
  // The mail of a kind that is forced is a letter of its own.
  const inMail = forced.includes('mail') ? sql`false` : chosen('mail');
  return sql`
    select receiver.id, ${chosen('bell')} as in_bell, ${inMail} as in_mail, ${chosen('push')} as in_push
    from (${receivers}) receiver
    join app_user u on u.id = receiver.id
    left join notification_settings own on own.user_id = u.id
    left join company_notification_defaults company on company.company_id = u.company_id
    cross join lateral (
      select coalesce(own.channels -> ${id}::text, company.channels -> ${id}::text, ${JSON.stringify(defaults)}::jsonb)
        as channels) choice`;
}
