import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: time that a component is suspended, pause between rounds, and delay between two faults of a round. */
const suspension = { least: 500, most: 6000 };
const pause = { least: 500, most: 2500 };
const stagger = { least: 0, most: 1500 };
/** Milliseconds after which a recovery counts as failed. */
const timeout = 60_000;

/**
 * Kills or suspends random components, one or two at a time, and waits until the installation has recovered.
 * @param {{components: import('./component.mjs').Component[], random: ReturnType<typeof import('./random.mjs').randomFrom>,
 *   ledger: import('./load/ledger.mjs').Ledger, gatewayNames: string[], limit: number, isOver: (rounds: number) => boolean, onlyKills?: boolean,
 *   say?: (text: string) => void}} options `limit`: seconds
 *   within which every kind of load must succeed again after the last component responds
 * @returns {Promise<{faults: Map<string, number>, recoveries: number[]}>} how often each fault was injected; milliseconds of each recovery
 */
export async function injectRandomFaults({
  components,
  random,
  ledger,
  gatewayNames,
  limit,
  isOver,
  onlyKills = false,
  say,
}) {
  const faults = new Map();
  const recoveries = [];
  for (let round = 0; !isOver(round); round++) {
    await sleep(random.between(pause.least, pause.most));
    const affected = new Set([random.oneOf(components)]);
    if (!onlyKills && random.chance(0.3)) affected.add(random.oneOf(components));
    // Planned before the first fault, so that a seed always gives the same faults.
    const planned = [...affected].map((component) => ({
      component,
      isKill: onlyKills || random.chance(0.5),
      milliseconds: random.between(suspension.least, suspension.most),
      delay: affected.size > 1 ? random.between(stagger.least, stagger.most) : 0,
    }));
    ledger.clearSuccesses();
    await Promise.all(
      planned.map(async ({ component, isKill, milliseconds, delay }) => {
        const name = `${isKill ? 'kill' : 'stop'} ${component.name}`;
        faults.set(name, (faults.get(name) ?? 0) + 1);
        await sleep(delay);
        return isKill ? component.kill() : component.suspend(milliseconds);
      }),
    );
    await Promise.all(components.map((component) => component.isReady()));
    const took = await recovery({ ledger, gatewayNames });
    const what = planned
      .map(({ component, isKill }) => `${isKill ? 'kill' : 'stop'} ${component.name}`)
      .join(', ');
    if (took > limit * 1000) ledger.violate(`after ${what} it took ${(took / 1000).toFixed(1)} s to recover`);
    recoveries.push(took);
    say?.(`${String(round + 1).padStart(4)}  ${what}: recovered in ${(took / 1000).toFixed(1)} s`);
  }
  return { faults, recoveries };
}

/**
 * Waits until operations of every kind that are sent from now on have succeeded, and one through every gateway.
 * @param {{ledger: import('./load/ledger.mjs').Ledger, gatewayNames: string[], without?: string[]}} options `without`: kinds of load that still fail
 * @returns {Promise<number>} milliseconds until then, or until the time-out
 */
export async function recovery({ ledger, gatewayNames, without }) {
  const since = performance.now();
  let at = null;
  while (at === null && performance.now() - since < timeout) {
    at = ledger.recoveredAt(since, gatewayNames, without);
    if (at === null) await sleep(20);
  }
  return (at ?? performance.now()) - since;
}
