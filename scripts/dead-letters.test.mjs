import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { root } from './repository.mjs';

const name = `armada_letters_${randomBytes(6).toString('hex')}`;
const url = new URL(process.env.TEST_DATABASE_URL ?? '');
url.pathname = `/${name}`;

/** Runs one statement. @param {string} database @param {string} statement @param {unknown[]} values */
async function run(database, statement, values = []) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => run(process.env.TEST_DATABASE_URL, `create database ${name}`));
afterAll(() => run(process.env.TEST_DATABASE_URL, `drop database ${name} with (force)`));

const deadLetters = (...args) =>
  spawnSync('npm', ['run', '--silent', 'dead-letters', '-w', 'upstream', '--', ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url.href },
    encoding: 'utf8',
  });

test('lists the events that were not accepted within 24 hours, and sends them again', async () => {
  expect(deadLetters()).toMatchObject({ status: 0, stdout: '0 events were given up.\n' });
  const id = '5f0c0f5e-3a86-4a0e-9a54-1f0f5b9f3a11';
  await run(
    url.href,
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
  expect(await run(url.href, "select payload->>'id' as id, attempts, given_up_at from task")).toEqual([
    { id, attempts: 0, given_up_at: null },
  ]);
});

test('unknown arguments are refused', () => {
  expect(deadLetters('--resend')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('--resend'),
  });
});
