import type { Page } from 'playwright-core';
import { leavePages, openBrowser, signedInAt } from '../pages/browser.js';

/** Stores a value wherever the browser can keep one. */
async function fill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    await (await caches.open('left')).put('/left', new Response('here'));
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
  });
}

/** The parts of all that which a page finds, and of the state of its context. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    width: window.innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
  }));

test('a page that an earlier test has left is empty, signed out, online and of its usual size and colours', async () => {
  const page = await signedInAt('/home', 'admin');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await fill(page);
  await page.route('**/healthz', (route) => route.fulfill({ body: 'from a test' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const second = await page.context().newPage();
  await page.context().setOffline(true);
  expect(await leavePages('empty')).toEqual([]);
  expect(second.isClosed()).toBe(true);

  const next = await openBrowser();
  expect(next).toBe(page);
  expect(await next.context().cookies()).toEqual([]);
  const response = await next.goto('/healthz');
  expect(await response?.text()).not.toBe('from a test');
  expect(await found(next)).toEqual({
    stored: [],
    databases: [],
    width: 1440,
    isDark: false,
    isOnline: true,
  });
  expect(await leavePages('close')).toEqual([]);
});
