import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { requireProgram } from '../../scripts/services/programs.mjs';
import { demoCity } from '../streets/demo-city.mjs';
import { writeCityArchive } from '../streets/write-archive.mjs';
import { screens } from './pages/screens.mjs';
import { waitUntilSettled } from './pages/wait-until-settled.mjs';
import { startArmada } from './servers/armada.mjs';

const folder = fromRoot('docs', 'screens');
const readmeFolder = fromRoot('docs', 'images');
const windows = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Opens a page in a window size, signed in as the administrator unless `signedOut`. */
async function openPage(browser, baseURL, device, signedOut) {
  const context = await browser.newContext({
    baseURL,
    ...device,
    locale: 'en-SG',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (signedOut) return page;
  await page.goto('/pages/login');
  await page.getByLabel('Email').fill('admin@armada.test');
  await page.getByLabel('Password', { exact: true }).fill('armada-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** Runs in the page: whether each map in view has its tiles, which no longer fade in. */
function areTilesShown() {
  const isShown = (tile) => tile.classList.contains('leaflet-tile-loaded') && tile.style.opacity === '1';
  const maps = [...document.querySelectorAll('.leaflet-container')].filter((map) => map.checkVisibility());
  return maps.every((map) => {
    const tiles = [...map.querySelectorAll('.leaflet-tile')];
    return tiles.length > 0 && tiles.every(isShown);
  });
}

/**
 * `npm run screens [-- name …]`: takes screenshots of all screens, or of the named ones, in the window sizes of a desktop and a
 * phone, in light and dark, into docs/screens, and replaces those in the README.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const taken = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  for (const each of [folder, readmeFolder]) mkdirSync(each, { recursive: true });
  await buildWhenStale();
  const mapFolder = mkdtempSync(join(tmpdir(), 'armada-streets-'));
  const file = join(mapFolder, 'city.pmtiles');
  writeCityArchive(file, { given: await demoCity() });
  const armada = await startArmada({ MAP: 'auto', MAP_FILE: file });
  const browser = await chromium.launch({
    executablePath: requireProgram('browser'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const missed = [];
  try {
    for (const [window, device] of Object.entries(windows)) {
      for (const signedOut of [true, false]) {
        const page = await openPage(browser, armada.url, device, signedOut);
        const here = taken.filter(({ only }) => only === undefined || only === window);
        for (const screen of here.filter((it) => (it.signedOut ?? false) === signedOut)) {
          try {
            await page.unrouteAll();
            await page.goto(screen.path);
            await screen.show(page);
            await page.waitForLoadState('networkidle');
            // The client follows the system's colour scheme by default.
            for (const mode of ['dark', 'light']) {
              const path = `${folder}/${screen.name}-${window}-${mode}.png`;
              await page.emulateMedia({ colorScheme: mode });
              await page.waitForFunction((chosen) => document.documentElement.dataset.mode === chosen, mode);
              await waitUntilSettled(page);
              await page.waitForFunction(areTilesShown);
              await page.screenshot({ path });
              if (screen.inReadme && window === 'desktop' && mode === 'light')
                copyFileSync(path, `${readmeFolder}/${screen.name}.png`);
            }
          } catch (fault) {
            missed.push(`${screen.name}, ${window}: ${String(fault).split('\n')[0]}`);
          }
        }
        await page.context().close();
      }
      say(`docs/screens: ${window}`);
    }
  } finally {
    await browser.close();
    await armada.stop();
    rmSync(mapFolder, { recursive: true });
  }
  if (missed.length > 0) throw new PlainError(`These screenshots failed:\n  ${missed.join('\n  ')}`);
  return 0;
});
