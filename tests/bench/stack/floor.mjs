/**
 * The least that the data costs: for each request of stack.mjs one prepared statement, with the columns and joins that Armada reads, sent
 * as JSON by node:http. No sign-in, no access rules, no checks.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { statements } from './floor-statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://floor');
  const name = pathname.slice(1);
  const { text, parameters } = statements[name];
  const given = Number(searchParams.get('of'));
  let rows;
  for (const values of parameters(given)) ({ rows } = await pool.query({ name, text, values }));
  const body = JSON.stringify({ data: rows });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await pool.end();
});
