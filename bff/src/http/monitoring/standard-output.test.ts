import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type StandardOutput, standardOutput } from './standard-output.js';

/** Ends once its file is closed, which the writer does itself, later: the number may be another file's by then. */
const closed = async (writer: StandardOutput['writer']) => {
  const close = once(writer, 'close');
  writer.destroy();
  await close;
};

test('a log that there is no room for stops nobody', async () => {
  const full = openSync('/dev/full', 'w');
  const { writer, ...output } = standardOutput(full);
  const log = pino({}, output);
  for (let n = 0; n < 200; n += 1) log.info('nobody will read this');
  const [fault] = await once(writer, 'error');
  expect(fault).toMatchObject({ code: 'ENOSPC' });
  // An error that nobody listens for would end the process.
  expect(writer.listenerCount('error')).toBeGreaterThan(0);
  await closed(writer);
});

test('lines are written whole and in order, whatever letters are in them, the last of them when the process ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'armada-log-'));
  const path = join(folder, 'lines.json');
  const file = openSync(path, 'w');
  const { writer, ...output } = standardOutput(file);
  const log = pino({ base: null, timestamp: false }, output);
  const texts = Array.from({ length: 500 }, (_, n) => `${n}: ${'é漢🚚'.repeat(n % 50)}`);
  for (const text of texts) log.info(text);
  const written = once(writer, 'drain');
  writer.flush();
  await written;
  log.info('the last');
  writer.flushSync();
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual(
    [...texts, 'the last'].map((msg) => ({ level: 30, msg })),
  );
  await closed(writer);
  await rm(folder, { recursive: true });
});
