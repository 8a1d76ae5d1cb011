// Shows the messages of Web Push, and nothing else: pages and requests do not pass through this service worker.

/** The address of the client that a message opens; the client itself for one that is not below it. */
function addressOf(message) {
  const address = new URL(String(message.url ?? '/'), self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin;
}

async function show(message) {
  const address = addressOf(message);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The person is reading it.
  if (windows.some(({ focused, url }) => focused && url === address)) return;
  await self.registration.showNotification(String(message.title), {
    body: String(message.body ?? ''),
    tag: String(message.tag ?? ''),
    data: { address },
  });
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // In a tab of its own: what is typed in another one stays there.
  event.waitUntil(self.clients.openWindow(event.notification.data.address));
});
