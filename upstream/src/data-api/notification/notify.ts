import type { Trx } from '../../database/open-database.js';
import type { Outbox } from '../events/outbox.js';
import { type NoticeText, textColumns } from './notice-texts.js';

export interface Notice extends NoticeText {
  /** Of the client; opened when the notification is. */
  path: string | null;
}

/** Writes a notification for each user, and the events that make their bells ring, in the caller's transaction. */
export async function notify(
  trx: Trx,
  outbox: Outbox,
  users: readonly number[],
  { path, ...text }: Notice,
): Promise<void> {
  if (users.length === 0) return;
  const content = { ...textColumns(text), path };
  const written = await trx
    .insertInto('notification')
    .values(
      users.map((user) => ({
        user_id: user,
        ...content,
        translations: JSON.stringify(content.translations),
      })),
    )
    .returning(['id', 'user_id', 'updated_at'])
    .execute();
  await outbox.write(
    trx,
    written.map((row) => ({
      type: 'notification.created' as const,
      subject: `user:${row.user_id}`,
      users: [row.user_id],
      data: { id: row.id, ...content, updatedDate: row.updated_at, isRead: '0' as const },
    })),
  );
}
