import { cpuOf } from '../gateway/processes.mjs';
import { percentile } from '../measure/rounds.mjs';

/**
 * Measures an operation in alternating rounds of the contestants.
 * @param {import('./servers.mjs').Stack} stack @param {string} name of the operation
 * @param {{rounds: number, warm: Amount, round: Amount}} amounts of load, before the first round and in each
 * @typedef {(contestant: string) => {seconds: number} | {requests: number}} Amount
 * @returns {Promise<import('./results.mjs').Measured>}
 */
export async function measureOperation(stack, name, { rounds, warm, round: amountOf }) {
  const { client, load } = stack;
  const contestants = Object.entries(stack.contestantsFor(name));
  for (const [contestant, { order, prepare }] of contestants) {
    await prepare();
    await load.run({ ...order, ...warm(contestant) });
  }
  await deleteEvents(client);
  const measured = Object.fromEntries(contestants.map(([contestant]) => [contestant, []]));
  for (let round = 0; round < rounds; round++)
    for (const [contestant, { order, parts }] of contestants) {
      const before = await spent(parts, client);
      const { requests, seconds, times } = await load.run({ ...order, ...amountOf(contestant) });
      const after = await spent(parts, client);
      if (contestant === 'floor') await deleteEvents(client);
      const done = requests * stack.perRequest(name);
      const cpu = Object.fromEntries(
        Object.keys(after).map((part) => [part, (after[part] - before[part]) / done]),
      );
      const all = Object.values(cpu).reduce((sum, ms) => sum + ms, 0);
      measured[contestant].push({ cpu, all, rate: done / seconds, p99: percentile(times, 99) });
    }
  return { name, ...measured };
}

/** Deletes the events that the floor has written, so that the data API does not read them. */
async function deleteEvents(client) {
  await client.query("delete from task where key like 'vehicle:%'");
  await client.query('vacuum task');
}

/** By process id, including those that an idle pool has closed since. */
const cpuOfConnections = new Map();

/** CPU milliseconds that each part has used so far; those of PostgreSQL are of its connections to this database. */
async function spent(parts, client) {
  const { rows } = await client.query(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  for (const { pid } of rows) cpuOfConnections.set(pid, cpuOf(pid) ?? cpuOfConnections.get(pid) ?? 0);
  return {
    ...Object.fromEntries(Object.entries(parts).map(([name, cpu]) => [name, cpu()])),
    PostgreSQL: [...cpuOfConnections.values()].reduce((sum, ms) => sum + ms, 0),
  };
}
