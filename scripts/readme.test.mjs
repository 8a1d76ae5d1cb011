import { existsSync, readFileSync } from 'node:fs';
import { configurationPage } from './configuration-page.mjs';
import { fromRoot } from './repository.mjs';

const readme = readFileSync(fromRoot('README.md'), 'utf8');

test('docs/configuration.md is what `npm run configuration` writes', async () => {
  expect(readFileSync(fromRoot('docs', 'configuration.md'), 'utf8')).toBe(await configurationPage());
});

test('what docs/operations.md says is kept how long is what the upstream does', async () => {
  const rows = readFileSync(fromRoot('docs', 'operations.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const config = (await import(fromRoot('upstream', 'dist', 'config.js'))).readConfig({});
  for (const [name, months] of [
    ['TELEMETRY_RETENTION_MONTHS', config.telemetryKeptMonths],
    ['NOTIFICATION_RETENTION_MONTHS', config.notificationsKeptMonths],
  ])
    expect([name, rows.filter((row) => row.includes(`\`${name}\` (${months})`)).length]).toEqual([name, 1]);
  const { shortLived } = await import(fromRoot('upstream', 'dist', 'data-api', 'retention.js'));
  const called = {
    idempotency_key: 'replies to saves',
    task: 'events for the gateway',
    login_attempt: 'failed sign-ins',
    password_link: 'links that set a password',
  };
  for (const { table, kept } of shortLived) {
    const row = rows.find((line) => line.startsWith(`| ${called[table]}`)) ?? '';
    // A link is gone once it is good for nothing.
    expect([table, kept === '0 hours' || row.includes(kept)]).toEqual([table, true]);
  }
});

test('every picture and file that the README points to is there', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) expect([path, existsSync(fromRoot(path))]).toEqual([path, true]);
});
