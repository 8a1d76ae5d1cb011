import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import type { Person } from '../../testing/small-fleet.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';

describe('An export of the trips of a vehicle', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  const exportsDirectory = join(tmpdir(), `armada-exports-${randomBytes(6).toString('hex')}`);
  beforeAll(async () => {
    await mkdir(exportsDirectory);
    receiver = await startWebhookReceiver('a shared secret');
    server = await startTestServer(POSTGRES, {
      exportsDirectory,
      events: { webhookUrl: receiver.url, secret: 'a shared secret' },
    });
    // Exports are made once the server listens.
    await server.app.listen({ port: 0 });
    // Before midnight in Jakarta, at midnight, and an hour later.
    const day = new Date().toISOString().slice(0, 8);
    for (const start of [`${day}09T16:59:00Z`, `${day}09T17:00:00Z`, `${day}09T18:00:00Z`])
      await sql`insert into trip (vehicle_id, started_at, ended_at, is_open, distance_km, speed_count, average_speed,
          max_speed, energy_kwh, energy_cost, start_latitude, start_longitude, end_latitude, end_longitude,
          start_address, end_address)
        values (${server.fleet.vehicle.A1}, ${start}, ${start}::timestamptz + interval '20 minutes', false, 7.25, 9, 30,
          45.5, 0.1, 250, -6.2, 106.8, -6.2, 106.8, 'Jl. A', '=1+1')`.execute(server.db);
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
    await rm(exportsDirectory, { recursive: true });
  });

  const month = new Date().toISOString().slice(0, 8);
  const filter = () => ({ vehicleId: server.fleet.vehicle.A1, from: `${month}10`, to: `${month}10` });
  const request = (calls: Calls, query: object) =>
    calls.post('ftp/download', { type: 'vehicle_trip', format: 'csv', language: 'en', filter: query });
  const fetchFile = (calls: Calls, namaFile: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/ftp/cek',
      headers: { authorization: `Bearer ${calls.token}` },
      payload: { namaFile },
    });
  /** @returns the name that identifies the file */
  const made = async (calls: Calls, query: object) => {
    const namaFile = String(field((await request(calls, query)).body.data, 'Data3'));
    await receiver.until((deliveries) =>
      deliveries.some(
        ({ event: { type, data } }) =>
          type === 'export.changed' && data.namaFile === namaFile && data.state === 'ready',
      ),
    );
    return namaFile;
  };
  const linesOf = async (person: Person, query: object) => {
    const calls = await server.as(person);
    return (await fetchFile(calls, await made(calls, query))).body.split('\r\n');
  };

  test('has those of its days in the fleet’s time zone, newest first', async () => {
    const figures = "Jl. A,'=1+1,7.3,20,30,45.5,0.1,250";
    expect(await linesOf('supplier', filter())).toEqual([
      expect.stringMatching(
        /^\uFEFFStart,End,Start address,End address,Distance \(km\),Duration \(minutes\),/,
      ),
      `${month}10 01:00,${month}10 01:20,${figures}`,
      `${month}10 00:00,${month}10 00:20,${figures}`,
      '',
    ]);
  });

  test('has the trips that the person sees in the history', async () => {
    const { vehicleId } = filter();
    for (const person of ['supplier', 'tenant'] as const) {
      const { body } = await (await server.as(person)).get(`vehicle/trip_history?vehicleId=${vehicleId}`);
      const seen = field(field(body.data, 'tripHistory'), 'totalRow');
      expect([person, (await linesOf(person, { vehicleId })).length - 2]).toEqual([person, seen]);
    }
  });

  test('is refused without a vehicle, for one out of sight, and for invalid days', async () => {
    const supplier = await server.as('supplier');
    const status = async (query: object) => (await request(supplier, query)).status;
    expect(await status({})).toBe(400);
    expect(await status({ ...filter(), to: 'today' })).toBe(400);
    expect(await status({ ...filter(), sort: 'id' })).toBe(400);
    expect(await status({ vehicleId: server.fleet.vehicle.B1 })).toBe(404);
  });

  test('is refused without the menu of vehicles', async () => {
    const supplier = await server.as('supplier');
    const menus = (on: boolean) =>
      server.db.updateTable('menu').set({ is_active: on }).where('path', '=', 'vehicle/manage').execute();
    await menus(false);
    expect((await request(supplier, filter())).status).toBe(403);
    await menus(true);
  });

  test('is not downloaded by an owner who no longer sees its trips', async () => {
    const supplier = await server.as('supplier');
    const namaFile = await made(supplier, filter());
    const move = (vehicle: number) => sql`update trip set vehicle_id = ${vehicle}`.execute(server.db);
    await move(server.fleet.vehicle.B1);
    expect((await fetchFile(supplier, namaFile)).statusCode).toBe(403);
    await move(server.fleet.vehicle.A1);
    expect((await fetchFile(supplier, namaFile)).statusCode).toBe(200);
  });
});
