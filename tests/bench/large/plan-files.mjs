import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startDataApi } from '../measure/data-api.mjs';
import { rowsOfPage } from './cases.mjs';
import { drawn, largeTables, PlanReader, scannedBy } from './plans.mjs';

/** Minimum number of rows of a large table. */
const manyRows = 10_000;

/**
 * Sends every call once to a data API whose queries are explained.
 * @param {string} url of the database @param {ReturnType<import('./cases.mjs').casesOf>} cases
 * @param {Record<string, string | number>} ids @param {string[]} accounts
 * @returns {Promise<{plans: Map<string, Map<string, {names: string[], shape: string}>>, scans: string[]}>} the plans of each list,
 *   with the names of their calls; and the calls with a sequential scan of a large table, with its name
 */
export async function readPlans(url, cases, ids, accounts) {
  const reader = await PlanReader.of(url);
  const api = await startDataApi(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const large = await largeTables(client, manyRows);
    const files = new Map();
    const scans = new Set();
    for (const account of accounts) {
      const call = await api.signIn(`${account}@armada.test`);
      for (const { list, name, query, isFar } of cases) {
        const page = list === 'dashboard' ? '' : `?size=${rowsOfPage}${isFar ? '&page=1000' : ''}`;
        const path = `${list}${page}${query(ids)}`;
        const plans = await reader.during(() => call(path).catch(() => undefined));
        const own = plans.filter(({ 'Query Text': text }) => !isOfSession(text));
        if (own.length === 0) continue;
        for (const { Plan } of own)
          for (const scanned of scannedBy(Plan))
            if (large.has(scanned)) scans.add(`${account} ${list} ${name}: ${scanned}`);
        const shape = own.map(({ Plan }) => drawn(Plan).join('\n')).join('\n--\n');
        const file = files.get(list) ?? new Map();
        files.set(list, file);
        const key = shape.replace(/: [^\n]*/g, '');
        const same = file.get(key) ?? { names: [], shape };
        file.set(key, { ...same, names: [...same.names, `${account}, ${name}`] });
      }
    }
    return { plans: files, scans: [...scans] };
  } finally {
    await client.end();
    await api.stop();
    await reader.close();
  }
}

/** Queries of the authentication, which every call has. */
const isOfSession = (text) => /user_session|api_token_use/.test(text);

/** @param {string} folder which holds nothing else @param {Awaited<ReturnType<typeof readPlans>>['plans']} plans a file for each list */
export function writePlans(folder, plans) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [list, ofList] of plans) {
    const sections = [...ofList.values()].map(
      ({ names, shape }) => `${names.join('\n')}\n\n${shape.replace(/^/gm, '    ')}\n`,
    );
    const head =
      'Plans on the large fleet: node, index and table, rows (× loops). Written by tests/bench/large.mjs.\n';
    writeFileSync(join(folder, `${list.replaceAll('/', '-')}.txt`), [head, ...sections].join('\n'));
  }
}
