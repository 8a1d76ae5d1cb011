import { data, refused, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { bulkChangeRow } from '../../testing/samples/sample-bulk-change.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { eventsSecret, sendEvent } from '../../testing/webhook.js';

const token = 'staff-token';
const CHANGE = `mutation ($input: ChangeVehiclesInput!, $dryRun: Boolean!) {
  changeVehicles(input: $input, dryRun: $dryRun) {
    success message errors { field code } counts { total changed unchanged refused } bulkChange { id state changed }
  }
}`;
const counts = { total: 3, changed: 1, unchanged: 1, refused: 1 };

describe('changing many vehicles', () => {
  const bench = gatewayForTests();
  const { upstream } = bench;
  const change = (input: object, dryRun = false) => bench.gateway.run(CHANGE, { input, dryRun }, { token });

  test('sends ids and the change by the names of the data API, and returns what was started', async () => {
    upstream.expect('POST', 'vehicle/bulk', ({ body }) => {
      expect(body).toEqual({ ids: [34, 35], change: { vehicleStatus: 3 }, dryRun: '0' });
      return data({ id: 9, ...counts });
    });
    upstream.expect('GET', 'bulk_change/view', rows([bulkChangeRow()]));
    expect(await change({ ids: ['34', '35'], change: { vehicleStatus: 'BROKEN' } })).toMatchObject({
      data: {
        changeVehicles: { success: true, counts, bulkChange: { id: '9', state: 'RUNNING', changed: 98 } },
      },
    });
  });

  test('sends a filter as the list’s view call does, and reads nothing after a dry run', async () => {
    upstream.expect('POST', 'vehicle/bulk', ({ body }) => {
      expect(body).toEqual({
        filter: { licensePlate: 'B 12', rentStatus: '1' },
        change: { vehicle_contract: 5 },
        dryRun: '1',
      });
      return data({ id: null, ...counts });
    });
    const filter = { search: { field: 'LICENSE_PLATE', text: 'B 12' }, rentStatus: 'RENTED' };
    expect(await change({ filter, change: { contractId: '5' } }, true)).toMatchObject({
      data: { changeVehicles: { success: true, counts, bulkChange: null } },
    });
  });

  test('names the field of a refusal as the input does', async () => {
    upstream.expect(
      'POST',
      'vehicle/bulk',
      refused('Kontrak tidak ditemukan', [
        { field: 'vehicle_contract', code: 'NOT_FOUND', message: 'Kontrak tidak ditemukan' },
      ]),
    );
    expect(await change({ ids: ['34'], change: { contractId: '5' } })).toMatchObject({
      data: {
        changeVehicles: {
          ...{ success: false, counts: null, bulkChange: null },
          errors: [{ field: 'contractId', code: 'NOT_FOUND' }],
        },
      },
    });
  });

  test('empties a field by null', async () => {
    upstream.expect('POST', 'vehicle/bulk', ({ body }) => {
      expect(body).toMatchObject({ change: { warehouse: null } });
      return data({ id: null, total: 1, changed: 1, unchanged: 0, refused: 0 });
    });
    expect(await change({ ids: ['34'], change: { isInWarehouse: null } }, true)).toMatchObject({
      data: { changeVehicles: { success: true } },
    });
  });

  test('is NOT_SUPPORTED when the data API lacks it', async () => {
    upstream.expect('POST', 'vehicle/bulk', { status: 404 });
    expect(await change({ ids: ['34'], change: { isInWarehouse: true } })).toMatchObject({
      codes: ['NOT_SUPPORTED'],
    });
  });
});

describe('a bulk change', () => {
  const bench = gatewayForTests({ EVENTS_SECRET: eventsSecret });
  const { upstream } = bench;

  test('has the records of one outcome, page by page', async () => {
    upstream.expect('GET', 'bulk_change/rows', ({ query }) => {
      expect(query).toEqual({ bulkChange: '9', outcome: 'refused', page: '1', size: '20' });
      const row = { id: 1, rowId: 34, label: 'B 34', outcome: 'refused', code: 'CONFLICT', reason: 'Diubah' };
      return rows([row]);
    });
    const query =
      '{ bulkChangeRows(id: "9", outcome: REFUSED) { items { id label outcome code reason } pageInfo { totalItems } } }';
    expect((await bench.gateway.run(query, {}, { token })).data).toEqual({
      bulkChangeRows: {
        items: [{ id: '34', label: 'B 34', outcome: 'REFUSED', code: 'CONFLICT', reason: 'Diubah' }],
        pageInfo: { totalItems: 1 },
      },
    });
  });

  test('is undone by another one', async () => {
    upstream.expect('POST', 'bulk_change/undo', ({ body }) => {
      expect(body).toEqual({ id: 9 });
      return data({ id: 10 });
    });
    upstream.expect('GET', 'bulk_change/view', rows([bulkChangeRow({ id: 10, state: 'waiting' })]));
    const undo = 'mutation { undoBulkChange(id: "9") { success counts { total } bulkChange { id state } } }';
    expect((await bench.gateway.run(undo, {}, { token })).data).toEqual({
      undoBulkChange: { success: true, counts: null, bulkChange: { id: '10', state: 'WAITING' } },
    });
  });

  test('reports its progress immediately and after each event about it', async () => {
    upstream.expect('GET', 'user/me', data(meResponse));
    upstream.expect('GET', 'bulk_change/view', rows([bulkChangeRow()]));
    const client = bench.gateway.socketClient({ token });
    const progress = client.iterate({
      query: 'subscription { bulkChangeProgressed(id: "9") { resource state changed isUndone } }',
    });
    expect(await progress.next()).toMatchObject({
      value: {
        data: {
          bulkChangeProgressed: { resource: 'VEHICLE', state: 'RUNNING', changed: 98, isUndone: false },
        },
      },
    });
    upstream.expect('GET', 'bulk_change/view', rows([bulkChangeRow({ state: 'done', changed: 398 })]));
    const users = [meResponse.data.id];
    await sendEvent(bench.gateway, { type: 'bulk.changed', users, data: { id: 8, state: 'done' } });
    await sendEvent(bench.gateway, { type: 'bulk.changed', users, data: { id: 9, state: 'done' } });
    expect(await progress.next()).toMatchObject({
      value: { data: { bulkChangeProgressed: { state: 'DONE', changed: 398 } } },
    });
    await client.dispose();
  });
});
