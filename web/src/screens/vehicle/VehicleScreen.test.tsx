import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { push } from '../../testing/data/live';
import { person } from '../../testing/data/people';
import { at, ROUTE, TELEMETRY, trip } from '../../testing/data/trips';
import { GatewayError, type Responder } from '../../testing/gateway';
import './VehicleScreen';
import './trips/TripHistory';
import '../../map/map-components';
import '../../map/base-layer/land-outline.json';

const VEHICLE = {
  __typename: 'Vehicle',
  id: '34',
  licensePlate: 'B 1234 XYZ',
  imei: '490154203237518',
  trackerId: 'B1234XYZ',
  isInWarehouse: true,
  serialNumber: 'SN-34',
  color: 'Merah',
  year: 2024,
  rentStatus: 'BOOKED',
  vehicleStatus: 'ACTIVE',
  photos: [],
  supplierId: '3',
  supplierName: 'Volta Rental',
  tenantName: null,
  modelName: 'Volta Hatch',
  batteryName: 'LFP 72V',
  batteryType: 'SWAP',
  batteryCapacity: 24000,
  contract: null,
  telemetry: TELEMETRY,
};
const tripPage = (items: object[], totalItems = items.length) => ({
  vehicleTrips: { items, pageInfo: { totalItems }, lastPosition: at(-6.2, 106.8), lastAddress: null },
});
const open = (search: string, responses: Record<string, Responder> = {}) =>
  openClient(`/vehicle/manage/34${search}`, person(), {
    VehicleDetail: () => ({ fleetTimeZone: 'Asia/Jakarta', vehicle: VEHICLE }),
    VehicleTrips: () => tripPage([trip(1)]),
    TripRoute: () => ({ tripRoute: ROUTE }),
    ReverseGeocode: () => ({ reverseGeocode: { __typename: 'Place', address: 'Jl. Sudirman, Jakarta' } }),
    ...responses,
  });
const factsOf = (name: string): string[] =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('shows the data, the real battery, and the live position', async () => {
  const gateway = await open('');
  expect(await screen.findByRole('heading', { name: 'B 1234 XYZ' })).toBeVisible();
  const menu = screen.getByRole('navigation', { name: 'Menu utama' });
  expect(within(menu).getByRole('link', { name: 'Manage Vehicle' })).toHaveAttribute('aria-current', 'true');
  const specified = [
    'Company Supplier: Volta Rental',
    'Vehicle Model: Volta Hatch',
    'License Plate: B 1234 XYZ',
    'Color: Merah',
    'Year: 2024',
    'Rent Status: Booked',
    'Vehicle Status: Active',
    'IMEI: 490154203237518',
    'ID Pelacak: B1234XYZ',
    'Serial Number: SN-34',
    'Gudang: Gudang',
    'Company Tenant: –',
  ];
  // Any other fact has no value in this vehicle.
  expect(
    factsOf('Data Kendaraan').filter((fact) => specified.includes(fact) || !fact.endsWith(': –')),
  ).toEqual(specified);
  expect(screen.getByText('Booked')).toHaveAttribute('data-tone', 'warning');
  expect(factsOf('Baterai')).toEqual([
    'Status: 76%',
    'Estimasi Km: 55,5 km',
    'Max Capacity: 24.000 mAh',
    'Model: LFP 72V',
  ]);
  expect(screen.getByRole('radio', { name: 'Posisi Terakhir Kendaraan' })).toBeChecked();
  expect(await screen.findByRole('application', { name: 'Peta B 1234 XYZ' })).toBeVisible();
  expect(screen.getByText('Jl. Thamrin, Jakarta')).toBeVisible();

  act(() =>
    push('VehiclesMoved', {
      vehiclePositions: [
        { vehicleId: '35', position: at(-6.9, 106.9), batteryPercentage: 10, measuredAt: null },
        {
          vehicleId: '34',
          position: at(-6.3, 106.9),
          batteryPercentage: 75,
          measuredAt: '2026-11-21T03:00:05Z',
        },
      ],
    }),
  );
  expect(await screen.findByText('-6.3, 106.9')).toBeVisible();
  expect(await screen.findByText('Jl. Sudirman, Jakarta')).toBeVisible();
  expect(factsOf('Baterai')[0]).toBe('Status: 75%');
  expect(gateway.of('VehicleDetail')).toHaveLength(1);
});

