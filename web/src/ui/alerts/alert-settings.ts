import { preferencesUnder } from '../../api/preferences';

/** In the preferences. */
export const ALERTS = 'complaintAlerts';

export interface AlertSettings {
  readonly sound: boolean;
  readonly browser: boolean;
}

/** The alerts that the person has switched on; none by default. */
export function alertSettings(): AlertSettings {
  const { sound, browser } = preferencesUnder(ALERTS);
  return { sound: sound === true, browser: browser === true };
}

/** The permission of this browser, whatever the person has switched on in another one. */
export const notificationPermission = (): NotificationPermission =>
  typeof Notification === 'undefined' ? 'denied' : Notification.permission;
