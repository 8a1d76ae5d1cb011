import { refused, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;

const undo = async (resource: string) => {
  const mutation = `mutation ($resource: Resource!) {
    undoCreate(resource: $resource, id: "34") { success message errors { field code } }
  }`;
  const { data } = await bench.gateway.run(
    mutation,
    { resource },
    { token: 'staff-token', headers: { 'idempotency-key': '3f0f4c1e-key' } },
  );
  return data?.undoCreate;
};

test('removes a new record with the call of its resource, under the key of the request', async () => {
  upstream.expect('POST', 'vehicle_contract/undo_create', ({ body, headers }) => {
    expect(body).toEqual({ id: 34 });
    expect(headers['idempotency-key']).toBe('3f0f4c1e-key');
    return saved(34);
  });
  expect(await undo('CONTRACT')).toMatchObject({ success: true, errors: [] });
});

test('returns why the record stays', async () => {
  upstream.expect(
    'POST',
    'vehicle/undo_create',
    refused('Used', [{ field: null, code: 'IN_USE', message: 'Used' }]),
  );
  expect(await undo('VEHICLE')).toEqual({
    success: false,
    message: 'Used',
    errors: [{ field: null, code: 'IN_USE' }],
  });
});