it('has its parts in the order of the specification, then what belongs to the vehicle', async () => {
  await open('');
  await screen.findByRole('heading', { name: 'B 1234 XYZ' });
  const parts = [
    ['button', 'Kembali'],
    ['region', 'Foto kendaraan'],
    ['region', 'Data Kendaraan'],
    ['region', 'Baterai'],
    ['radio', 'Posisi Terakhir Kendaraan'],
    ['radio', 'Riwayat Perjalanan Kendaraan'],
    ['region', 'Kontrak'],
  ] as const;
  const names = parts.map(([, name]) => name);
  const placed = parts.map(([role, name]) => ({ name, element: screen.getByRole(role, { name }) }));
  placed.sort(({ element }, other) =>
    element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(placed.map(({ name }) => name)).toEqual(names);
});

it('shows the specification’s sample values for missing data, marked as such', async () => {
  await open('', {
    VehicleDetail: () => ({
      vehicle: { ...VEHICLE, telemetry: null, batteryCapacity: null, batteryName: null },
    }),
  });
  await screen.findByRole('heading', { name: 'B 1234 XYZ' });
  expect(factsOf('Baterai')).toEqual([
    'Status: 20%Contoh',
    'Estimasi Km: 15 kmContoh',
    'Max Capacity: 20.000 mAhContoh',
  ]);
  expect(screen.getByText('Kendaraan ini belum pernah mengirim posisi.')).toBeVisible();
});

it('lists the trips as cards, twenty at a time; one opens with its route, and from there its detail', async () => {
  const first = Array.from({ length: 20 }, (_, index) => trip(60 - index));
  const gateway = await open('', {
    VehicleTrips: ({ page }) =>
      tripPage(page === 1 ? first : [trip(40, { endedAt: null, endAddress: null, energyUsed: null })], 21),
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Riwayat Perjalanan Kendaraan' }));
  expect(await screen.findByText('21 perjalanan')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Muat lagi' }));
  const going = await screen.findByRole('button', { name: /Sedang berjalan/ });
  expect(going).toHaveTextContent('12,4 km');
  expect(going).toHaveTextContent('Speed Count 310Average Speed 27,3 km/hMax Speed 61 km/h');
  expect(gateway.of('VehicleTrips').map(({ variables }) => variables)).toEqual([
    { vehicleId: '34', page: 1, size: 20 },
    { vehicleId: '34', page: 2, size: 20 },
  ]);

  fireEvent.click(going);
  const popup = within(await screen.findByRole('dialog', { name: 'Rute perjalanan B 1234 XYZ' }));
  expect(await popup.findByRole('application', { name: 'Rute perjalanan B 1234 XYZ' })).toBeVisible();
  expect(popup.queryByRole('term')).not.toBeInTheDocument();

  fireEvent.click(popup.getByRole('button', { name: 'Detail Riwayat Perjalanan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Detail Riwayat Perjalanan' }));
  expect(dialog.getByRole('application', { name: 'Rute perjalanan B 1234 XYZ' })).toBeVisible();
  expect(dialog.getAllByRole('term').map((term) => term.nextElementSibling?.textContent)).toEqual([
    expect.stringContaining('Jl. Awal 40'),
    'Sedang berjalan',
    '27,3 km/h',
    '61 km/h',
    expect.stringMatching(/^Rp\s1\.987$/),
    '1 jam 10 menit',
    '12,4 km',
  ]);
  expect(dialog.getByRole('button', { name: 'Kembali' })).toHaveFocus();
  fireEvent.keyDown(dialog.getByRole('button', { name: 'Kembali' }), { key: 'Escape' });
  expect(await screen.findByRole('dialog', { name: 'Rute perjalanan B 1234 XYZ' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe('?view=trips');
});

it('lists and sums the trips of the period in the address', async () => {
  const totals = {
    __typename: 'TripTotals',
    distance: 37.5,
    duration: 130,
    energyUsed: 1.3,
    energyCost: 3207,
  };
  const gateway = await open('?view=trips', {
    VehicleTrips: ({ from }) => {
      const { vehicleTrips } = from === undefined ? tripPage([trip(1), trip(2)]) : tripPage([trip(2)]);
      return { vehicleTrips: { ...vehicleTrips, totals: { ...totals, energyUsed: from ? 1.3 : null } } };
    },
  });
  expect(await screen.findByText('2 perjalanan')).toBeVisible();
  expect(factsOf('Total periode')).toEqual([
    'Perjalanan: 2',
    'Jarak: 37,5 km',
    'Durasi: 2 jam 10 menit',
    expect.stringMatching(/^Biaya energi: Rp\s3\.207$/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Rentang sendiri' }));
  fireEvent.change(screen.getByLabelText('Dari'), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText('Sampai'), { target: { value: '2026-11-19' } });
  expect(screen.getByRole('alert')).toHaveTextContent('Tanggal selesai tidak boleh sebelum tanggal mulai');
  fireEvent.change(screen.getByLabelText('Sampai'), { target: { value: '2026-11-21' } });
  expect(window.location.search).toBe('?view=trips&period=own&from=2026-11-20&to=2026-11-21');
  expect(await screen.findByText('1 perjalanan')).toBeVisible();
  expect(gateway.of('VehicleTrips').at(-1)?.variables).toEqual({
    vehicleId: '34',
    from: '2026-11-20',
    to: '2026-11-21',
    page: 1,
    size: 20,
  });
  fireEvent.click(await screen.findByRole('button', { name: /12,4 km/ }));
  expect(window.location.search).toBe('?view=trips&period=own&from=2026-11-20&to=2026-11-21&trip=2');
});

it('moves to the previous and next trip by button and arrow key, over the pages of the list', async () => {
  const first = Array.from({ length: 20 }, (_, index) => trip(60 - index));
  const gateway = await open('?view=trips&trip=42&detail=1&at=30', {
    VehicleTrips: ({ page }) => tripPage(page === 1 ? first : [trip(40)], 21),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Detail Riwayat Perjalanan' }));
  expect(await dialog.findByText(/Jl. Awal 42/)).toBeVisible();
  const earlier = dialog.getByRole('button', { name: 'Perjalanan sebelumnya' });
  act(() => earlier.focus());
  fireEvent.click(earlier);
  expect(await dialog.findByText(/Jl. Awal 41/)).toBeVisible();
  expect(window.location.search).toBe('?view=trips&trip=41&detail=1');
  await waitFor(() => expect(earlier).toHaveAttribute('aria-disabled', 'false'));
  expect(earlier).toHaveFocus();
  fireEvent.keyDown(earlier, { key: 'ArrowLeft' });
  expect(await dialog.findByText(/Jl. Awal 40/)).toBeVisible();
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(await dialog.findByRole('slider', { name: 'Waktu perjalanan' }), { key: 'ArrowRight' });
  expect(dialog.getByText(/Jl. Awal 40/)).toBeVisible();
  fireEvent.keyDown(earlier, { key: 'ArrowRight' });
  expect(await dialog.findByText(/Jl. Awal 41/)).toBeVisible();
  expect(gateway.of('VehicleTrips')).toHaveLength(2);
});

it('moves to the previous trip by arrow key as soon as the dialog is open', async () => {
  await open('?view=trips', { VehicleTrips: () => tripPage([trip(2), trip(1)]) });
  const [newest] = await screen.findAllByRole('button', { name: /12,4 km/ });
  fireEvent.click(newest ?? document.body);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.closest('.bp6-overlay')?.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(window.location.search).toBe('?view=trips&trip=1');
});

it('opens a trip outside of the period in the address with all trips', async () => {
  await open('?view=trips&period=today&trip=1&detail=1', {
    VehicleTrips: ({ from }) => tripPage(from === undefined ? [trip(1)] : []),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Detail Riwayat Perjalanan' }));
  expect(await dialog.findByText(/Jl. Awal 1/)).toBeVisible();
  expect(window.location.search).toBe('?view=trips&trip=1&detail=1');
});

it('opens the moment in the address, and stores the one where playback stops', async () => {
  await open('?view=trips&trip=1&at=45');
  const moment = await screen.findByRole('slider', { name: 'Waktu perjalanan' });
  expect(moment).toHaveAttribute('aria-valuetext', expect.stringMatching(/:00:45 · 20 km\/h$/));
  expect(
    within(screen.getByRole('list', { name: 'Warna menurut kecepatan' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['0–10', '10–30', '30–50', '50–80', '> 80', 'km/h']);
  fireEvent.change(moment, { target: { value: '30000' } });
  expect(window.location.search).toBe('?view=trips&trip=1&at=30');
  expect(screen.getByLabelText('Kecepatan putar')).toHaveDisplayValue('10×');
  fireEvent.change(screen.getByLabelText('Kecepatan putar'), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Putar' }));
  // Thirty seconds at 20 times speed.
  await waitFor(() => expect(window.location.search).toBe('?view=trips&trip=1&at=60'));
  expect(await screen.findByRole('button', { name: 'Putar' })).toBeVisible();
});

it.each([
  ['is none', '?trip=99&detail=1'],
  ['is no id', '?view=trips&trip=abc'],
])(
  'shows that a trip does not exist where its id %s, and links back to the history',
  async (_case, search) => {
    const gateway = await open(search, {
      VehicleTrips: () => tripPage([trip(1)], 500),
      TripRoute: () => {
        throw new GatewayError('BAD_USER_INPUT', 'There is no such entry.');
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Detail Riwayat Perjalanan' }));
    expect(await dialog.findByText('Perjalanan tidak ditemukan.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: 'Kembali' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?view=trips');
    // Nor is it looked for on the further pages of the history.
    expect(gateway.of('VehicleTrips')).toHaveLength(1);
  },
);

it('shows a notice for another vehicle’s trip', async () => {
  await open('?view=trips&trip=7');
  expect(await screen.findByText('Perjalanan tidak ditemukan.')).toBeVisible();
});

it('offers a retry when the route of a trip fails to load', async () => {
  const gateway = await open('?view=trips&trip=1', {
    TripRoute: () => {
      throw new GatewayError('UPSTREAM_TIMEOUT');
    },
  });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  gateway.respond('TripRoute', () => ({ tripRoute: ROUTE }));
  fireEvent.click(again);
  expect(await screen.findByRole('slider', { name: 'Waktu perjalanan' })).toBeVisible();
});

it('keeps the last address until the next one is there, and requests none for a few metres', async () => {
  const gateway = await open('', { ReverseGeocode: () => new Promise(() => undefined) });
  expect(await screen.findByText('Jl. Thamrin, Jakarta')).toBeVisible();
  const reading = (latitude: number, second: number) =>
    act(() =>
      push('VehiclesMoved', {
        vehiclePositions: [
          {
            vehicleId: '34',
            position: at(latitude, 106.8),
            measuredAt: `2026-11-21T03:00:${second}Z`,
          },
        ],
      }),
    );
  reading(-6.2003, 10);
  expect(await screen.findByText('-6.2003, 106.8')).toBeVisible();
  expect(gateway.of('ReverseGeocode')).toHaveLength(0);

  let found: (response: object) => void = () => undefined;
  gateway.respond(
    'ReverseGeocode',
    () =>
      new Promise((resolve) => {
        found = resolve;
      }),
  );
  reading(-6.21, 20);
  expect(await screen.findByText('-6.21, 106.8')).toBeVisible();
  await waitFor(() => expect(gateway.of('ReverseGeocode')).toHaveLength(1));
  reading(-6.22, 30);
  expect(await screen.findByText('-6.22, 106.8')).toBeVisible();
  expect(screen.getByText('Jl. Thamrin, Jakarta')).toBeVisible();
  expect(screen.queryByText('Mencari alamat . . .')).not.toBeInTheDocument();
  // One at a time.
  expect(gateway.of('ReverseGeocode')).toHaveLength(1);

  gateway.respond('ReverseGeocode', () => ({
    reverseGeocode: { __typename: 'Place', address: 'Jl. Sudirman' },
  }));
  await act(async () => found({ reverseGeocode: { __typename: 'Place', address: 'Jl. Kebon Sirih' } }));
  expect(await screen.findByText('Jl. Sudirman')).toBeVisible();
  expect(gateway.of('ReverseGeocode').map(({ variables }) => variables)).toEqual([
    { latitude: -6.21, longitude: 106.8 },
    { latitude: -6.22, longitude: 106.8 },
  ]);
});

it('shows a pin where the image of an end does not load', async () => {
  await open('?view=trips&trip=1');
  await screen.findByRole('slider', { name: 'Waktu perjalanan' });
  const marker = document.querySelector('.trip-start');
  const image = marker?.querySelector('img');
  if (!image) throw new Error('The start has no image');
  fireEvent.error(image);
  expect(marker?.querySelector('.map-pin svg')).toBeInTheDocument();
});

it('opens from the dialog of the list, and returns to it', async () => {
  await open('');
  fireEvent.click(await screen.findByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(window.location.pathname).toBe('/vehicle/manage'));
});

it('shows a notice when there is no such vehicle in scope', async () => {
  await open('', { VehicleDetail: () => ({ vehicle: null }) });
  expect(await screen.findByText('Kendaraan ini tidak ada atau di luar wewenang anda.')).toBeVisible();
});
