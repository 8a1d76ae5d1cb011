/**
 * The short form of stack.mjs, a step of `npm test`: fails when an operation takes too many times the CPU of the floor. It sends a fixed
 * number of requests in alternating rounds, and compares the median of the rounds' ratios: CPU time, which other processes lengthen by the
 * same factor for both.
 *
 *   node tests/bench/stack/limits.mjs
 */
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { cpuOf } from '../gateway/processes.mjs';
import { loadOfMachine, table } from '../measure/rounds.mjs';
import { measureOperation } from './measure.mjs';
import { besideFloor, floorHead, ratioToFloor } from './results.mjs';
import { withStack } from './servers.mjs';

/**
 * `most`: the most CPU that a request may take, as a multiple of the floor's: 3, or 1.5 times what was measured where that is more. A
 * request of few rows is mostly two HTTP calls and a GraphQL operation, which the floor does not have.
 * `requests`: in a round, of Armada and of the floor, so that a round of either takes about as long.
 */
const operations = {
  'list of 20': { most: 5, requests: { Armada: 60, floor: 120 } },
  'list of 100': { most: 3, requests: { Armada: 40, floor: 40 } },
  'one vehicle, 3 relations': { most: 6.5, requests: { Armada: 100, floor: 300 } },
  dashboard: { most: 3, requests: { Armada: 25, floor: 25 } },
  'complaint with comments': { most: 8, requests: { Armada: 100, floor: 300 } },
};

const ROUNDS = 10;
/** Rounds whose requests are sent before the first one, until the engine has compiled what they run. */
const WARM_ROUNDS = 8;

runCommand(async () => {
  if (cpuOf(process.pid) === null) {
    say(
      'Nothing is measured: this system has no /proc/<pid>/task/*/schedstat with the CPU time of a process.',
    );
    return 0;
  }
  await buildWhenStale(['upstream', 'bff']);
  return withStack({ connections: 16, hasPeer: false }, async (stack) => {
    const results = [];
    for (const [name, { most, requests }] of Object.entries(operations)) {
      const measured = await measureOperation(stack, name, {
        rounds: ROUNDS,
        warm: (contestant) => ({ requests: WARM_ROUNDS * requests[contestant] }),
        round: (contestant) => ({ requests: requests[contestant] }),
      });
      results.push({ measured, ratio: ratioToFloor(measured), most });
    }
    say(
      table(
        [...floorHead, 'limit'],
        results.map(({ measured, ratio, most }) => [
          ...besideFloor(measured),
          `${most}${ratio > most ? ' (over)' : ''}`,
        ]),
      ),
    );
    say(loadOfMachine());
    return results.every(({ ratio, most }) => ratio <= most) ? 0 : 1;
  });
});
