import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { NotificationTranslations } from '../../database/tables.js';
import { callerOf } from '../access/caller.js';
import type { CallerKind } from '../access/parameter.js';
import { ownRows } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { described } from '../openapi/described.js';
import { type Column, type Columns, own } from '../resource/columns.js';
import { serveList } from '../resource/serve-resource.js';
import type { Services } from '../services.js';

/** One's own notifications, newest first. */
const notifications = {
  name: 'notification',
  scope: ownRows('notification'),
  joins: {},
  columns: {
    title: own('title', 'text'),
    description: own('description', 'text'),
    updatedDate: own('updated_at', 'time'),
    isRead: own('is_read', 'flag'),
    path: own('path', 'text'),
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

/** What was written before there were translations is read as it is. */
const translation = (
  language: keyof NotificationTranslations,
  name: keyof NotificationTranslations[typeof language],
): Column => ({
  sql: sql`coalesce(t.translations -> ${sql.lit(language)} ->> ${sql.lit(name)}, ${sql.ref(`t.${name}`)})`,
  kind: 'text',
});

const countSchema = Type.Object({ totalNotification: Type.Integer({ minimum: 0 }) });

/** `notification/view`, `count`, `view/{id}` (which marks it read) and `read_all`. */
export function serveNotifications(app: FastifyInstance, services: Services): void {
  const { outbox, reads } = services;

  /** @param id of one notification; null: all of the user's */
  const markRead = (userId: number, id: number | null) =>
    services.transact(async (trx) => {
      const unread = trx
        .updateTable('notification')
        .set({ is_read: true })
        .where('user_id', '=', userId)
        .where('is_read', '=', false);
      const marked = await (id === null ? unread : unread.where('id', '=', id)).returning('id').execute();
      if (id !== null && marked.length === 0) return;
      await outbox.write(trx, [
        { type: 'notification.read', subject: `user:${userId}`, users: [userId], data: { id } },
      ]);
    });

  serveList(app, services, notifications, {
    list: 'One’s notifications, newest first',
    row: 'One of them, which marks it read',
    beforeRow: async ({ userId, isReadOnly }, id) => {
      if (!isReadOnly) await markRead(userId, id);
    },
  });

  app.get(
    '/notification/count',
    described({ tag: 'notification', summary: 'How many of them are unread', data: countSchema }),
    async (request) => {
      const { rows } = await sql<{ n: number }>`
      select count(*) as n from notification where user_id = ${callerOf(request).userId} and not is_read`.execute(
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
}
