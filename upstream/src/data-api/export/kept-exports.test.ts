import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';

const SECRET = 'a shared secret';

describe('The finished exports of a user', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  let owner: Calls;
  const exportsDirectory = join(tmpdir(), `armada-exports-${randomBytes(6).toString('hex')}`);
  beforeAll(async () => {
    await mkdir(exportsDirectory);
    receiver = await startWebhookReceiver(SECRET);
    const events = { webhookUrl: receiver.url, secret: SECRET };
    server = await startTestServer(POSTGRES, { exportsDirectory, events });
    await server.app.listen({ port: 0 });
    owner = await server.as('supplier');
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
    await rm(exportsDirectory, { recursive: true });
  });

  /** Has a file made. @returns its name */
  const made = async () => {
    const { body } = await owner.post('ftp/download', { type: 'vehicle', format: 'csv' });
    const namaFile = String(field(body.data, 'Data3'));
    await receiver.until((deliveries) =>
      deliveries.some(({ event: { data } }) => data.namaFile === namaFile && data.state === 'ready'),
    );
    return namaFile;
  };
  const fetchFile = async (namaFile: string) =>
    await server.app.inject({
      method: 'POST',
      url: '/api/ftp/cek',
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { namaFile },
    });

  test('share one check of their rows between downloads at the same time', async () => {
    const namaFile = await made();
    const downloads = await server.db.transaction().execute(async (trx) => {
      // A check waits for this table, and holds one of the ten connections to the database meanwhile.
      await sql`lock table export_row in access exclusive mode`.execute(trx);
      const started = Array.from({ length: 20 }, () => fetchFile(namaFile));
      // By the last of these calls all downloads are at their checks.
      for (let call = 1; call <= started.length; call += 1) {
        const { status, body } = await owner.get(`ftp/status?namaFile=${namaFile}`);
        expect([status, field(body.data, 'state')]).toEqual([200, 'ready']);
      }
      return started;
    });
    const statuses = (await Promise.all(downloads)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  test('are the newest twenty: the oldest is deleted when another one is ready', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `older-${n}.csv`);
    for (const [hours, name] of names.entries()) {
      await sql`insert into export (file_name, user_id, type, format, language, name, query, state, finished_at)
        values (${name}, ${server.fleet.user.supplier}, 'vehicle', 'csv', 'id', 'Vehicle.csv', '{}', 'ready',
          now() - interval '1 hour' - ${hours} * interval '1 hour')`.execute(server.db);
      await writeFile(join(exportsDirectory, name), '');
    }
    await sql`delete from export where user_id = ${server.fleet.user.supplier} and file_name not like 'older-%'`.execute(
      server.db,
    );
    const newest = await made();
    const listed = (await owner.rows('ftp/view?size=100')).map((row) => row.namaFile);
    expect(listed).toHaveLength(20);
    expect(listed).toEqual(expect.arrayContaining([newest, ...names.slice(0, 19)]));
    expect((await fetchFile(newest)).statusCode).toBe(200);
    expect((await fetchFile('older-19.csv')).statusCode).toBe(404);
  });
});
