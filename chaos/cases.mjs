import { clock } from './cases/clock.mjs';
import { connections } from './cases/connections.mjs';
import { fullDisk } from './cases/full-disk.mjs';
import { recovery } from './faults.mjs';

/**
 * Bad days of a kind: what they happen to, and what happens. `step` does something to it, then waits until all goes well again.
 * @type {Record<string, {byApiTokens?: boolean, start: () => Promise<import('./installation.mjs').Installation>,
 *   hurt: (context: {installation: any, step: (what: string, act: () => Promise<void>) => Promise<void>}) => Promise<void>}>}
 */
export const cases = { connections, 'full-disk': fullDisk, clock };

/**
 * @param {(typeof cases)[string]} badDay
 * @param {{installation: object, ledger: import('./ledger.mjs').Ledger, throughs: string[], limit: number,
 *   say: (text: string) => void}} options `limit`: seconds within which all has to go well again
 * @returns {Promise<{faults: Map<string, number>, recoveries: number[]}>}
 */
export async function hurtAsIn(badDay, { installation, ledger, throughs, limit, say }) {
  const faults = new Map();
  const recoveries = [];
  const step = async (what, act) => {
    faults.set(what, (faults.get(what) ?? 0) + 1);
    ledger.calm();
    await act();
    const took = await recovery({ ledger, throughs });
    if (took > limit * 1000) ledger.violate(`after ${what} it took ${(took / 1000).toFixed(1)} s to recover`);
    recoveries.push(took);
    say(`${what}: recovered in ${(took / 1000).toFixed(1)} s`);
  };
  await badDay.hurt({ installation, step });
  return { faults, recoveries };
}
