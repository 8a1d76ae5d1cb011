import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DASHBOARD_RESPONSE, openClient } from '../../testing/client';
import { push } from '../../testing/data/live';
import { GatewayError, type Responder } from '../../testing/gateway';

const statusRow = (id: number, changes: object = {}) => ({
  __typename: 'VehicleStatusRow',
  vehicleId: String(id),
  licensePlate: `B ${id} XYZ`,
  supplierName: 'PT Hijau',
  modelName: 'Volta Hatch',
  speed: 31.6,
  batteryPercentage: 76,
  odometer: 10234.4,
  measuredAt: '2026-11-21T03:04:05.000Z',
  ...changes,
});
const position = (id: number) => ({
  __typename: 'VehiclePosition',
  vehicleId: String(id),
  licensePlate: `B ${id} XYZ`,
  supplierName: 'PT Hijau',
  position: { __typename: 'LatLng', latitude: -6.2, longitude: 106.8 },
  speed: 31.6,
  course: 90,
  batteryPercentage: null,
  odometer: null,
  measuredAt: '2026-11-21T03:04:05.000Z',
});
const DASHBOARD = {
  ...DASHBOARD_RESPONSE,
  dashboard: {
    ...DASHBOARD_RESPONSE.dashboard,
    averageSpeed: 24.8,
    distanceToday: 1234.5,
    hours: [
      { hour: 0, distance: 0, averageSpeed: null },
      { hour: 1, distance: 1204.4, averageSpeed: 24.6 },
      { hour: 2, distance: 30.1, averageSpeed: 18 },
    ],
    batteryHealth: { high: 1200, medium: 300, low: 80 },
    latest: [statusRow(34)],
    positions: [position(34), position(35)],
  },
};
const statuses = (items: object[], totalItems = items.length) => ({
  vehicleStatuses: { items, pageInfo: { totalItems, totalPages: Math.ceil(totalItems / 20) } },
});
const open = (search = '', responses: Record<string, Responder> = {}) =>
  openClient(`/dashboard${search}`, undefined, {
    Dashboard: () => DASHBOARD,
    VehicleStatuses: () => statuses([statusRow(34), statusRow(35)], 41),
    ...responses,
  });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows speed and distance rounded, the real battery buckets and the latest reports, each linked to its vehicles', async () => {
  await open('?supplier=2');
  const links = async (name: string) =>
    (await card(name)).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(await links('Statistik Kendaraan')).toEqual([
    [
      '25 Km/JamAverage SpeedKendaraan yang bergerak dalam 24 jam terakhir',
      '/dashboard?supplier=2&group=moved-lately&sort=-speed#status',
    ],
    [
      '1.235 KmLimit of km traveledJarak tempuh semua kendaraan hari ini',
      '/dashboard?supplier=2&group=moved-today#status',
    ],
  ]);
  const statistics = await card('Statistik Kendaraan');
  expect(statistics.getAllByRole('img').map((course) => course.getAttribute('aria-label'))).toEqual([
    'Average Speed per jam hari ini: 01:00 25 Km/Jam, 02:00 18 Km/Jam',
    'Limit of km traveled per jam hari ini: 01:00 1.204 Km, 02:00 30 Km',
  ]);
  expect(await links('Battery Health')).toEqual([
    ['80-100%1.200', '/dashboard?supplier=2&group=battery-high&sort=-batteryPercentage#status'],
    ['50-80%300', '/dashboard?supplier=2&group=battery-medium&sort=-batteryPercentage#status'],
    ['under 50%80', '/dashboard?supplier=2&group=battery-low&sort=batteryPercentage#status'],
  ]);
  expect(await links('Riwayat Kendaraan')).toEqual([
    [expect.stringContaining('B 34 XYZ32 km/hVolta Hatch'), '/vehicle/manage/34?view=trips'],
  ]);
});

