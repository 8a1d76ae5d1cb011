/** Bytes per second, and milliseconds that each request takes longer. */
const NETWORK = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 };
const SLOWER_PROCESSOR = 4;
/** Milliseconds between two keys of somebody who types. */
export const TYPING = 100;

/**
 * A page with an empty cache, on a network of 400 kbit/s and 400 ms, with a processor of a quarter of this machine's speed.
 * @param {import('playwright-core').Browser} browser
 * @param {string} [baseURL] of addresses without an origin
 */
export async function openSlowPage(browser, baseURL) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return { context, page, session };
}

/**
 * One visit on a slow page: opens an address, signs in as a supplier, waits for the first rows.
 * @param {import('playwright-core').Browser} browser
 * @param {{url: string, user: string, password: string, row: string}} client `url`: the list's, where the form is shown first; the selectors
 *   of the fields of the form, and of a row of the list
 * @returns {Promise<{toForm: number, toRows: number, formKiB: number, rowsKiB: number}>} milliseconds until the form accepts input, and
 *   from Enter to the rows; KiB received until then
 */
export async function slowVisit(browser, { url, user, password, row }) {
  const { context, page, session } = await openSlowPage(browser);
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength / 1024;
  });

  const opened = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(user).click();
  const toForm = performance.now() - opened;
  const formKiB = received;
  await page.locator(user).pressSequentially('supplier@armada.test', { delay: TYPING });
  await page.locator(password).pressSequentially('armada-demo', { delay: TYPING });
  const entered = performance.now();
  await page.keyboard.press('Enter');
  await page.locator(row).first().waitFor();
  const toRows = performance.now() - entered;
  await context.close();
  return { toForm, toRows, formKiB, rowsKiB: received };
}
