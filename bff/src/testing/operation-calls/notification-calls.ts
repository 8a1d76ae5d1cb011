import { data, rows } from '../data-api-double.js';
import { meResponse } from '../samples/sample-user.js';
import { notificationCreated } from '../webhook.js';
import type { OperationTable } from './operation-calls.js';

const unread = data({ totalNotification: 2 });

/** Notifications. */
export const notificationCalls: OperationTable = {
  Bell: {
    variables: { page: 1, size: 5 },
    calls: { 'GET notification/view?page=1&size=5': rows([]), 'GET notification/count': unread },
  },
  MarkNotificationRead: {
    variables: { id: '91' },
    calls: {
      'GET notification/view/91': data(notificationCreated(91, []).data),
      'GET notification/count': unread,
    },
  },
  MarkAllNotificationsRead: {
    calls: { 'POST notification/read_all': data(null), 'GET notification/count': unread },
  },
  UnreadNotificationCount: { calls: { 'GET notification/count': unread } },
  NotificationReceived: { event: notificationCreated(92, [meResponse.data.id]), calls: {} },
};
