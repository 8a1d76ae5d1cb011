import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Outbox } from '../events/outbox.js';
import { type NoticeText, textColumns } from './notice-texts.js';

export interface Notice extends NoticeText {
  /** Of the client; opened when the notification is. */
  path: string | null;
}

/**
 * Writes a notification for each user, and the event that makes their bells ring, in the caller's transaction.
 * @param users their ids, or a query of them
 */
export async function notify(
  trx: Trx,
  outbox: Outbox,
  users: readonly number[] | RawBuilder<{ id: number }>,
  { path, ...text }: Notice,
): Promise<void> {
  const receivers = 'execute' in users ? users : sql`select unnest(${users}::integer[]) as id`;
  const content = { ...textColumns(text), path };
  const { title, description, translations } = content;
  await outbox.writeNotifications(
    trx,
    sql`
      insert into notification (user_id, title, description, translations, path)
      select id, ${title}::text, ${description}::text, ${JSON.stringify(translations)}::jsonb, ${path}::text
      from (${receivers}) receiver returning id, user_id, updated_at`,
    { ...content, isRead: '0' },
  );
}
