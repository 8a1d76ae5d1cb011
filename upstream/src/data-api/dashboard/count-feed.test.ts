import { type Calls, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';

const SECRET = 'a shared secret';

describe('dashboard.changed', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  let admin: Calls;
  beforeAll(async () => {
    receiver = await startWebhookReceiver(SECRET);
    const events = { webhookUrl: receiver.url, secret: SECRET };
    server = await startTestServer(POSTGRES, { events });
    admin = await server.as('admin');
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });
  /** Sends an edit of a vehicle as its dialog does, and expects it to succeed. */
  const edit = async (id: number, changes: Record<string, unknown>, calls = admin) => {
    const { body } = await calls.get(`vehicle/view/${id}`);
    const reply = await calls.post('vehicle/edit', { ...Object(body.data), ...changes });
    expect(reply.body).toMatchObject({ success: true });
  };
  /** The events from now until one comes: who they are for, and the suppliers whose vehicles they are about. */
  const nextAfter = async (work: () => Promise<unknown>) => {
    receiver.changes.length = 0;
    await work();
    await receiver.until(() => receiver.changes.length > 0);
    return receiver.changes.map(({ event, isSigned }) => ({
      isSigned,
      type: event.type,
      users: event.users.toSorted((a, b) => a - b),
      data: event.data,
    }));
  };

  test('a vehicle’s new status: to the platform, its supplier and the tenant that rents it', async () => {
    const { user, vehicle, andalas } = server.fleet;
    expect(await nextAfter(() => edit(vehicle.A1, { vehicleStatus: 2 }))).toEqual([
      {
        isSigned: true,
        type: 'dashboard.changed',
        users: [user.admin, user.supplier, user.supplierColleague, user.tenant],
        data: { companySupplierIds: [andalas] },
      },
    ]);
  });

  test('a new contract: to the supplier whose vehicles it takes and to its tenant', async () => {
    const { user, vehicle, damai, borneo } = server.fleet;
    const contract = {
      id: 0,
      companyTenant: damai,
      contractNo: 'NEW-1',
      startDate: '2026-01-01',
      endDate: '2099-12-31',
      totalVehicle: 1,
      vehicleList: [vehicle.B1],
    };
    expect(await nextAfter(() => admin.post('vehicle_contract/save', contract))).toMatchObject([
      { users: [user.admin, user.otherSupplier, user.otherTenant], data: { companySupplierIds: [borneo] } },
    ]);
  });

  test('sends nothing when the counts are unchanged, and one event for many saves at once', async () => {
    const { vehicle, borneo, user } = server.fleet;
    await edit(vehicle.A5, { warna: 'Biru' });
    const events = await nextAfter(() => edit(vehicle.B2, { vehicleStatus: 1 }));
    expect(events).toMatchObject([
      { users: [user.admin, user.otherSupplier], data: { companySupplierIds: [borneo] } },
    ]);
    const more = await nextAfter(() =>
      Promise.all([edit(vehicle.A3, { vehicleStatus: 0 }), edit(vehicle.A5, { vehicleStatus: 2 })]),
    );
    expect(more).toHaveLength(1);
  });
});
