import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs one statement on a connection of its own. @param {string} url of the database @param {string} statement @param {unknown[]} [values] */
export async function runStatement(url, statement, values = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * An empty database on a PostgreSQL server.
 * @param {string} server URL of a database whose user may create others
 * @param {string} purpose part of its name
 * @returns {Promise<{url: string, stop: () => Promise<void>}>} `stop` drops it
 */
export async function newDatabase(server, purpose) {
  const name = `armada_${purpose}_${randomBytes(6).toString('hex')}`;
  await runStatement(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => {
      await runStatement(server, `drop database ${name} with (force)`);
    },
  };
}
