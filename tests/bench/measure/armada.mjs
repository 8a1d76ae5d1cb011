import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { requireWritableFolder } from '../../../scripts/servers/data-folder.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { serversAt } from '../../../scripts/servers/servers.mjs';
import { requireProgram } from '../../../scripts/services/programs.mjs';
import { installProbe } from './page-probe.mjs';

/**
 * Starts a gateway, the services with the demo fleet, and a proxy between them.
 * @template {{stop: () => Promise<void>}} DataApiProxy
 * @param {((places: {port: number, upstreamPort: number, webhook: {url: string, secret: string}}) => Promise<DataApiProxy>) | null} proxy
 *   starts the proxy on `port`; the data API has `upstreamPort`; null: there is no proxy
 * @param {{databaseUrl?: string, hasDrivers?: boolean}} [options] `databaseUrl`: a PostgreSQL instead of the embedded database;
 *   `hasDrivers`: the vehicles of the demo fleet drive
 * @returns {Promise<{url: string, proxy: DataApiProxy, stop: () => Promise<void>}>}
 */
export async function startArmada(proxy, { databaseUrl, hasDrivers = false } = {}) {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  requireWritableFolder(folder);
  const [port, upstreamPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const { upstream, gateway } = serversAt({ port, upstreamPort, dataFolder: folder });
  const { env } = gateway.options;
  env.MAP = 'off';
  if (proxy !== null) env.DATA_API_URL = `http://127.0.0.1:${proxyPort}/api`;
  if (databaseUrl !== undefined) upstream.options.env.DATABASE_URL = databaseUrl;
  // A dashboard of 100,000 vehicles takes seconds on a busy machine.
  env.UPSTREAM_TIMEOUT_MS = '60000';
  if (!hasDrivers) upstream.options.env.DEMO_DRIVERS = '0';
  const webhook = { url: `http://127.0.0.1:${port}/hooks/events`, secret: env.EVENTS_SECRET };
  const started = await proxy?.({ port: proxyPort, upstreamPort, webhook });
  const stop = async () => {
    await gateway.stop();
    await upstream.stop();
    await started?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    upstream.start();
    gateway.start();
    await Promise.all([upstream.ready(), gateway.ready()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, proxy: started, stop };
}

/** @param {string[]} [args] further arguments of the browser @returns {Promise<import('playwright-core').Browser>} */
export const startBrowser = (args = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? requireProgram('browser'),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });

/**
 * Signs in as the administrator; the page then shows the dashboard.
 * @param {import('playwright-core').Browser} browser @param {string} baseURL
 * @param {Pick<import('playwright-core').BrowserContextOptions, 'reducedMotion'>} [options]
 * @returns {Promise<import('playwright-core').Page>} a page with the probe of page-probe.mjs
 */
export async function signedInPage(browser, baseURL, options = {}) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(installProbe);
  await page.goto('/pages/login');
  await page.getByLabel('Email').fill('admin@armada.test');
  await page.getByLabel('Password', { exact: true }).fill('armada-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  return page;
}
