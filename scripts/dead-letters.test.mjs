import { spawnSync } from 'node:child_process';
import { root } from './repository.mjs';
import { newDatabase, runStatement } from './services/new-database.mjs';

let database;

beforeAll(async () => {
  database = await newDatabase(process.env.TEST_DATABASE_URL, 'letters');
});
afterAll(() => database.stop());

const deadLetters = (...args) =>
  spawnSync('npm', ['run', '--silent', 'dead-letters', '-w', 'upstream', '--', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
    encoding: 'utf8',
  });

test('lists the events that were not accepted within 24 hours, and sends them again', async () => {
  expect(deadLetters()).toMatchObject({ status: 0, stdout: '0 events were given up.\n' });
  const id = '5f0c0f5e-3a86-4a0e-9a54-1f0f5b9f3a11';
  await runStatement(
    database.url,
    `insert into task (kind, key, payload, created_at, attempts, given_up_at, failure)
      values ('event', 'complaint 7', $1, now() - interval '25 hours', 60, now(), 'HTTP 500')`,
    [JSON.stringify({ id, type: 'complaint.changed', users: [3, 4], data: {} })],
  );
  const { stdout } = deadLetters();
  expect(stdout).toMatch(
    new RegExp(
      `^\\S+Z  ${id}  complaint\\.changed  complaint 7  for 2 users  60 attempts  HTTP 500\n1 events were given up\\.\n$`,
    ),
  );
  expect(deadLetters('--send-again').stdout).toBe('1 events are to be delivered again.\n');
  expect(deadLetters().stdout).toBe('0 events were given up.\n');
  expect(
    await runStatement(database.url, "select payload->>'id' as id, attempts, given_up_at from task"),
  ).toEqual([{ id, attempts: 0, given_up_at: null }]);
});

test('unknown arguments are refused', () => {
  expect(deadLetters('--resend')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('--resend'),
  });
});
