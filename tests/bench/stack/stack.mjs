/**
 * Measures what a request costs the whole stack (gateway, data API and PostgreSQL) beside the floor: one prepared statement with the same columns
 * and joins over node:http, see stack/floor.mjs, and beside PostGraphile on the same tables, see stack/peer. CPU of all processes,
 * requests a second and p99, in alternating rounds of one run. PostGraphile is installed when it is not.
 *
 *   node tests/bench/stack/stack.mjs [--operations='words; words'] [--rounds=5] [--seconds=2] [--warm=4] [--connections=16]
 *     [--most=ratio to the floor that every request may have at most, instead of the goals; without PostGraphile]
 */
import { parseArgs } from 'node:util';
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { installWhenStale } from '../../../scripts/build/install.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { loadOfMachine, table } from '../measure/rounds.mjs';
import { measureOperation } from './measure.mjs';
import { besideFloor, besidePeer, floorHead, goalsOf, peerHead } from './results.mjs';
import { withStack } from './servers.mjs';

runCommand(async () => {
  const { values } = parseArgs({
    options: {
      operations: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      warm: { type: 'string', default: '4' },
      connections: { type: 'string', default: '16' },
      most: { type: 'string' },
    },
  });
  const most = values.most === undefined ? undefined : Number(values.most);
  const hasPeer = most === undefined;
  await buildWhenStale(['upstream', 'bff']);
  if (hasPeer) await installWhenStale('tests/bench/stack/peer');
  return withStack({ connections: Number(values.connections), hasPeer }, async (stack) => {
    const words = values.operations.split('; ');
    const results = [];
    for (const name of stack.names.filter((each) => words.some((word) => each.includes(word))))
      results.push(
        await measureOperation(stack, name, {
          rounds: Number(values.rounds),
          warm: () => ({ seconds: Number(values.warm) }),
          round: () => ({ seconds: Number(values.seconds) }),
        }),
      );
    say(table(floorHead, results.map(besideFloor)));
    if (hasPeer) say(`\n${table(peerHead, results.map(besidePeer))}`);
    const { text, isHeld } = goalsOf(results, most);
    say(`\n${text}`);
    say(loadOfMachine());
    return isHeld ? 0 : 1;
  });
});
