import { data, rows, saved } from '../data-api-double.js';
import { meResponse } from '../samples/sample-user.js';
import { notificationCreated } from '../webhook.js';
import type { OperationTable } from './operation-calls.js';

const unread = data({ totalNotification: 2 });

const choice = {
  id: 'vehicleStatus',
  name: 'Status kendaraan',
  channels: ['bell'],
  defaults: ['bell'],
  offered: ['bell', 'mail'],
  forced: [],
};
const settings = data({
  kinds: [choice],
  digest: 'daily',
  quietFrom: '22:00',
  quietTo: '06:00',
  isQuiet: '0',
  timeZone: 'Asia/Jakarta',
  pushKey: 'BNc',
});
const endpoint = 'https://push.test/abc';

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
  MarkNotificationsRead: {
    variables: { path: 'complaint/maintanance/7' },
    calls: { 'POST notification/read_path': data(null), 'GET notification/count': unread },
  },
  NotificationSettings: { calls: { 'GET notification/settings': settings } },
  QuietHours: { calls: { 'GET notification/settings': settings } },
  SaveNotificationChannels: {
    variables: { kind: 'vehicleStatus', channels: ['MAIL'] },
    calls: { 'POST notification/settings/channels': settings },
  },
  SaveNotificationSchedule: {
    variables: { input: { digest: 'HOURLY', quietFrom: '22:00', quietTo: '06:00' } },
    calls: { 'POST notification/settings/schedule': settings },
  },
  CompanyNotificationDefaults: { calls: { 'GET notification/defaults': data([choice]) } },
  SaveCompanyNotificationDefault: {
    variables: { kind: 'vehicleStatus', channels: null },
    calls: { 'POST notification/defaults/channels': data([choice]) },
  },
  SubscribeToPush: {
    variables: { input: { endpoint, p256dh: 'BKey', auth: 'secret' } },
    calls: { 'POST notification/push/subscribe': saved(1) },
  },
  UnsubscribeFromPush: {
    variables: { endpoint },
    calls: { 'POST notification/push/unsubscribe': saved(1) },
  },
  RenewPush: {
    variables: { endpoint },
    calls: { 'POST notification/push/renew': data({ isSubscribed: '1' }) },
  },
  UnreadNotificationCount: { calls: { 'GET notification/count': unread } },
  NotificationReceived: { event: notificationCreated(92, [meResponse.data.id]), calls: {} },
};
