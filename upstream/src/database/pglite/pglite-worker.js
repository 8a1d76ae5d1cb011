// @ts-check
// The embedded database, in a thread of its own: a query there never stops the event loop that serves HTTP.
// Plain JavaScript, since a worker loads its file without compilation: from src in tests, from dist in production.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
 * The image that a new database begins as.
 * @param {string} file
 */
const dumped = async (file) =>
  new Blob([await readFile(file)], { type: file.endsWith('.gz') ? 'application/gzip' : 'application/x-tar' });

const extensions = { pg_trgm };

// The same value types as openPostgres gives: date, timestamptz, int8, numeric.
const parsers = { 1082: asWritten, 1184: isoTime, 20: Number, 1700: Number };

/** The file in a folder that marks a copy as incomplete. */
const INCOMPLETE = 'incomplete-copy';

/**
 * Opens a folder as a copy of a dumped database. A copy that is interrupted begins anew at the next start.
 * @param {string} folder
 * @param {string} file
 */
async function openCopy(folder, file) {
  const mark = join(folder, INCOMPLETE);
  await writeFile(mark, '');
  for (const name of await readdir(folder))
    if (name !== INCOMPLETE) await rm(join(folder, name), { recursive: true });
  const database = await PGlite.create({
    dataDir: folder,
    loadDataDir: await dumped(file),
    extensions,
    parsers,
  });
  await rm(mark);
  return database;
}

const open = async () => {
  if (directory === null)
    return PGlite.create({
      dataDir: 'memory://',
      ...(image !== undefined && { loadDataDir: await dumped(image) }),
      extensions,
      parsers,
    });
  const has = (/** @type {string} */ name) => existsSync(join(directory, name));
  return image === undefined || (has('PG_VERSION') && !has(INCOMPLETE))
    ? PGlite.create({ dataDir: directory, extensions, parsers })
    : openCopy(directory, image);
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
