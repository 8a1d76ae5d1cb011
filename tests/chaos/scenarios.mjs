import { clock } from './cases/clock.mjs';
import { connections } from './cases/connections.mjs';
import { fullDisk } from './cases/full-disk.mjs';
import { keys } from './cases/keys.mjs';
import { recovery } from './random-faults.mjs';

/**
 * Failure scenarios: the installation and the faults. `step` injects a fault, then waits until every kind of load except `without`
 * succeeds again; `violate` records a violation; `allowedCodes` are further error codes, by kind of load, that are correct here.
 * @typedef {{installation: any, violate: (sentence: string) => void,
 *   step: (what: string, act: () => Promise<void>, options?: {without?: string[]}) => Promise<void>}} ScenarioContext
 * @type {Record<string, {byApiTokens?: boolean, allowedCodes?: Record<string, string[]>,
 *   start: () => Promise<import('./installation.mjs').Installation>, inject: (context: ScenarioContext) => Promise<void>}>}
 */
export const scenarios = { connections, 'full-disk': fullDisk, clock, keys };

/**
 * @param {(typeof scenarios)[string]} scenario
 * @param {{installation: object, ledger: import('./load/ledger.mjs').Ledger, gatewayNames: string[], limit: number,
 *   say: (text: string) => void}} options `limit`: seconds within which the installation must recover
 * @returns {Promise<{faults: Map<string, number>, recoveries: number[]}>}
 */
export async function runScenario(scenario, { installation, ledger, gatewayNames, limit, say }) {
  const faults = new Map();
  const recoveries = [];
  const step = async (what, act, { without } = {}) => {
    faults.set(what, (faults.get(what) ?? 0) + 1);
    ledger.clearSuccesses();
    await act();
    const took = await recovery({ ledger, gatewayNames, without });
    if (took > limit * 1000) ledger.violate(`after ${what} it took ${(took / 1000).toFixed(1)} s to recover`);
    recoveries.push(took);
    say(`${what}: recovered in ${(took / 1000).toFixed(1)} s`);
  };
  await scenario.inject({ installation, step, violate: (sentence) => ledger.violate(sentence) });
  return { faults, recoveries };
}
