import { data, refused, rows, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string, variables = {}) => bench.gateway.run(query, variables, { token: 'staff-token' });

const row = {
  id: 4,
  name: 'SPKLU Gambir',
  facility: 'Mushola',
  address: 'Jl. Medan Merdeka Barat 1',
  latitude: -6.1764,
  longitude: '106.8191',
  photo: ['http://files.test/load/aa11.jpg', 'bb22.png'],
  listCompany: [
    { id: 3, name: 'Volta Rental' },
    { id: 7, name: 'Listrik Jaya' },
  ],
  version: 2,
};

test('the list is searched by facility, and reads the suppliers of all stations in one call', async () => {
  upstream.expect('GET', 'charging_station/view', ({ query }) => {
    expect(query).toEqual({ page: '1', size: '20', facility: 'mushola', sort: '-address' });
    return rows([
      row,
      { id: 5, name: 'Bare', latitude: null, longitude: null, photo: null, listCompany: null },
    ]);
  });
  upstream.expect('GET', 'company_supplier/view', ({ query }) => {
    expect(query).toMatchObject({ ids: '3,7' });
    return rows([{ id: 7, name: 'Listrik Jaya' }]);
  });
  const response = await run(`{ chargingStations(
    filter: { search: { field: FACILITY, text: "mushola" } }, sort: { field: ADDRESS, direction: DESC }
  ) {
    items {
      id name facility address position { latitude longitude } photos supplierIds totalSuppliers suppliers { name }
    }
  } }`);
  expect(response.data).toEqual({
    chargingStations: {
      items: [
        {
          id: '4',
          name: 'SPKLU Gambir',
          facility: 'Mushola',
          address: 'Jl. Medan Merdeka Barat 1',
          position: { latitude: -6.1764, longitude: 106.8191 },
          photos: ['/files/aa11.jpg', '/files/bb22.png'],
          supplierIds: ['3', '7'],
          totalSuppliers: 2,
          suppliers: [{ name: 'Listrik Jaya' }],
        },
        {
          id: '5',
          name: 'Bare',
          facility: null,
          address: null,
          position: null,
          photos: [],
          supplierIds: [],
          totalSuppliers: 0,
          suppliers: [],
        },
      ],
    },
  });
});

const input = {
  name: 'SPKLU Gambir',
  facility: 'Mushola',
  address: 'Jl. Medan Merdeka Barat 1',
  position: { latitude: -6.1764, longitude: 106.8191 },
  photos: ['/files/aa11.jpg?w=320'],
  supplierIds: ['3', '7'],
};

test('saves a new station with the addresses of its photos and the ids of its suppliers', async () => {
  upstream.expect('POST', 'charging_station/save', ({ body }) => {
    expect(body).toEqual({
      id: 0,
      name: 'SPKLU Gambir',
      facility: 'Mushola',
      address: 'Jl. Medan Merdeka Barat 1',
      latitude: -6.1764,
      longitude: 106.8191,
      photo: [expect.stringMatching(/^http.*\/load\/aa11\.jpg$/)],
      companyIds: [3, 7],
    });
    return saved(4);
  });
  upstream.expect('GET', 'charging_station/view/4', data(row));
  const mutation = `mutation ($input: ChargingStationInput!) {
    createChargingStation(input: $input) { success chargingStation { id version } }
  }`;
  expect((await run(mutation, { input })).data).toEqual({
    createChargingStation: { success: true, chargingStation: { id: '4', version: 2 } },
  });
});

test('names the input fields in the errors of a refused edit', async () => {
  const message = 'Harap menambahkan foto terlebih dahulu';
  upstream.expect(
    'POST',
    'charging_station/edit',
    refused(message, [
      { field: 'photo', code: 'REQUIRED', message },
      { field: 'companyIds', code: 'REQUIRED', message: 'Harap memilih perusahaan terlebih dahulu' },
    ]),
  );
  const mutation = `mutation ($input: ChargingStationInput!) {
    updateChargingStation(id: "4", input: $input) { success message errors { field } chargingStation { id } }
  }`;
  const bare = { ...input, photos: [], supplierIds: [] };
  expect((await run(mutation, { input: bare })).data).toEqual({
    updateChargingStation: {
      success: false,
      message,
      errors: [{ field: 'photos' }, { field: 'supplierIds' }],
      chargingStation: null,
    },
  });
});
