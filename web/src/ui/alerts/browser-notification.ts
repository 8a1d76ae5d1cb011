import { notificationPermission } from './alert-settings';

/**
 * Shows a notification of the browser, where the person has permitted it. One with the same title takes its place, also that of
 * another tab.
 * @param onOpen called after a click, with this tab in front
 */
export function showBrowserNotification(title: string, body: string, onOpen: () => void): void {
  if (notificationPermission() !== 'granted') return;
  try {
    const notification = new Notification(title, { body, tag: title });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
  } catch {
    // Chrome on Android has the constructor, and throws: it shows only those of a service worker.
  }
}
