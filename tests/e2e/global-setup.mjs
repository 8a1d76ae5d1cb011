import { chromium } from 'playwright-core';
import { startArmada } from './armada.mjs';

const BROWSER_OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * One product and one browser process for all browser tests: the tests distinguish their data by the vehicles they create, and
 * every page has a browser context of its own. Pages may send the operations of their build only, as in a deployment.
 */
export default async function setUp() {
  const executablePath = process.env.CHROMIUM;
  const [armada, browser] = await Promise.all([
    startArmada({ PERSISTED_ONLY: '1' }),
    executablePath && chromium.launchServer({ executablePath, args: BROWSER_OPTIONS }),
  ]);
  process.env.ARMADA_URL = armada.url;
  process.env.ARMADA_UPSTREAM = armada.upstreamUrl;
  process.env.ARMADA_DATA = armada.folder;
  if (browser) process.env.BROWSER_ENDPOINT = browser.wsEndpoint();
  globalThis.stopAll = () => Promise.all([armada.stop(), browser?.close()]);
}
