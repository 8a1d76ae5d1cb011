import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep } from './run-step.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'armada-step-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A suite that writes a report as jest does, and then goes on with the code given. */
const suite = (name, report, afterwards = '') => ({
  name,
  suite: true,
  command: [
    process.execPath,
    '--eval',
    `const file = process.argv.at(-1).replace('--outputFile=', '');
    require('fs').writeFileSync(file, ${JSON.stringify(JSON.stringify(report))});
    ${afterwards}`,
    '--',
  ],
});

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

const run = (step) => runStep(step, { env: {}, folder, mostToEnd: 500 }).result;

test('counts the tests of a suite', async () => {
  expect(await run(suite('passes', report))).toEqual({ passed: 3, failed: 0, output: '' });
});

test('counts a skipped test as a failed one', async () => {
  expect(await run(suite('skips', { ...report, numPendingTests: 1 }))).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('stops and fails a suite that has reported but does not end', async () => {
  const { passed, failed, output } = await run(suite('hangs', report, 'setInterval(() => {}, 1000);'));
  expect([passed, failed]).toEqual([3, 1]);
  expect(output).toContain('hangs reported its results but did not end within 0.5 s');
});

test('fails a step whose command cannot be started', async () => {
  const { failed, output } = await run({ name: 'missing', command: ['/nowhere/program'] });
  expect(failed).toBe(1);
  expect(output).toContain('ENOENT');
});
