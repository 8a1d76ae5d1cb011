/**
 * The short form of stack.mjs, a step of `npm test`: fails when an operation takes too many times the CPU of the floor. It sends a fixed
 * number of requests in alternating rounds, and compares the median of the rounds' ratios.
 *
 *   node tests/bench/stack/limits.mjs
 */
import { buildWhenStale } from '../../../scripts/build/build.mjs';
import { runCommand, say } from '../../../scripts/console.mjs';
import { processorTimeOf } from '../gateway/processes.mjs';
import { loadOfMachine, table } from '../measure/rounds.mjs';
import { measureOperation } from './measure.mjs';
import { besideFloor, floorHead, ratioToFloor } from './results.mjs';
import { withStack } from './servers.mjs';

/**
 * `most`: the most CPU that a request may take, as a multiple of the floor's: 3 where requests stay below it, else twice what was
 * measured. A request of few rows is mostly a second HTTP call and a GraphQL operation, which the floor does not have.
 * `requests`: in a round, of Armada and of the floor, so that a round of either takes about as long.
 */
const operations = {
  'list of 20': { most: 6.5, requests: { Armada: 60, floor: 120 } },
  'list of 100': { most: 3, requests: { Armada: 40, floor: 40 } },
  'one vehicle, 3 relations': { most: 9, requests: { Armada: 100, floor: 300 } },
  dashboard: { most: 3, requests: { Armada: 25, floor: 25 } },
  'complaint with comments': { most: 11, requests: { Armada: 100, floor: 300 } },
};

/**
 * The limits of a busy machine: where other work keeps the processes waiting for a processor, caches are cold whenever one continues, and the ratios are up to twice as
 * high: a request passes through three processes here, and through two at the floor. The limits are then doubled.
 */
const BUSY = { waitedPerUsed: 3, factor: 2 };

const ROUNDS = 10;
/** Rounds whose requests are sent before the first one, until the engine has compiled what they run. */
const WARM_ROUNDS = 8;

runCommand(async () => {
  if (processorTimeOf(process.pid) === null) {
    say(
      'Nothing is measured: this system has no /proc/<pid>/task/*/schedstat with the CPU time of a process.',
    );
    return 0;
  }
  await buildWhenStale(['upstream', 'bff']);
  return withStack({ connections: 16, hasPeer: false }, async (stack) => {
    const results = [];
    const began = processorTime(stack);
    for (const [name, { most, requests }] of Object.entries(operations)) {
      const measured = await measureOperation(stack, name, {
        rounds: ROUNDS,
        warm: (contestant) => ({ requests: WARM_ROUNDS * requests[contestant] }),
        round: (contestant) => ({ requests: requests[contestant] }),
      });
      results.push({ measured, ratio: ratioToFloor(measured), most });
    }
    const ended = processorTime(stack);
    const waitedPerUsed = (ended.waited - began.waited) / (ended.used - began.used);
    const factor = waitedPerUsed > BUSY.waitedPerUsed ? BUSY.factor : 1;
    const isOver = ({ ratio, most }) => ratio > most * factor;
    say(
      table(
        [...floorHead, 'limit'],
        results.map((result) => [
          ...besideFloor(result.measured),
          `${result.most * factor}${isOver(result) ? ' (over)' : ''}`,
        ]),
      ),
    );
    say(
      `For each ms of processor time the processes waited ${waitedPerUsed.toFixed(1)} ms for it; ${loadOfMachine()}`,
    );
    return results.some(isOver) ? 1 : 0;
  });
});

/** Milliseconds that the processes have used processors and waited for them so far. */
function processorTime({ pids }) {
  const times = pids.map(processorTimeOf);
  const sum = (field) => times.reduce((total, each) => total + each[field], 0);
  return { used: sum('used'), waited: sum('waited') };
}
