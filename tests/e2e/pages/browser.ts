import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { armadaUrl, clientOperation, field, type Person, password, people } from '../gateway.js';
import { PageStory } from './page-story.js';

/** What a page did that no page may do: an error in its console, a request to another machine, an operation in so many words. */
interface Watch {
  page: Page;
  story: PageStory;
  faults: string[];
  forgiven: RegExp[];
}

/** Milliseconds that anything may take to show, on the slowest of machines: speed is judged elsewhere. */
const PATIENCE = 60_000;

let browser: Promise<Browser> | undefined;
let watches: Watch[] = [];

const isOurs = (url: string): boolean => {
  const { protocol, origin } = new URL(url);
  return protocol === 'data:' || protocol === 'blob:' || origin === new URL(armadaUrl()).origin;
};

/** Whether an operation goes by its document, though the page's build has given it a name. */
const isDocument = (operation: unknown): boolean => Boolean(field(operation, 'query'));

function watchPage(page: Page): Watch {
  const watch: Watch = { page, story: new PageStory(page), faults: [], forgiven: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      watch.faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!isOurs(request.url())) watch.faults.push(`request to elsewhere: ${request.url()}`);
    const isJson = request.headers()['content-type'] === 'application/json';
    if (request.url().endsWith('/graphql') && isJson && isDocument(request.postDataJSON()))
      watch.faults.push(`a document: ${request.postData()}`);
  });
  page.on('websocket', (socket) => {
    if (!isOurs(socket.url().replace(/^ws/, 'http')))
      watch.faults.push(`socket to elsewhere: ${socket.url()}`);
    socket.on('framesent', ({ payload }) => {
      if (isDocument(field(JSON.parse(String(payload)), 'payload')))
        watch.faults.push(`a document: ${payload}`);
    });
  });
  return watch;
}

/**
 * Opens a page in a browser profile of its own, without a session. Motion is reduced, which skips the splash.
 * @param options what differs from a desktop of 1440 × 900 in Jakarta
 */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<Page> {
  const endpoint = process.env.BROWSER_ENDPOINT;
  if (endpoint === undefined)
    throw new Error('CHROMIUM must name the browser: run the browser tests with npm test.');
  browser ??= chromium.connect(endpoint);
  const context = await (await browser).newContext({
    baseURL: armadaUrl(),
    locale: 'en-SG',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  watches.push(watchPage(page));
  return page;
}

/** Fills the login screen and presses Login. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens a page of a person who is signed in, at an address. */
export function signedInAt(path: string, person: Person, options?: BrowserContextOptions): Promise<Page> {
  return signedInAs(path, { email: people[person], password }, options);
}

/**
 * The same for somebody who is none of the demo's people. They sign in as the login screen does, without waiting for it to be
 * drawn: sign-in.test.ts and whatever else is about that takes the screen itself.
 */
export async function signedInAs(
  path: string,
  who: { email: string; password: string },
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openBrowser(options);
  const variables = { input: { username: who.email, password: who.password } };
  const data = { query: clientOperation('Login'), variables };
  const answer: unknown = await (await page.request.post('/graphql', { data })).json();
  if (field(field(field(answer, 'data'), 'login'), 'success') !== true)
    throw new Error(`${who.email} could not sign in: ${JSON.stringify(answer)}`);
  await page.goto(path);
  return page;
}

/** Says that this page's test brings about console errors of this kind itself. */
export function forgive(page: Page, pattern: RegExp): void {
  watches.find((watch) => watch.page === page)?.forgiven.push(pattern);
}

/** What the pages of the test that has just failed show and were answered. */
export async function pagesNow(): Promise<string> {
  return (await Promise.all(watches.map(({ story }) => story.tell()))).join('\n\n');
}

/** Closes every page of a test, and answers what went wrong in them unasked. */
export async function closePages(): Promise<string[]> {
  const done = watches;
  watches = [];
  await Promise.all(done.map(({ page }) => page.context().close()));
  return done.flatMap(({ faults, forgiven }) =>
    faults.filter((fault) => !forgiven.some((pattern) => pattern.test(fault))),
  );
}

/** Leaves the browser, which the other test files share. */
export async function leaveBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
