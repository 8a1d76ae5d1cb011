/**
 * Runs all benches one after the other, and writes the table to data/bench/bench.md after each. It takes about 90 minutes.
 *
 *   node tests/bench/all.mjs [--only=names, separated by commas] [--to=file, default data/bench/bench.md; with --only: none]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { runBenches } from './measure/report.mjs';

const benches = [
  { name: 'sizes', command: ['tests/bench/sizes.mjs'] },
  { name: 'client', command: ['tests/bench/client/client.mjs'] },
  { name: 'slow', command: ['tests/bench/client/slow.mjs'] },
  { name: 'peers', command: ['tests/bench/client/peers.mjs'] },
  { name: 'pages', command: ['tests/bench/client/next-page.mjs'] },
  { name: 'chat', command: ['tests/bench/client/chat.mjs'] },
  { name: 'map', command: ['tests/bench/client/map.mjs'] },
  { name: 'day', command: ['tests/bench/client/day.mjs'] },
  { name: 'tiles', command: ['tests/bench/tiles/tiles.mjs'] },
  { name: 'gateway', command: ['tests/bench/gateway.mjs'] },
  { name: 'sockets', command: ['tests/bench/sockets.mjs'] },
  { name: 'start', command: ['tests/bench/start.mjs'] },
  { name: 'embedded', command: ['tests/bench/embedded/embedded.mjs'] },
  { name: 'steady', command: ['tests/bench/steady.mjs'] },
  { name: 'vehicle-list', command: ['tests/bench/vehicle-list.mjs'] },
  { name: 'telemetry', command: ['tests/bench/telemetry.mjs'] },
  { name: 'track', command: ['tests/bench/trackers/track.mjs'] },
  { name: 'exports', command: ['tests/bench/exports.mjs'] },
  { name: 'stack', command: ['tests/bench/stack/stack.mjs'] },
  { name: 'large', command: ['tests/bench/large.mjs'] },
  { name: 'service-times', command: ['tests/bench/service-times.mjs'] },
  { name: 'scale', command: ['tests/bench/scale.mjs'] },
];

runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, to: { type: 'string' } } });
  const wanted = values.only?.split(',');
  const names = benches.map(({ name }) => name);
  const unknown = wanted?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new PlainError(`There is no bench ${unknown.join(', ')}: there are ${names.join(', ')}.`);
  const chosen = benches.filter(({ name }) => wanted?.includes(name) ?? true);
  const file = values.to ?? (wanted === undefined ? fromRoot('data', 'bench', 'bench.md') : undefined);
  const { text, isHeld } = await runBenches(
    chosen,
    (text) => process.stdout.write(text),
    (report) => file && writeReport(file, report),
  );
  say(`\n${text}`);
  return isHeld ? 0 : 1;
});

function writeReport(file, report) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, report);
}
