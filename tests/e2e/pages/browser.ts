import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { armadaUrl, clientOperation, field, type Person, password, people } from '../calls/gateway.js';
import { expectSoon } from './expect-soon.js';
import { PageReport } from './page-report.js';

declare global {
  /** From the test environment. */
  var browser: Browser | undefined;
  /** Emptied pages of earlier tests, by the options of their contexts as JSON. From the test environment. */
  var emptyPages: Map<string, Page[]>;
}

/** A page and its faults: console errors, requests to another origin, operations sent as documents instead of by their id. */
interface Watch {
  page: Page;
  options: BrowserContextOptions;
  report: PageReport;
  faults: string[];
  allowed: RegExp[];
  /** True if the gateway has accepted a WebSocket of the page. */
  isConnected: boolean;
}

/** Playwright's time-out in milliseconds, for slow machines; these tests do not measure speed. */
const TIMEOUT = 60_000;

let watches: Watch[] = [];

const isOurs = (url: string): boolean => {
  const { protocol, origin } = new URL(url);
  return protocol === 'data:' || protocol === 'blob:' || origin === new URL(armadaUrl()).origin;
};

/** Checks whether a page sent an operation without its persisted id. */
const hasNoId = (operation: unknown): boolean => !field(field(operation, 'extensions'), 'persistedQuery');

function watchPage(page: Page, options: BrowserContextOptions): Watch {
  const report = new PageReport(page);
  const watch: Watch = { page, options, report, faults: [], allowed: [], isConnected: false };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      watch.faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.faults.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (!isOurs(request.url())) watch.faults.push(`request to another origin: ${request.url()}`);
    const isJson = request.headers()['content-type'] === 'application/json';
    if (request.url().endsWith('/graphql') && isJson && hasNoId(request.postDataJSON()))
      watch.faults.push(`operation not persisted: ${request.postData()}`);
  });
  page.on('websocket', (socket) => {
    if (!isOurs(socket.url().replace(/^ws/, 'http')))
      watch.faults.push(`WebSocket to another origin: ${socket.url()}`);
    socket.on('framesent', ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (field(message, 'type') === 'subscribe' && hasNoId(field(message, 'payload')))
        watch.faults.push(`operation not persisted: ${payload}`);
    });
    socket.on('framereceived', ({ payload }) => {
      if (field(JSON.parse(String(payload)), 'type') === 'connection_ack') watch.isConnected = true;
    });
  });
  return watch;
}

/**
 * Opens an empty page without a session or stored data. Reduced motion skips the splash screen.
 * @param overrides of a desktop of 1440 × 900 pixels in Jakarta
 */
export async function openBrowser(overrides: BrowserContextOptions = {}): Promise<Page> {
  const options = {
    baseURL: armadaUrl(),
    locale: 'en-SG',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce' as const,
    ...overrides,
  };
  const page = globalThis.emptyPages.get(JSON.stringify(options))?.pop() ?? (await newPage(options));
  watches.push(watchPage(page, options));
  return page;
}

async function newPage(options: BrowserContextOptions): Promise<Page> {
  if (!globalThis.browser)
    throw new Error('CHROMIUM must name the browser: run the browser tests with npm test.');
  const context = await globalThis.browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT);
  return context.newPage();
}

/** Removes what a test left in a page and its context. The next test with the same options continues with its compiled scripts. */
async function emptyPage({ page, options }: Watch): Promise<void> {
  const context = page.context();
  page.removeAllListeners();
  await Promise.all(context.pages().map((other) => other !== page && other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // A small text of the same origin: only there can the session storage be cleared, and the browser keeps its process.
  await page.goto('/healthz');
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin: armadaUrl(), storageTypes: 'all' });
  await devTools.detach();
  await context.clearCookies();
  await context.clearPermissions();
  if (options.viewport) await page.setViewportSize(options.viewport);
  await page.emulateMedia({
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
  });
  const key = JSON.stringify(options);
  globalThis.emptyPages.set(key, [...(globalThis.emptyPages.get(key) ?? []), page]);
}

/** Fills the login screen and presses Login. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens a page at a path, signed in with a demo account. */
export function signedInAt(path: string, person: Person, options?: BrowserContextOptions): Promise<Page> {
  return signedInAs(path, { email: people[person], password }, options);
}

/**
 * Opens a page at a path, signed in as any user. It sends the login screen's operation without showing the screen; tests of the
 * screen itself use `signIn`.
 */
export async function signedInAs(
  path: string,
  who: { email: string; password: string },
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openBrowser(options);
  const variables = { input: { username: who.email, password: who.password } };
  const data = { query: clientOperation('Login'), variables };
  const body: unknown = await (await page.request.post('/graphql', { data })).json();
  if (field(field(field(body, 'data'), 'login'), 'success') !== true)
    throw new Error(`${who.email} could not sign in: ${JSON.stringify(body)}`);
  await page.goto(path);
  return page;
}

/** Allows a page faults of this kind, which its test causes. */
export function allowFault(page: Page, pattern: RegExp): void {
  watches.find((watch) => watch.page === page)?.allowed.push(pattern);
}

/** Waits until the page receives events. A page whose WebSocket is refused reloads its data when it connects again. */
export async function untilConnected(page: Page): Promise<void> {
  await expectSoon(async () => watches.find((watch) => watch.page === page)?.isConnected, true);
}

/** Describes the pages of the test that has just failed. */
export async function pagesNow(): Promise<string> {
  return (await Promise.all(watches.map(({ report }) => report.text()))).join('\n\n');
}

/**
 * Leaves the pages of a test: empties them for the next test, or closes them with all that cannot be removed from them.
 * @returns their faults that are not allowed
 */
export async function leavePages(how: 'empty' | 'close'): Promise<string[]> {
  const done = watches;
  watches = [];
  await Promise.all(done.map((watch) => (how === 'empty' ? emptyPage(watch) : watch.page.context().close())));
  return done.flatMap(({ faults, allowed }) =>
    faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  );
}
