import { type Calls, field, startTestServer, type TestServer } from '../../testing/data-api-client.js';
import { POSTGRES } from '../../testing/database/engines.js';

describe('Charging stations', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startTestServer(POSTGRES);
    admin = await server.as('admin');
  });
  afterAll(() => server.close());

  const payload = (more: Record<string, unknown> = {}) => ({
    id: 0,
    name: ' SPKLU Dahlia ',
    facility: 'Mushola, toilet',
    address: 'Jalan Thamrin 1',
    latitude: -6.1951,
    longitude: '106.8231',
    photo: ['http://gateway.test/files/load/dahlia.jpg'],
    companyIds: [server.fleet.andalas, String(server.fleet.borneo)],
    ...more,
  });
  const save = async (more?: Record<string, unknown>, calls = admin) =>
    (await calls.post('charging_station/save', payload(more))).body;
  const row = async (id: unknown, calls = admin) =>
    (await calls.get(`charging_station/view/${id}`)).body.data;
  const names = async (query: string) =>
    (await admin.rows(`charging_station/view?sort=name&${query}`)).map(({ name }) => name);

  test('a saved station shows its place, photos and suppliers; it is searched by name, address and facility', async () => {
    const id = field((await save()).data, 'id');
    expect(await row(id)).toMatchObject({
      id,
      name: 'SPKLU Dahlia',
      facility: 'Mushola, toilet',
      address: 'Jalan Thamrin 1',
      latitude: -6.1951,
      longitude: 106.8231,
      photo: ['dahlia.jpg'],
      listCompany: [
        { id: server.fleet.andalas, name: 'Andalas' },
        { id: server.fleet.borneo, name: 'Borneo' },
      ],
      createdBy: 'The admin',
      version: 1,
    });
    expect(await names('name=dahl')).toEqual(['SPKLU Dahlia']);
    expect(await names('address=thamrin')).toEqual(['SPKLU Dahlia']);
    expect(await names('facility=mushola')).toEqual(['SPKLU Anggrek', 'SPKLU Dahlia']);
    expect(await admin.get('charging_station/view?licensePlate=B')).toMatchObject({ status: 400 });
  });

  test.each([
    ['no photo', { photo: [] }, 'photo', 'Harap menambahkan foto terlebih dahulu'],
    ['no supplier', { companyIds: [] }, 'companyIds', 'Harap memilih perusahaan terlebih dahulu'],
    ['a supplier that is not there', { companyIds: [999_999] }, 'companyIds', 'Perusahaan tidak ditemukan'],
    ['a photo that nobody uploaded', { photo: ['../../secret'] }, 'photo', 'Foto harus diunggah'],
    ['no name', { name: ' ' }, 'name', 'Nama harus diisi'],
    ['no facility', { facility: '' }, 'facility', 'Fasilitas harus diisi'],
    ['no address', { address: undefined }, 'address', 'Alamat harus diisi'],
    ['no place', { latitude: '' }, 'latitude', 'Lintang harus diisi'],
    ['a place off the globe', { latitude: 91 }, 'latitude', 'Lintang maksimal 90'],
  ])('a station with %s is refused', async (_what, more, name, message) => {
    const body = await save({ name: 'Refused', ...more });
    expect(body).toMatchObject({ success: false, errors: [{ field: name }] });
    expect(body.message).toContain(message);
    expect(await names('name=Refused')).toEqual([]);
  });

  test('a tenant is no supplier, and no supplier gives a station to another', async () => {
    expect(await save({ companyIds: [server.fleet.cepat] })).toMatchObject({ success: false });
    const supplier = await server.as('supplier');
    expect(await save({ companyIds: [server.fleet.borneo] }, supplier)).toMatchObject({
      errors: [{ field: 'companyIds', code: 'NOT_FOUND' }],
    });
    const { data } = await save({ name: 'Own', companyIds: [server.fleet.andalas] }, supplier);
    expect(await row(field(data, 'id'), supplier)).toMatchObject({ name: 'Own' });
  });

  test('a supplier sees only itself at a shared station, and a save keeps the others', async () => {
    const supplier = await server.as('supplier');
    const id = server.fleet.station.both;
    const seen = await row(id, supplier);
    expect(field(seen, 'listCompany')).toEqual([{ id: server.fleet.andalas, name: 'Andalas' }]);
    expect(field(await row(id, await server.as('tenant')), 'listCompany')).toHaveLength(1);
    const edited = payload({ id, name: 'SPKLU Cempaka', companyIds: [server.fleet.andalas] });
    expect((await supplier.post('charging_station/edit', edited)).body).toMatchObject({ success: true });
    expect(field(await row(id), 'listCompany')).toHaveLength(2);
    expect((await admin.post('charging_station/edit', edited)).body).toMatchObject({ success: true });
    expect(field(await row(id), 'listCompany')).toHaveLength(1);
  });

  test('a tenant reads the stations of its suppliers and writes none', async () => {
    const tenant = await server.as('tenant');
    expect(await tenant.post('charging_station/save', payload())).toMatchObject({ status: 403 });
    const edit = payload({ id: server.fleet.station.andalas });
    expect(await tenant.post('charging_station/edit', edit)).toMatchObject({ status: 403 });
  });
});
