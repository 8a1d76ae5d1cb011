import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type StandardOutput, standardOutput } from './standard-output.js';

/** Waits until the writer has closed its file: the descriptor may be reused later. */
const closed = async (writer: StandardOutput['writer']) => {
  const close = once(writer, 'close');
  writer.destroy();
  await close;
};

test('keeps running when the disk is full', async () => {
  const full = openSync('/dev/full', 'w');
  const { writer, ...output } = standardOutput(full);
  const log = pino({}, output);
  for (let n = 0; n < 200; n += 1) log.info('a lost line');
  const [fault] = await once(writer, 'error');
  expect(fault).toMatchObject({ code: 'ENOSPC' });
  // An error without a listener would end the process.
  expect(writer.listenerCount('error')).toBeGreaterThan(0);
  await closed(writer);
});

test('writes lines completely and in order, with any characters, and the last ones when the process ends', async () => {
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
