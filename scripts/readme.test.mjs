import { existsSync, readFileSync } from 'node:fs';
import { configurationPage } from './configuration-page.mjs';
import { fromRoot } from './repository.mjs';

const readme = readFileSync(fromRoot('README.md'), 'utf8');

test('docs/configuration.md is up to date with `npm run configuration`', async () => {
  expect(readFileSync(fromRoot('docs', 'configuration.md'), 'utf8')).toBe(await configurationPage());
});

test('docs/operations.md has the retention periods of the services', async () => {
  const rows = readFileSync(fromRoot('docs', 'operations.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const config = (await import(fromRoot('upstream', 'dist', 'config.js'))).readConfig({});
  for (const [name, months] of [
    ['TELEMETRY_RETENTION_MONTHS', config.telemetryKeptMonths],
    ['NOTIFICATION_RETENTION_MONTHS', config.notificationsKeptMonths],
  ])
    expect([name, rows.filter((row) => row.includes(`\`${name}\` (${months})`)).length]).toEqual([name, 1]);
  const { shortLived } = await import(
    fromRoot('upstream', 'dist', 'data-api', 'housekeeping', 'retention.js')
  );
  const called = {
    idempotency_key: 'replies to saves',
    task: 'events for the gateway',
    record_change: 'what was changed in a record',
    fleet_hour: 'what the fleet drove',
    login_attempt: 'failed sign-ins',
    known_device: 'devices that an account signed in from',
    tracker_event: 'which events of Traccar',
    tracker_device: 'devices that used a token',
    password_link: 'links that set a password',
    bulk_change: 'changes of many rows',
  };
  for (const { table, kept } of shortLived) {
    const row = rows.find((line) => line.startsWith(`| ${called[table]}`)) ?? '';
    // A link is deleted when it expires.
    expect([table, kept === '0 hours' || row.includes(kept)]).toEqual([table, true]);
  }
});

test('the README has at most 200 lines', () => {
  expect(readFileSync(fromRoot('README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(200);
});

test('every picture and file that the README links to exists', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) expect([path, existsSync(fromRoot(path))]).toEqual([path, true]);
});
