import { z } from 'zod';
import { actionCall, readCall, viewCall } from '../../rest/calls.js';
import type { Wire } from '../../rest/wire.js';
import { type Language, languages } from '../../schema/text.js';
import type { Notification } from './notification.types.js';

/** A notification as `notification/view` answers it. */
const notificationRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    title: wire.text,
    description: wire.textOrEmpty,
    updatedDate: wire.optionalDateTime,
    isRead: wire.flag,
    path: wire.optionalText,
  });

type NotificationRow = z.infer<ReturnType<typeof notificationRow>>;

/** The same as the event `notification.created` carries it: for whoever listens, in every language that the data API has it in. */
export const createdNotification = (wire: Wire) =>
  notificationRow(wire).extend({
    translations: z
      .partialRecord(z.enum(languages), z.object({ title: wire.text, description: wire.textOrEmpty }))
      .optional(),
  });

export const inLanguage = (
  { translations, ...row }: z.infer<ReturnType<typeof createdNotification>>,
  language: Language,
): NotificationRow => ({ ...row, ...translations?.[language] });

/** Asking for one by its id marks it read (specification, section 7). */
export const notificationView = viewCall('notification/view', notificationRow, { hasRows: true });

export const notificationCount = readCall('notification/count', (wire) =>
  z.object({ totalNotification: wire.integer }),
);

export const notificationReadAll = actionCall('notification/read_all', () => z.unknown(), { optional: true });

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  title: row.title,
  description: row.description,
  updatedAt: row.updatedDate,
  isRead: row.isRead,
  path: row.path,
});
