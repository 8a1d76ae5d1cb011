import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBenches } from '../tests/bench/measure/report.mjs';
import { fromRoot } from './repository.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'armada-report-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bench = (name, code) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return { name, command: [file] };
};

test('the report has every figure with its limit, and continues after a bench that fails or is missing', async () => {
  const printed = [
    '| in the browser | median ms | limit of p95 |',
    '| -------------- | --------- | ------------ |',
    '| a page         | 12        | 50           |',
    '| a scroll       | 61        | 33 (over)    |',
    '',
    'list, 16 connections',
    '| | requests/s | ours × it |',
    '| - | - | - |',
    '| peer | 500 | 2.00 |',
    'list: 1.50 × mercurius, goal 2 (missed)',
    'list: 2.50 × yoga, goal 2',
    '| account | list | ms | ratio, limit 3 |',
    '| - | - | - | - |',
    '| admin | vehicle/view | 4.0 | 3.20 (over) |',
  ];
  const benches = [
    bench('fails', `throw new Error('no browser here')`),
    { name: 'missing', command: [join(folder, 'nowhere.mjs')] },
    bench('prints', `console.log(${JSON.stringify(printed.join('\n'))})`),
  ];
  const { text, isHeld } = await runBenches(benches, () => undefined);
  const rows = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      ['fails', 'did not complete', 'Error: no browser here', '', 'failed'],
      ['missing', 'did not complete', expect.stringContaining('nowhere.mjs'), '', 'failed'],
      ['prints', 'in the browser, a page', 'median ms 12', '50', 'held'],
      ['prints', 'in the browser, a scroll', 'median ms 61', '33', 'over'],
      ['prints', 'list, 16 connections, peer', 'requests/s 500 · ours × it 2.00', '', ''],
      ['prints', 'list', '1.50 × mercurius', '2', 'over'],
      ['prints', 'list', '2.50 × yoga', '2', 'held'],
      ['prints', 'account, admin, vehicle/view', 'ms 4.0 · ratio 3.20', '3', 'over'],
    ]),
  );
  expect(isHeld).toBe(false);
});

test('a report within all limits is marked as held', async () => {
  const held = bench('held', `console.log('| what | n | limit |\\n| - | - | - |\\n| it | 1 | 2 |')`);
  expect(await runBenches([held], () => undefined)).toMatchObject({ isHeld: true });
});

test('docs/performance.md has the table of tests/bench/scale.mjs', () => {
  const printed = execFileSync(process.execPath, [fromRoot('tests', 'bench', 'scale.mjs')], {
    encoding: 'utf8',
  });
  expect(readFileSync(fromRoot('docs', 'performance.md'), 'utf8')).toContain(printed.trim());
});
