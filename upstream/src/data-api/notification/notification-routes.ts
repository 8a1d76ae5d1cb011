import { sql } from 'kysely';
import { Type } from 'typebox';
import type { NotificationTranslations } from '../../database/column-types.js';
import { callerOf } from '../access/caller.js';
import type { CallerKind } from '../access/parameter.js';
import { ownRows } from '../access/scope.js';
import { text } from '../http/body-reader.js';
import { succeeded } from '../http/envelope.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { type Column, type Columns, own } from '../resource/columns.js';
import { serveList } from '../resource/list/serve-list.js';
import type { Services } from '../services/services.js';

/** One's own notifications, newest first. */
const notifications = {
  name: 'notification',
  scope: { ...ownRows('notification'), only: sql<boolean>`t.in_bell` },
  joins: {},
  columns: {
    title: own('title', 'text'),
    description: own('description', 'text'),
    updatedDate: own('updated_at', 'time'),
    isRead: own('is_read', 'flag'),
    path: own('path', 'text'),
    occurrences: own('occurrences', 'integer'),
  },
  columnsOf: ({ language }: CallerKind): Columns => (language === 'id' ? {} : translated(language)),
  search: [],
  sort: ['updatedDate'],
  filters: {},
  options: [],
} as const;

const translated = (language: keyof NotificationTranslations): Columns => ({
  title: translation(language, 'title'),
  description: translation(language, 'description'),
});

/** A text that was written before there were translations is read as it is. */
const translation = (
  language: keyof NotificationTranslations,
  name: keyof NotificationTranslations[typeof language],
): Column => ({
  sql: sql`coalesce(t.translations -> ${sql.lit(language)} ->> ${sql.lit(name)}, ${sql.ref(`t.${name}`)})`,
  kind: 'text',
});

const pathBody = Type.Object({ path: text('Path', 500) });
const countSchema = Type.Object({ totalNotification: Type.Integer({ minimum: 0 }) });

/** `notification/view`, `count`, `view/{id}` (which marks it read) and `read_all`. */
export function serveNotifications(app: App, services: Services): void {
  const { outbox, reads } = services;

  /** @param which a notification, or those with a path; null: all of the user's */
  const markRead = (userId: number, which: { id: number } | { path: string } | null) =>
    services.transact(async (trx) => {
      const unread = trx
        .updateTable('notification')
        .set({ is_read: true })
        .where('user_id', '=', userId)
        .where('is_read', '=', false);
      const meant =
        which === null
          ? unread.where('in_bell', '=', true)
          : 'id' in which
            ? unread.where('id', '=', which.id)
            : unread.where('path', '=', which.path);
      const marked = await meant.returning('id').execute();
      if (which !== null && marked.length === 0) return;
      const id = which !== null && 'id' in which ? which.id : null;
      await outbox.write(trx, [
        { type: 'notification.read', subject: `user:${userId}`, users: [userId], data: { id } },
      ]);
    });

  serveList(app, services, notifications, {
    list: 'One’s notifications, newest first',
    row: 'One of them, which marks it read',
    beforeRow: ({ userId }, id) => markRead(userId, { id }),
  });

  app.get(
    '/notification/count',
    described({ tag: 'notification', summary: 'How many of them are unread', data: countSchema }),
    async (request) => {
      const { rows } = await sql<{ n: number }>`
      select count(*) as n from notification where user_id = ${callerOf(request).userId} and not is_read and in_bell`.execute(
        reads,
      );
      return succeeded({ totalNotification: rows[0]?.n ?? 0 });
    },
  );

  app.post(
    '/notification/read_all',
    described({ tag: 'notification', summary: 'Mark all of them read', data: countSchema }),
    async (request) => {
      await markRead(callerOf(request).userId, null);
      return succeeded({ totalNotification: 0 });
    },
  );

  app.post(
    '/notification/read_path',
    described({
      tag: 'notification',
      summary: 'Mark those read that open a place of the client, such as a complaint that is on screen',
      body: pathBody,
    }),
    async (request) => {
      await markRead(callerOf(request).userId, request.body);
      return succeeded(null);
    },
  );
}
