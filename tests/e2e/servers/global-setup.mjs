import { chromium } from 'playwright-core';
import { newDatabase } from '../../../scripts/services/new-database.mjs';
import { startArmada } from './armada.mjs';

/** Features that Playwright disables; our list replaces its own. */
const DISTURBING = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];
/** Two pages of Chromium's own for each of ours, which take more time than a small page. */
const ADDRESS_BAR_POPUPS = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

const BROWSER_OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...DISTURBING, ...ADDRESS_BAR_POPUPS].join(',')}`,
];

/**
 * One product and one browser process for all browser tests: the tests distinguish their data by the vehicles they create, and
 * each page of a test has a browser context of its own, which is emptied for the next test (pages/browser.ts). It runs on
 * PostgreSQL, which takes less time than the embedded database. Pages may send the operations of their build only, as in a
 * deployment.
 */
export default async function setUp() {
  const executablePath = process.env.CHROMIUM;
  const database = await newDatabase(process.env.TEST_DATABASE_URL, 'browser');
  const [armada, browser] = await Promise.all([
    startArmada({ PERSISTED_ONLY: '1', DATABASE_URL: database.url, DEMO: '1' }),
    executablePath && chromium.launch({ executablePath, args: BROWSER_OPTIONS }),
  ]);
  process.env.ARMADA_URL = armada.url;
  process.env.ARMADA_UPSTREAM = armada.upstreamUrl;
  process.env.ARMADA_DATA = armada.folder;
  globalThis.browser = browser;
  globalThis.emptyPages = new Map();
  globalThis.stopAll = async () => {
    await Promise.all([armada.stop(), browser?.close()]);
    await database.stop();
  };
}
