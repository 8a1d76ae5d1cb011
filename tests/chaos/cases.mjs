import { clock } from './cases/clock.mjs';
import { connections } from './cases/connections.mjs';
import { fullDisk } from './cases/full-disk.mjs';
import { keys } from './cases/keys.mjs';
import { recovery } from './faults.mjs';

/**
 * Bad days of a kind: what they happen to, and what happens. `step` does something to it, then waits until all goes well again, but
 * for the kinds of load that it names; `violate` writes down what must not be; `excused` are codes by kind of load that are honest here.
 * @typedef {{installation: any, violate: (sentence: string) => void,
 *   step: (what: string, act: () => Promise<void>, options?: {without?: string[]}) => Promise<void>}} Day
 * @type {Record<string, {byApiTokens?: boolean, excused?: Record<string, string[]>,
 *   start: () => Promise<import('./installation.mjs').Installation>, hurt: (day: Day) => Promise<void>}>}
 */
export const cases = { connections, 'full-disk': fullDisk, clock, keys };

/**
 * @param {(typeof cases)[string]} badDay
 * @param {{installation: object, ledger: import('./load/ledger.mjs').Ledger, throughs: string[], limit: number,
 *   say: (text: string) => void}} options `limit`: seconds within which all has to go well again
 * @returns {Promise<{faults: Map<string, number>, recoveries: number[]}>}
 */
export async function hurtAsIn(badDay, { installation, ledger, throughs, limit, say }) {
  const faults = new Map();
  const recoveries = [];
  const step = async (what, act, { without } = {}) => {
    faults.set(what, (faults.get(what) ?? 0) + 1);
    ledger.calm();
    await act();
    const took = await recovery({ ledger, throughs, without });
    if (took > limit * 1000) ledger.violate(`after ${what} it took ${(took / 1000).toFixed(1)} s to recover`);
    recoveries.push(took);
    say(`${what}: recovered in ${(took / 1000).toFixed(1)} s`);
  };
  await badDay.hurt({ installation, step, violate: (sentence) => ledger.violate(sentence) });
  return { faults, recoveries };
}
