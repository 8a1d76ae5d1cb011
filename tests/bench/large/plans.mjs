import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Server settings that {@link PlanReader} needs. */
export const settingsForPlans = ['logging_collector=on', 'log_destination=jsonlog', 'log_rotation_size=0'];

/** Session settings of the connections whose plans are read. */
const explaining = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
};

/** Reads the executed plans of other connections' queries from the server's log (auto_explain). */
export class PlanReader {
  #client;
  #place;
  #marks = 0;

  /** @param {pg.Client} client connected to the database, as superuser @param {number} place the log's length so far, in bytes */
  constructor(client, place) {
    this.#client = client;
    this.#place = place;
  }

  /** Enables plans for new connections to the database. @param {string} url */
  static async of(url) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const database = client.escapeIdentifier(client.database);
    for (const [name, value] of Object.entries(explaining))
      await client.query(`alter database ${database} set ${name} = '${value}'`);
    const { rows } = await client.query(`select (pg_stat_file(pg_current_logfile('jsonlog'))).size::int`);
    return new PlanReader(client, rows[0].size);
  }

  /** @param {() => Promise<unknown>} work @returns {Promise<object[]>} the plans of the queries that it caused */
  async during(work) {
    await this.#upToNow();
    await work();
    return (await this.#upToNow()).flatMap(({ message = '' }) => {
      const plan = /^duration: .*? plan:\n([\s\S]*)$/.exec(message)?.[1];
      return plan === undefined ? [] : [JSON.parse(plan)];
    });
  }

  /** The log's entries since the last time, until a mark that is set now. */
  async #upToNow() {
    const mark = `mark ${++this.#marks}`;
    await this.#client.query(`do $$ begin raise log '${mark}'; end $$`);
    const entries = [];
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(20)) {
      const { rows } = await this.#client.query(
        `select convert_from(pg_read_binary_file(pg_current_logfile('jsonlog'), $1, 100000000), 'UTF8') as text`,
        [this.#place],
      );
      const text = rows[0].text.slice(0, rows[0].text.lastIndexOf('\n') + 1);
      this.#place += Buffer.byteLength(text);
      for (const line of text.split('\n')) if (line !== '') entries.push(JSON.parse(line));
      if (entries.some(({ message }) => message === mark)) return entries;
    }
    throw new Error('The server did not write its log.');
  }

  async close() {
    await this.#client.query(
      `do $$ begin execute format('alter database %I reset all', current_database()); end $$`,
    );
    await this.#client.end();
  }
}

/** @returns {Promise<Set<string>>} the tables with at least this number of rows; partitions also by their parent's name */
export async function largeTables(client, rows) {
  const { rows: found } = await client.query(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= $1 and relnamespace = 'public'::regnamespace`,
    [rows],
  );
  return new Set(found.map(({ name }) => name));
}

/** @returns {string[]} the tables that a plan scans sequentially */
export const scannedBy = (node) => [
  ...(node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0 ? [node['Relation Name']] : []),
  ...(node.Plans ?? []).flatMap(scannedBy),
];

/** The plan as a tree of lines: node type, table, index and number of rows. */
export function drawn(node, depth = 0) {
  if (node['Actual Loops'] === 0) return [];
  const on = [node['Index Name'], node['Relation Name'], node['CTE Name']].filter(Boolean).join(' of ');
  const loops = node['Actual Loops'] > 1 ? ` × ${node['Actual Loops']}` : '';
  const line = `${'  '.repeat(depth)}${node['Node Type']}${on && ` ${on}`}: ${node['Actual Rows']}${loops}`;
  return [line, ...(node.Plans ?? []).flatMap((child) => drawn(child, depth + 1))];
}
