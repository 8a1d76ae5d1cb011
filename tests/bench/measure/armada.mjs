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
 * Starts gateway and services of their own with the demo fleet, and what stands before the data API.
 * @template {{stop: () => Promise<void>}} StandIn
 * @param {(places: {port: number, upstreamPort: number, webhook: {url: string, secret: string}}) => Promise<StandIn>} standIn
 *   starts it on `port`; the data API is at `upstreamPort`
 * @returns {Promise<{url: string, standIn: StandIn, stop: () => Promise<void>}>}
 */
export async function startArmada(standIn) {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'armada-bench-'));
  requireWritableFolder(folder);
  const [port, upstreamPort, standInPort] = [await freePort(), await freePort(), await freePort()];
  const { upstream, gateway } = serversAt({ port, upstreamPort, dataFolder: folder });
  const { env } = gateway.options;
  env.DATA_API_URL = `http://127.0.0.1:${standInPort}/api`;
  // A dashboard of 100,000 vehicles takes its time on a busy machine.
  env.UPSTREAM_TIMEOUT_MS = '60000';
  // Who drives about is the measurement's.
  upstream.options.env.DEMO_DRIVERS = '0';
  const webhook = { url: `http://127.0.0.1:${port}/hooks/events`, secret: env.EVENTS_SECRET };
  const started = await standIn({ port: standInPort, upstreamPort, webhook });
  const stop = async () => {
    await gateway.stop();
    await upstream.stop();
    await started.stop();
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
  return { url: `http://localhost:${port}`, standIn: started, stop };
}

/** @param {string[]} [args] further switches of the browser @returns {Promise<import('playwright-core').Browser>} */
export const startBrowser = (args = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? requireProgram('browser'),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });

/**
 * Signs the administrator in, which leads to the dashboard.
 * @param {import('playwright-core').Browser} browser @param {string} baseURL
 * @param {Pick<import('playwright-core').BrowserContextOptions, 'reducedMotion'>} [options]
 * @returns {Promise<import('playwright-core').Page>} with the probe of page-probe.mjs
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
