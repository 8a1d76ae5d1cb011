/**
 * PostGraphile 5 on Armada's tables, with its Amber preset and its settings for production. No sign-in, no access rules, no notifications.
 * Its package requires Node.js 22. On 20 these requests need only `Promise.withResolvers`, which core-js adds.
 */
import 'core-js/actual/promise/with-resolvers.js';
import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { jsonPgSmartTags } from 'postgraphile/utils';

const people = [
  '(created_by) references app_user (id)|@fieldName creator',
  '(updated_by) references app_user (id)|@fieldName updater',
];
const supplier = '(supplier_id) references company (id)|@fieldName supplier';
/** Relations that have no foreign key in the database. */
const references = jsonPgSmartTags({
  version: 1,
  config: {
    class: {
      vehicle: { tags: { foreignKey: [supplier, ...people] } },
      complaint: { tags: { foreignKey: [supplier, ...people] } },
    },
  },
});

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [references],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafast: { explain: false },
  grafserv: { watch: false, graphiql: false, outputDataAsString: true },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.once('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await instance.release();
  await pool.end();
});
