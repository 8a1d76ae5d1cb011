import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { buildWhenStale } from '../scripts/build.mjs';
import { PlainError, runCommand, say } from '../scripts/console.mjs';
import { inHouse } from '../scripts/house.mjs';
import { requireProgram } from '../scripts/services/programs.mjs';
import { startArmada } from './armada.mjs';
import { screens } from './screens.mjs';
import { settled } from './settled.mjs';

const folder = inHouse('docs', 'screens');
const readmeFolder = inHouse('docs', 'images');
const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A page of the administrator, or of nobody, in one window and one mode. */
async function openPage(browser, baseURL, viewport, mode, signedOut) {
  const context = await browser.newContext({
    baseURL,
    viewport,
    locale: 'en-SG',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    colorScheme: mode,
  });
  await context.addInitScript((chosen) => localStorage.setItem('armada.mode', chosen), mode);
  const page = await context.newPage();
  if (signedOut) return page;
  await page.goto('/pages/login');
  await page.getByLabel('Email').fill('admin@armada.test');
  await page.getByLabel('Password', { exact: true }).fill('armada-demo');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

/**
 * `npm run screens [-- name …]`: takes a picture of every screen of the running product, or of those named, in a desktop's
 * and a phone's window, light and dark, into docs/screens; and renews those that the README shows.
 */
await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const taken = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  for (const each of [folder, readmeFolder]) mkdirSync(each, { recursive: true });
  await buildWhenStale();
  const armada = await startArmada();
  const browser = await chromium.launch({
    executablePath: requireProgram('browser'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const missed = [];
  try {
    for (const [window, viewport] of Object.entries(windows)) {
      for (const mode of ['light', 'dark']) {
        for (const signedOut of [true, false]) {
          const page = await openPage(browser, armada.url, viewport, mode, signedOut);
          for (const screen of taken.filter((it) => (it.signedOut ?? false) === signedOut)) {
            const file = `${screen.name}-${window}-${mode}.png`;
            try {
              await page.goto(screen.path);
              await screen.show(page);
              await page.waitForLoadState('networkidle');
              await settled(page);
              await page.screenshot({ path: `${folder}/${file}` });
              if (screen.inReadme && window === 'desktop' && mode === 'light')
                copyFileSync(`${folder}/${file}`, `${readmeFolder}/${screen.name}.png`);
            } catch (fault) {
              missed.push(`${file}: ${String(fault).split('\n')[0]}`);
            }
          }
          await page.context().close();
        }
        say(`docs/screens: ${window}, ${mode}`);
      }
    }
  } finally {
    await browser.close();
    await armada.stop();
  }
  if (missed.length > 0) throw new PlainError(`These could not be taken:\n  ${missed.join('\n  ')}`);
  return 0;
});
