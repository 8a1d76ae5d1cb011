/**
 * The gzipped size of the JavaScript that each page of the built client loads, with its limit in web/size-budget.json.
 *
 *   node tests/bench/sizes.mjs
 */
import { spawnSync } from 'node:child_process';
import { buildWhenStale } from '../../scripts/build/build.mjs';
import { PlainError, runCommand, say } from '../../scripts/console.mjs';
import { fromRoot } from '../../scripts/repository.mjs';
import { table } from './measure/rounds.mjs';

runCommand(async () => {
  await buildWhenStale(['web']);
  const { stdout, stderr } = spawnSync(process.execPath, [fromRoot('web', 'scripts', 'size-budget.mjs')], {
    encoding: 'utf8',
  });
  const rows = [...stdout.matchAll(/^(\S.*): ([\d.]+) of ([\d.]+) KiB gzipped(, .* too many)?$/gm)].map(
    ([, page, size, limit, excess]) => [page, size, `${limit}${excess ? ' (over)' : ''}`],
  );
  if (rows.length === 0) throw new PlainError(`web/scripts/size-budget.mjs measured nothing: ${stderr}`);
  say(table(['page', 'KiB gzipped', 'limit'], rows));
  return 0;
});
