// @ts-check
// Prepared statements of the embedded database: PGlite's `query` parses and plans a statement each time, which for a list of
// vehicles takes ten times as long as to run it. Plain JavaScript, as the worker that loads it.
import { parse, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** @typedef {import('@electric-sql/pglite').messages.BackendMessage} Message */

/**
 * The description of a prepared statement: the ids of its parameters' types, and the message that describes its columns.
 * @typedef {{ sql: string, types: number[], columns: Message[] }} Prepared
 */

/** By name. @type {Map<string, Prepared>} */
const prepared = new Map();

/**
 * Runs a statement that stays prepared under its name, until another statement gets the name.
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {{ name: string, sql: string, parameters: unknown[] }} statement
 */
export const runPrepared = (database, { name, sql, parameters }) =>
  database.runExclusive(async () => {
    let known = prepared.get(name);
    if (known?.sql !== sql) {
      prepared.delete(name);
      known = await prepare(database, name, sql);
      prepared.set(name, known);
    }
    const { types, columns } = known;
    const values = parameters.map((value, n) => serialized(database, value, types[n]));
    const run = [serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()];
    const { messages } = await database.execProtocol(Buffer.concat(run));
    return parse.parseResults([...columns, ...messages], database.parsers)[0];
  });

/**
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {string} name
 * @param {string} sql
 * @returns {Promise<Prepared>}
 */
async function prepare(database, name, sql) {
  const { messages } = await database.execProtocol(
    Buffer.concat([
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]),
  );
  return {
    sql,
    types: parse.parseDescribeStatementResults(messages),
    columns: messages.filter((message) => message.name === 'rowDescription'),
  };
}

/**
 * A parameter as `query` would send it.
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {unknown} value
 * @param {number | undefined} type
 */
function serialized(database, value, type) {
  if (value === null || value === undefined) return null;
  const serializer = type === undefined ? undefined : database.serializers[type];
  return serializer ? serializer(value) : String(value);
}
