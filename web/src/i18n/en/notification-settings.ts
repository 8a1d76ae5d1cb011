import type { notificationSettings as base } from '../id/notification-settings';
import type { English } from './english';

export const notificationSettings: English<typeof base> = {
  title: 'Notifications',
  lead: 'Choose what you want to know, and where.',
  kind: 'Kind',
  BELL: 'Bell',
  MAIL: 'E-mail',
  choice: '{kind}: {channel}',
  forced: 'For the security of your account this notification cannot be switched off.',
  notOffered: 'Not available',
  reset: 'Reset {kind} to the company’s default',
  companyTitle: 'Notification defaults of the company',
  companyLead: 'For the users of your company who have not chosen themselves.',
  companyReset: 'Reset {kind} to Armada’s default',
  scheduleTitle: 'E-mail and quiet hours',
  digest: 'Mail unread notifications',
  HOURLY: 'Every hour',
  DAILY: 'Every day at 07:00',
  quietFrom: 'Quiet hours from',
  quietTo: 'to',
  quietLead:
    'During quiet hours there is no mail of notifications and no sound; what is held back is sent afterwards. Time zone: {timeZone}.',
  save: 'Save',
  failed: 'The notification settings could not be loaded.',
  retry: 'Retry',
  loading: 'Loading . . .',
};
