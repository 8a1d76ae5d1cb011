import { z } from 'zod';
import { actionCall, readCall, viewCall } from '../rest/calls.js';
import type { Wire } from '../rest/wire.js';
import type { Notification } from './notification.types.js';

/** A notification as `notification/view` answers it and as the event `notification.created` carries it. */
export const notificationRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    title: wire.text,
    description: wire.textOrEmpty,
    updatedDate: wire.optionalDateTime,
    isRead: wire.flag,
    path: wire.optionalText,
  });

type NotificationRow = z.infer<ReturnType<typeof notificationRow>>;

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
