import { data, refused, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { everyVehicleField, vehicleInput, vehicleRow } from '../../testing/samples/sample-vehicle.js';

const bench = gatewayForTests();
const { upstream } = bench;
const sender = { token: 'staff-token' };

const run = (query: string, variables = {}, headers = {}) =>
  bench.gateway.run(query, variables, { ...sender, headers });

describe('saving a vehicle', () => {
  const create = `mutation ($input: VehicleInput!) {
    createVehicle(input: $input) { success message errors { field code message } vehicle { ${everyVehicleField} } }
  }`;
  const update = `mutation ($id: ID!, $input: VehicleInput!) {
    updateVehicle(id: $id, input: $input) { success message errors { field code message } vehicle { id version } }
  }`;

  test('sends a new vehicle with id 0 and the data API’s names, and returns the saved vehicle', async () => {
    upstream.expect('POST', 'vehicle/save', ({ body, headers }) => {
      expect(body).toEqual({
        id: 0,
        companySupplierId: 3,
        companyTenantId: 5,
        vehicleModelId: 8,
        imei: '490154203237518',
        trackerId: 'B1234XYZ',
        warehouse: '1',
        licensePlate: 'B 1234 XYZ',
        serialNumber: 'SN-34',
        warna: 'Merah',
        year: 2024,
        rentStatus: 1,
        vehicleStatus: 1,
        photo: [
          `${upstream.environment.FILE_SERVICE_URL}/load/aa11.jpg`,
          `${upstream.environment.FILE_SERVICE_URL}/load/cc33.jpg`,
        ],
        version: 4,
      });
      expect(headers['idempotency-key']).toBe('3f0f4c1e-key');
      return saved(34, 'Data berhasil disimpan');
    });
    upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
    const response = await run(create, { input: vehicleInput }, { 'idempotency-key': '3f0f4c1e-key' });
    expect(response.data?.createVehicle).toMatchObject({
      success: true,
      message: 'Data berhasil disimpan',
      errors: [],
      vehicle: { id: '34', tenantName: 'Kirim Cepat' },
    });
  });

  test('keeps the omitted fields of an edit, and clears those that are null', async () => {
    const {
      imei: _imei,
      tenantId: _tenantId,
      supplierId: _supplierId,
      version: _version,
      ...required
    } = vehicleInput;
    const bodies: unknown[] = [];
    upstream.expect(
      'POST',
      'vehicle/edit',
      ({ body }) => {
        bodies.push(body);
        return saved(34);
      },
      2,
    );
    upstream.expect('GET', 'vehicle/view/34', data(vehicleRow), 2);
    await run(update, { id: '34', input: required });
    await run(update, { id: '34', input: { ...required, imei: null, tenantId: null } });
    expect(bodies[0]).not.toHaveProperty('imei');
    expect(bodies[0]).not.toHaveProperty('companyTenantId');
    expect(bodies[0]).not.toHaveProperty('companySupplierId');
    expect(bodies[0]).not.toHaveProperty('version');
    expect(bodies[1]).toMatchObject({ id: 34, imei: null, companyTenantId: null });
  });

  test('names the input fields in the errors of a refused save', async () => {
    upstream.expect(
      'POST',
      'vehicle/edit',
      refused('License plate B 1234 XYZ is already used', [
        { field: 'licensePlate', code: 'TAKEN', message: 'License plate B 1234 XYZ is already used' },
        { field: 'vehicleModelId', code: 'INVALID', message: 'Another company’s' },
        { field: 'warna', message: 'Colour is required' },
        { field: null, code: 'CONFLICT', message: 'Changed by another user' },
      ]),
    );
    expect((await run(update, { id: '34', input: vehicleInput })).data).toEqual({
      updateVehicle: {
        success: false,
        message: 'License plate B 1234 XYZ is already used',
        errors: [
          { field: 'licensePlate', code: 'TAKEN', message: 'License plate B 1234 XYZ is already used' },
          { field: 'modelId', code: 'INVALID', message: 'Another company’s' },
          { field: 'color', code: 'REFUSED', message: 'Colour is required' },
          { field: null, code: 'CONFLICT', message: 'Changed by another user' },
        ],
        vehicle: null,
      },
    });
  });

  test('reads no vehicle again of which only the id is selected', async () => {
    const idOnly = `mutation ($input: VehicleInput!, $more: Boolean!) {
      createVehicle(input: $input) { vehicle { ...saved licensePlate @include(if: $more) } }
    }
    fragment saved on Vehicle { __typename id }`;
    upstream.expect('POST', 'vehicle/save', saved(34), 2);
    expect((await run(idOnly, { input: vehicleInput, more: false })).data).toEqual({
      createVehicle: { vehicle: { __typename: 'Vehicle', id: '34' } },
    });
    upstream.expect('GET', 'vehicle/view/34', data(vehicleRow));
    expect((await run(idOnly, { input: vehicleInput, more: true })).data).toMatchObject({
      createVehicle: { vehicle: { id: '34', licensePlate: 'B 1234 XYZ' } },
    });
  });

  test('succeeds even when the saved vehicle cannot be read again', async () => {
    upstream.expect('POST', 'vehicle/edit', saved(34));
    upstream.expect('GET', 'vehicle/view/34', { status: 500 });
    expect((await run(update, { id: '34', input: vehicleInput })).data).toMatchObject({
      updateVehicle: { success: true, vehicle: null },
    });
  });

  test('refuses the code UNKNOWN and an invalid id without an upstream call', async () => {
    const unknown = await run(create, { input: { ...vehicleInput, rentStatus: 'UNKNOWN' } });
    const noId = await run(create, { input: { ...vehicleInput, modelId: 'eight' } });
    expect([...unknown.codes, ...noId.codes]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    expect(noId.errors?.[0]?.extensions).toMatchObject({ field: 'modelId' });
    expect(upstream.calls).toHaveLength(0);
  });
});
