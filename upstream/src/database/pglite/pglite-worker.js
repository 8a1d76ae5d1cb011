// @ts-check
// The embedded database, in a thread of its own: a query there never stops the event loop that serves HTTP.
// Plain JavaScript, since a worker loads its file without compilation: from src in tests, from dist in production.
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { runPrepared } from './pglite-statements.js';

/** @typedef {{ id: number, sql: string, parameters: unknown[], name?: string } | { id: number, dump: true } | { id: number, close: true }} Request */

if (parentPort === null) throw new Error('pglite-worker.js runs as a worker thread only');
const port = parentPort;

/** @param {string} text */
const asWritten = (text) => text;
/** @param {string} text */
const isoTime = (text) => new Date(`${text.replace(' ', 'T')}:00`).toISOString();

/** @type {{ directory: string | null, image: string | undefined }} */
const { directory, image } = workerData;

/**
 * What a new database begins as.
 * @param {string} file
 */
const dumped = async (file) =>
  new Blob([await readFile(file)], { type: file.endsWith('.gz') ? 'application/gzip' : 'application/x-tar' });

const extensions = { pg_trgm };

/**
 * Copies a dumped database into a folder. PG_VERSION, by which PGlite knows a database, comes last: a copy that is interrupted begins anew.
 * @param {string} folder
 * @param {string} file
 */
async function copyInto(folder, file) {
  const staged = `${folder}.new`;
  await rm(staged, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: staged, loadDataDir: await dumped(file), extensions })).close();
  const names = (await readdir(staged)).filter((name) => name !== 'PG_VERSION');
  for (const name of [...names, 'PG_VERSION']) {
    await rm(join(folder, name), { recursive: true, force: true });
    await rename(join(staged, name), join(folder, name));
  }
  await rm(staged, { recursive: true });
}

const open = async () => {
  if (directory !== null && image !== undefined && !existsSync(join(directory, 'PG_VERSION')))
    await copyInto(directory, image);
  return PGlite.create({
    ...(directory === null && image !== undefined && { loadDataDir: await dumped(image) }),
    dataDir: directory ?? 'memory://',
    extensions,
    // The same value types as openPostgres gives: date, timestamptz, int8.
    parsers: { 1082: asWritten, 1184: isoTime, 20: Number },
  });
};
const ready = open();
ready.then(
  (database) => {
    database.onNotification((channel) => port.postMessage({ notification: channel }));
    port.postMessage({ ready: true });
  },
  (/** @type {unknown} */ fault) => port.postMessage({ ready: false, message: String(fault) }),
);

port.on('message', async (/** @type {Request} */ request) => {
  try {
    const database = await ready;
    if ('close' in request) {
      await database.close();
      port.postMessage({ id: request.id, rows: [] });
      port.close();
      return;
    }
    if ('dump' in request) {
      const image = await (await database.dumpDataDir('gzip')).arrayBuffer();
      port.postMessage({ id: request.id, image: new Uint8Array(image) });
      return;
    }
    const result = await run(database, request);
    port.postMessage({ id: request.id, rows: result?.rows ?? [], affectedRows: result?.affectedRows });
  } catch (fault) {
    port.postMessage({ id: request.id, fault: describe(fault) });
  }
});

/**
 * @param {PGlite} database
 * @param {{ sql: string, parameters: unknown[], name?: string }} statement
 */
async function run(database, { sql, parameters, name }) {
  // Without parameters several statements may come at once, as in a migration.
  if (parameters.length === 0) return (await database.exec(sql)).at(-1);
  if (name === undefined) return database.query(sql, parameters);
  return runPrepared(database, { sql, parameters, name });
}

/**
 * The fields of a PostgreSQL error: an instance of a class cannot be sent between threads.
 * @param {unknown} fault
 */
function describe(fault) {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { code, constraint, table, detail } = /** @type {Record<string, unknown>} */ (
    /** @type {unknown} */ (fault)
  );
  return { message: fault.message, code, constraint, table, detail };
}
