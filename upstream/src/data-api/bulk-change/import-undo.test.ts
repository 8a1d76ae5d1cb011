import { tenantToSave as tenant } from '../../testing/companies.js';
import {
  type Calls,
  field,
  type Json,
  startTestServer,
  type TestServer,
} from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.js';

const SECRET = 'a shared secret';

describe('An import', () => {
  let server: TestServer;
  let receiver: WebhookReceiver;
  let admin: Calls;
  beforeAll(async () => {
    receiver = await startWebhookReceiver(SECRET);
    server = await startTestServer(POSTGRES, { events: { webhookUrl: receiver.url, secret: SECRET } });
    // Its tasks are handled once the server listens.
    await server.app.listen({ port: 0 });
    admin = await server.as('admin');
  });
  afterAll(async () => {
    await server.close();
    await receiver.close();
  });

  /** Undoes an import, and waits until that is done. @returns the outcome of each row, by its name */
  const undone = async (id: unknown): Promise<string[]> => {
    const { body } = await admin.post('bulk_change/undo', { id });
    const undo = Number(field(body.data, 'id'));
    await receiver.until((deliveries) =>
      deliveries.some(
        ({ event: { type, data } }) => type === 'bulk.changed' && data.id === undo && data.state === 'done',
      ),
    );
    return rowsOf(undo);
  };
  const rowsOf = async (id: unknown) =>
    (await admin.rows(`bulk_change/rows?bulkChange=${id}`))
      .map(({ label, outcome, code }) => [label, outcome, code].filter((part) => part !== null).join(' '))
      .sort();

  const importTenants = (rows: readonly Json[]) => admin.post('company_tenant/import', { rows, dryRun: '0' });
  const tenantNamed = async (name: string) =>
    (await admin.rows(`company_tenant/view?name=${name}`)).find((row) => row.name === name);
  const newest = async () => (await admin.rows('bulk_change/view?size=1'))[0] ?? {};

  test('is kept with its report, and undone: its changes are put back, its new rows removed', async () => {
    await importTenants([tenant, { ...tenant, name: 'Falk' }]);
    const before = await tenantNamed('Elang');
    await importTenants([
      { ...tenant, address: 'Jalan Baru', totalVehicle: 9 },
      { ...tenant, name: 'Falk' },
      { ...tenant, name: 'Gagak' },
    ]);
    const kept = await newest();
    expect(kept).toMatchObject({
      ...{ resource: 'company_tenant', field: null, value: null, state: 'done' },
      ...{ total: 3, added: 1, removed: 0, changed: 1, unchanged: 1, refused: 0 },
    });
    expect(await rowsOf(kept.id)).toEqual(['Elang changed', 'Falk unchanged', 'Gagak added']);
    expect(await undone(kept.id)).toEqual(['Elang changed', 'Gagak removed']);
    const { address, totalVehicle } = (await tenantNamed('Elang')) ?? {};
    expect([address, totalVehicle]).toEqual([before?.address, before?.totalVehicle]);
    expect(await tenantNamed('Gagak')).toBeUndefined();
    expect((await admin.post('bulk_change/undo', { id: kept.id })).body).toMatchObject({
      errors: [{ code: 'UNDONE' }],
    });
  });

  test('is undone but for what was changed since', async () => {
    await importTenants([
      { ...tenant, address: 'Jalan Lain' },
      { ...tenant, name: 'Hering' },
    ]);
    const { id } = await newest();
    for (const name of ['Elang', 'Hering'])
      await admin.post('company_tenant/edit', { ...(await tenantNamed(name)), noTelephone: '0215550999' });
    expect(await undone(id)).toEqual(['Elang refused CONFLICT', 'Hering refused CONFLICT']);
    expect(await tenantNamed('Elang')).toMatchObject({ address: 'Jalan Lain', noTelephone: '0215550999' });
  });

  test('keeps the people whom it has invited', async () => {
    const { body } = await admin.post('user/import', {
      dryRun: '0',
      rows: [
        {
          ...{ name: 'Gita', email: 'gita@supplier.test', username: 'gita', phone: '08123456789' },
          ...{
            address: 'Jalan Gita',
            isActive: '1',
            companyName: 'Andalas',
            userTypeName: 'Supplier staff',
          },
        },
      ],
    });
    expect(body.success).toBe(true);
    expect(await undone((await newest()).id)).toEqual(['Gita refused STAYS']);
  });

  test('that writes nothing is not kept', async () => {
    const { id } = await newest();
    await importTenants([{ ...tenant, name: 'Falk' }]);
    await importTenants([{ ...tenant, email: 'elang' }]);
    expect((await newest()).id).toBe(id);
  });

  test('puts the former vehicles of a contract back', async () => {
    const contract = async () =>
      (await admin.rows('vehicle_contract/view?contractNo=AHEAD&columns=vehicleList'))[0] ?? {};
    const platesOf = ({ vehicleList }: Json) =>
      Array.isArray(vehicleList) ? vehicleList.map(({ nama }: Json) => nama) : [];
    const before = await contract();
    const { contractNo, startDate, endDate, totalVehicle } = before;
    const row = { contractNo, startDate, endDate, totalVehicle, companyTenantName: 'Cepat' };
    const rows = [{ ...row, licensePlates: ['B 104 AND', 'B 103 AND'] }];
    await admin.post('vehicle_contract/import', { rows, dryRun: '0' });
    expect(platesOf(await contract())).toEqual(['B 103 AND', 'B 104 AND']);
    expect(await undone((await newest()).id)).toEqual(['AHEAD changed']);
    expect(platesOf(await contract())).toEqual(platesOf(before));
  });
});
