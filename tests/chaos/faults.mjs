import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
const held = { least: 500, most: 6000 };
const calm = { least: 500, most: 2500 };
const apart = { least: 0, most: 1500 };
/** Milliseconds after which nobody waits for a recovery any more. */
const patience = 60_000;

/**
 * Hurts parts at random, one or two at a time, and waits until the whole has recovered.
 * @param {{parts: import('./part.mjs').Part[], random: ReturnType<typeof import('./random.mjs').randomFrom>,
 *   ledger: import('./load/ledger.mjs').Ledger, throughs: string[], limit: number, isOver: (rounds: number) => boolean, onlyKills?: boolean,
 *   say?: (text: string) => void}} options `throughs`: the gateways' names; `limit`: seconds
 *   within which every kind of load has to go through again once the last part answers by itself
 * @returns {Promise<{faults: Map<string, number>, recoveries: number[]}>} how often what was done; milliseconds
 */
export async function hurtAtRandom({
  parts,
  random,
  ledger,
  throughs,
  limit,
  isOver,
  onlyKills = false,
  say,
}) {
  const faults = new Map();
  const recoveries = [];
  for (let round = 0; !isOver(round); round++) {
    await sleep(random.between(calm.least, calm.most));
    const hurt = new Set([random.oneOf(parts)]);
    if (!onlyKills && random.chance(0.3)) hurt.add(random.oneOf(parts));
    // Chosen before any of them is hurt, so that a seed says what is done whatever comes of it.
    const planned = [...hurt].map((part) => ({
      part,
      isKill: onlyKills || random.chance(0.5),
      milliseconds: random.between(held.least, held.most),
      delay: hurt.size > 1 ? random.between(apart.least, apart.most) : 0,
    }));
    ledger.calm();
    await Promise.all(
      planned.map(async ({ part, isKill, milliseconds, delay }) => {
        const name = `${isKill ? 'kill' : 'stop'} ${part.name}`;
        faults.set(name, (faults.get(name) ?? 0) + 1);
        await sleep(delay);
        return isKill ? part.kill() : part.hold(milliseconds);
      }),
    );
    await Promise.all(parts.map((part) => part.isBack()));
    const took = await recovery({ ledger, throughs });
    const what = planned.map(({ part, isKill }) => `${isKill ? 'kill' : 'stop'} ${part.name}`).join(', ');
    if (took > limit * 1000) ledger.violate(`after ${what} it took ${(took / 1000).toFixed(1)} s to recover`);
    recoveries.push(took);
    say?.(`${String(round + 1).padStart(4)}  ${what}: recovered in ${(took / 1000).toFixed(1)} s`);
  }
  return { faults, recoveries };
}

/**
 * Waits until every kind of load goes through, and every gateway answers, by what is sent from now on.
 * @param {{ledger: import('./load/ledger.mjs').Ledger, throughs: string[], without?: string[]}} options `without`: kinds that cannot yet
 * @returns {Promise<number>} milliseconds that it took, or that were waited in vain
 */
export async function recovery({ ledger, throughs, without }) {
  const since = performance.now();
  let at = null;
  while (at === null && performance.now() - since < patience) {
    at = ledger.recoveredAt(since, throughs, without);
    if (at === null) await sleep(20);
  }
  return (at ?? performance.now()) - since;
}
