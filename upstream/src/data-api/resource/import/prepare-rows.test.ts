import { sql } from 'kysely';
import { Type } from 'typebox';
import { stepsByTurn } from '../../../testing/counted-turns.js';
import { startTestServer, type TestServer } from '../../../testing/data-api-client.js';
import { POSTGRES } from '../../../testing/database/engines.js';
import { silentLog } from '../../../testing/silent-log.js';
import { createServices } from '../../create-services.js';
import { text } from '../../http/body-reader.js';
import { ROWS_AT_ONCE } from '../../services/in-slices.js';
import { rowImportOf } from '../row-import.js';
import { prepareRows } from './prepare-rows.js';

describe('The rows of an import', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
  });
  afterAll(() => server.close());

  test('are read in slices, between which other work runs', async () => {
    const { services } = createServices(
      {
        db: server.db,
        events: undefined,
        secretsKeys: [],
        timeZone: 'Asia/Jakarta',
        addressAt: async () => '',
      },
      silentLog,
    );
    const caller = await services.sessions.callerOf(server.fleet.user.admin);
    if (caller === null) throw new Error('the fleet has an administrator');
    const schema = Type.Object({ name: text('Name') });
    const declared = rowImportOf(schema, {
      key: { field: 'name', title: 'Name', of: ({ name }) => name, column: sql<string>`name` },
    });
    const turns = await stepsByTurn((step) =>
      server.db.transaction().execute((trx) => {
        const rows = Array.from({ length: 1000 }, (_, row) => ({
          get name() {
            step();
            return `Row ${row}`;
          },
        }));
        const context = { trx, caller, services, find: async () => undefined };
        return prepareRows(context, { save: { schema } }, declared, rows);
      }),
    );
    const readsOfARow = turns.reduce((sum, steps) => sum + steps, 0) / 1000;
    expect(turns.length).toBeGreaterThanOrEqual(1000 / ROWS_AT_ONCE);
    expect(Math.max(...turns)).toBeLessThanOrEqual(ROWS_AT_ONCE * readsOfARow);
  });
});
