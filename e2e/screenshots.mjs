import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { buildWhenStale } from '../scripts/build.mjs';
import { runCommand, say } from '../scripts/console.mjs';
import { inHouse } from '../scripts/house.mjs';
import { requireProgram } from '../scripts/services/programs.mjs';
import { startArmada } from './armada.mjs';

const folder = inHouse('docs', 'images');

/** `node e2e/screenshots.mjs`: takes the README's pictures from the running product. */
await runCommand(async () => {
  mkdirSync(folder, { recursive: true });
  await buildWhenStale();
  const armada = await startArmada();
  const browser = await chromium.launch({
    executablePath: requireProgram('browser'),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      baseURL: armada.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-SG',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
    });
    const take = async (name) => {
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${folder}/${name}.png` });
      say(`docs/images/${name}.png`);
    };
    await page.goto('/pages/login');
    await page.getByLabel('Email').fill('admin@armada.test');
    await page.getByLabel('Password', { exact: true }).fill('armada-demo');
    await take('login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('Tersedia').waitFor();
    await take('dashboard');
    await page.goto('/vehicle/manage?page=1&sort=licensePlate');
    await page.getByText(/ Result$/).waitFor();
    await take('vehicles');
    await page.getByText(/^B \d/).first().click();
    await page.getByRole('dialog').locator('img[src*="/files/"]').first().waitFor();
    await take('vehicle');
  } finally {
    await browser.close();
    await armada.stop();
  }
  return 0;
});
