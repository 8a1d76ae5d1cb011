import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '../../../scripts/repository.mjs';
import { freePort } from '../../../scripts/servers/ports.mjs';
import { people } from '../calls/gateway.js';
import { allowFault, openBrowser, signIn } from '../pages/browser.js';
import { failOnErrorsOfOwnPages } from '../pages/fail-on-page-errors.js';
import { type SecondGateway, startSecondGateway } from '../servers/second-gateway.js';

failOnErrorsOfOwnPages();

const NEW_VERSION = 'Versi baru tersedia, muat ulang bila siap.';

const shared = process.env.ARMADA_URL;
const folder = mkdtempSync(join(tmpdir(), 'armada-deployment-'));
const secondBuild = join(folder, 'second-build');
let gateway: SecondGateway | undefined;
let environment: Record<string, string>;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [
    fromRoot('tests', 'e2e', 'servers', 'build-second-client.mjs'),
    secondBuild,
  ]);
  const port = String(await freePort());
  environment = {
    PORT: port,
    PERSISTED_ONLY: '1',
    SESSION_KEYS: randomBytes(32).toString('base64url'),
    CLIENT_BUILDS_DIR: join(folder, 'kept'),
  };
  process.env.ARMADA_URL = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  process.env.ARMADA_URL = shared;
  await gateway?.stop();
  rmSync(folder, { recursive: true });
});

test('pages that are open over a deployment keep what was typed, load the rest of themselves and say that there is a new version', async () => {
  gateway = await startSecondGateway(environment);
  const signedIn = await openBrowser();
  await signedIn.goto('/company-tenant/manage');
  await signIn(signedIn, people.admin);
  await signedIn.getByRole('button', { name: 'Add', exact: true }).click();
  const name = signedIn.getByRole('dialog').getByLabel('Nama').first();
  await name.fill('Belum disimpan');
  const atLogin = await openBrowser();
  await atLogin.goto('/pages/login');
  await atLogin.getByLabel('Email').waitFor();

  for (const page of [signedIn, atLogin]) allowFault(page, /WebSocket|Failed to load resource/);
  await gateway.stop();
  gateway = await startSecondGateway({ ...environment, WEB_DIR: secondBuild });

  await signIn(atLogin, people.supplier);
  await atLogin.waitForURL('**/dashboard');
  await atLogin.getByText(NEW_VERSION).waitFor();

  await signedIn.getByText(NEW_VERSION).waitFor();
  expect(await name.inputValue()).toBe('Belum disimpan');
  await signedIn.keyboard.press('Escape');
  await signedIn.getByRole('button', { name: 'Buang perubahan' }).click();
  await signedIn.getByRole('button', { name: 'Import' }).click();
  await signedIn.getByRole('dialog', { name: /^Import/ }).waitFor();
  await signedIn.keyboard.press('Escape');
  await signedIn.getByRole('link', { name: 'Charging Station' }).click();
  await signedIn.getByText('Manage Charging Station').first().waitFor();

  const isSecondBuild = () => signedIn.evaluate(() => 'isSecondBuild' in globalThis);
  expect(await isSecondBuild()).toBe(false);
  await signedIn.getByText(NEW_VERSION).click();
  await signedIn.waitForFunction(() => 'isSecondBuild' in globalThis);
  await signedIn.getByText('Manage Charging Station').first().waitFor();
  expect(await signedIn.getByText(NEW_VERSION).isVisible()).toBe(false);
});

test('a dialog that cannot be loaded leaves its screen as it is, and can be tried again', async () => {
  const page = await openBrowser();
  await page.goto('/company-tenant/manage');
  await signIn(page, people.admin);
  allowFault(page, /ImportDialog/);
  allowFault(page, /Failed to load resource/);
  await page.route('**/assets/ImportDialog-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Import' }).click();
  const failure = page.getByRole('dialog', { name: 'Bagian ini gagal dimuat.' });
  await failure.waitFor();
  await failure.getByRole('button', { name: 'Close' }).last().click();
  await failure.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Import' }).click();
  await failure.waitFor();
  await page.unrouteAll();
  await failure.getByRole('button', { name: 'Coba lagi' }).click();
  await page.getByRole('dialog', { name: /^Import/ }).waitFor();
});