it('filters the status table by the vehicles of a number, and shows all again on request', async () => {
  const gateway = await open('?page=2');
  fireEvent.click((await card('Battery Health')).getByRole('link', { name: /under 50%/ }));
  await waitFor(() =>
    expect(gateway.of('VehicleStatuses').at(-1)?.variables).toEqual({
      supplierId: null,
      group: 'BATTERY_LOW',
      sort: { field: 'BATTERY_PERCENTAGE', direction: 'ASC' },
      page: 1,
      size: 20,
    }),
  );
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect(window.location.search).toBe('?group=battery-low&sort=batteryPercentage');
  fireEvent.click(screen.getByRole('button', { name: 'Hapus filter Baterai under 50%' }));
  await waitFor(() => expect(gateway.of('VehicleStatuses').at(-1)?.variables).toMatchObject({ group: null }));
  expect(screen.getByRole('link', { name: '2 kendaraan' })).toHaveAttribute('href', '/dashboard#status');
});

it('pages and sorts the status table on the server, updates moving vehicles, and shows one on the map', async () => {
  const gateway = await open();
  const table = await card('Status Kendaraan Terkini 41');
  const cells = () =>
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1, 6)
          .map((cell) => cell.textContent),
      );
  expect(cells()).toEqual([
    ['B 34 XYZ', 'Volta Hatch', '32', '76', '10.234'],
    ['B 35 XYZ', 'Volta Hatch', '32', '76', '10.234'],
  ]);
  expect(table.getByRole('link', { name: 'Detail B 34 XYZ' })).toHaveAttribute('href', '/vehicle/manage/34');

  act(() =>
    push('VehiclesMoved', {
      vehiclePositions: [
        {
          ...position(34),
          speed: 45,
          batteryPercentage: 75,
          odometer: 10240.6,
          measuredAt: '2026-11-21T03:04:06.000Z',
        },
      ],
    }),
  );
  await waitFor(() => expect(cells()[0]).toEqual(['B 34 XYZ', 'Volta Hatch', '45', '75', '10.241']));

  fireEvent.click(table.getByRole('button', { name: 'Speed (km/h)' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Halaman 2' }));
  await waitFor(() =>
    expect(gateway.of('VehicleStatuses').at(-1)?.variables).toEqual({
      supplierId: null,
      group: null,
      sort: { field: 'SPEED', direction: 'ASC' },
      page: 2,
      size: 20,
    }),
  );
  expect(window.location.search).toBe('?sort=speed&page=2');

  fireEvent.click(table.getByRole('button', { name: 'Tampilkan B 34 XYZ di peta' }));
  expect(window.location.search).toBe('?sort=speed&page=2&vehicle=34');
  const chosen = within(await screen.findByRole('region', { name: 'B 34 XYZ' }));
  expect(chosen.getByRole('link', { name: 'Detail' })).toHaveAttribute('href', '/vehicle/manage/34');
  // The last report decides the position.
  expect(chosen.getByText(/^45 km\/h · /)).toBeVisible();
});

it('shows the latest reports where the data API does not page the table', async () => {
  await open('', {
    VehicleStatuses: () => {
      throw new GatewayError('NOT_SUPPORTED');
    },
  });
  const table = await card('Status Kendaraan Terkini');
  expect(await table.findByRole('cell', { name: 'B 34 XYZ' })).toBeVisible();
  expect(table.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows a dash for a number without a value, and no course of what the data API does not return', async () => {
  await open('', { Dashboard: () => DASHBOARD_RESPONSE });
  const numbers = (await card('Statistik Kendaraan')).getAllByRole('link');
  expect(numbers.map(({ textContent }) => textContent?.slice(0, 1))).toEqual(['–', '–']);
  expect((await card('Statistik Kendaraan')).queryByRole('img')).not.toBeInTheDocument();
});

it('shows the same state of a vehicle in the history card and the status table', async () => {
  await open('', {
    Dashboard: () => ({
      ...DASHBOARD,
      dashboard: {
        ...DASHBOARD.dashboard,
        latest: [
          statusRow(34, { speed: 50, odometer: 10250, measuredAt: '2026-11-21T03:04:09.000Z' }),
          statusRow(35, { speed: 10 }),
        ],
      },
    }),
    VehicleStatuses: () =>
      statuses([statusRow(34), statusRow(35, { speed: 20, measuredAt: '2026-11-21T03:04:07.000Z' })]),
  });
  const table = await card('Status Kendaraan Terkini 2');
  const history = await card('Riwayat Kendaraan');
  const speeds = () => ({
    table: table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[3]?.textContent),
    history: history.getAllByText(/km\/h$/).map(({ textContent }) => textContent),
  });
  await waitFor(() => expect(speeds()).toEqual({ table: ['50', '20'], history: ['50 km/h', '20 km/h'] }));

  const moved = (id: number, second: number, speed: number) => ({
    ...position(id),
    speed,
    measuredAt: `2026-11-21T03:04:${second}.000Z`,
  });
  act(() => push('VehiclesMoved', { vehiclePositions: [moved(34, 12, 61), moved(35, 12, 0)] }));
  await waitFor(() => expect(speeds()).toEqual({ table: ['61', '0'], history: ['61 km/h', '0 km/h'] }));
  // An outdated event changes nothing.
  act(() => push('VehiclesMoved', { vehiclePositions: [moved(34, 11, 5), moved(35, 13, 3)] }));
  await waitFor(() => expect(speeds()).toEqual({ table: ['61', '3'], history: ['61 km/h', '3 km/h'] }));
});

it('shows pushed numbers without a request', async () => {
  const gateway = await open();
  expect(await screen.findByText('1.482')).toBeInTheDocument();
  const { vehicleStatus, rentStatus } = DASHBOARD.dashboard;
  act(() =>
    push('DashboardChanged', {
      dashboardChanged: {
        vehicleStatus: { ...vehicleStatus, active: 1481, broken: 13 },
        rentStatus,
        averageSpeed: 24.8,
        distanceToday: 1240,
        hours: DASHBOARD.dashboard.hours,
        batteryHealth: DASHBOARD.dashboard.batteryHealth,
      },
    }),
  );
  expect(await screen.findByText('1.481')).toBeInTheDocument();
  expect((await card('Status Kendaraan')).getByRole('link', { name: /^Rusak/ })).toHaveTextContent('13');
  expect(screen.getByText('1.240')).toBeInTheDocument();
  expect(gateway.of('Dashboard')).toHaveLength(1);
});

describe('the live map', () => {
  const SIZE = { clientWidth: 800, clientHeight: 400 };
  beforeEach(() => {
    for (const [name, pixels] of Object.entries(SIZE))
      Object.defineProperty(HTMLElement.prototype, name, { value: pixels, configurable: true });
  });
  afterEach(() => {
    for (const name of Object.keys(SIZE)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const near = (latitude: number, longitude: number) => [
    { ...position(34), position: { __typename: 'LatLng', latitude, longitude } },
    { ...position(35), position: { __typename: 'LatLng', latitude: latitude + 0.01, longitude } },
  ];
  const dashboardWith = (positions: object[]) => ({
    ...DASHBOARD,
    dashboard: { ...DASHBOARD.dashboard, positions },
  });
  const map = () => screen.findByRole('application', { name: 'Lokasi Terakhir Kendaraan' });

  it('fits the vehicles into view, again when another supplier is chosen', async () => {
    await open('', {
      Dashboard: ({ supplierId }) =>
        dashboardWith(supplierId === '2' ? near(-0.95, 100.41) : near(-7.25, 112.75)),
    });
    expect(await within(await map()).findByText('Surabaya')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Company Supplier'), { target: { value: '2' } });
    expect(await within(await map()).findByText('Padang')).toBeInTheDocument();
  });

  it('shows Jakarta where there are no vehicles', async () => {
    await open('', { Dashboard: () => dashboardWith([]) });
    expect(await within(await map()).findByText('Jakarta')).toBeInTheDocument();
  });
});
