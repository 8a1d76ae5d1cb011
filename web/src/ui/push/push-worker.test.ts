import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

const ORIGIN = 'https://armada.test';
const CODE = readFileSync(resolve(process.cwd(), 'public/push-worker.js'), 'utf8');

type Listener = (event: object) => void;

/** The service worker, with windows of the client open in its browser. */
function startWorker(windows: { url: string; focused: boolean }[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => undefined);
  const self = {
    location: { origin: ORIGIN },
    clients: { matchAll: async () => windows, openWindow },
    registration: { showNotification },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  runInNewContext(CODE, { self, URL });
  const send = async (name: string, event: object) => {
    let work: unknown;
    listeners.get(name)?.({
      ...event,
      waitUntil: (promise: unknown) => {
        work = promise;
      },
    });
    await work;
  };
  const push = (message: object) => send('push', { data: { json: () => message } });
  return { send, push, showNotification, openWindow };
}

const MESSAGE = { title: 'Komentar baru', body: 'Budi: Sudah', url: '/complaint/maintanance/7', tag: '12' };
const ADDRESS = `${ORIGIN}${MESSAGE.url}`;

it('shows a message', async () => {
  const { push, showNotification } = startWorker([{ url: ADDRESS, focused: false }]);
  await push(MESSAGE);
  expect(showNotification).toHaveBeenCalledWith('Komentar baru', {
    body: 'Budi: Sudah',
    tag: '12',
    data: { address: ADDRESS },
  });
});

it('does not show one about the record that is on screen', async () => {
  const { push, showNotification } = startWorker([{ url: ADDRESS, focused: true }]);
  await push(MESSAGE);
  expect(showNotification).not.toHaveBeenCalled();
});

it('opens addresses of the client only', async () => {
  const { push, showNotification } = startWorker();
  await push({ ...MESSAGE, url: 'https://evil.test/' });
  expect(showNotification).toHaveBeenCalledWith(
    'Komentar baru',
    expect.objectContaining({ data: { address: ORIGIN } }),
  );
});

it('opens the address after a click, in a tab of its own', async () => {
  const { send, openWindow } = startWorker();
  const close = jest.fn();
  await send('notificationclick', { notification: { close, data: { address: ADDRESS } } });
  expect(close).toHaveBeenCalled();
  expect(openWindow).toHaveBeenCalledWith(ADDRESS);
});
