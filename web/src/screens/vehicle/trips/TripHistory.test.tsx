import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../../testing/client';
import { push } from '../../../testing/data/live';
import { person } from '../../../testing/data/people';
import { at, ROUTE, TELEMETRY, trip } from '../../../testing/data/trips';
import { vehicleRow } from '../../../testing/data/vehicles';
import type { Responder } from '../../../testing/gateway';
import '../VehicleScreen';
import './TripHistory';
import '../../../crud/export/ExportMenu';
import '../../../map/map-components';
import '../../../map/base-layer/land-outline.json';

const VEHICLE = vehicleRow(34, {
  batteryName: null,
  batteryType: null,
  batteryCapacity: null,
  contract: null,
  telemetry: TELEMETRY,
});
const TOTALS = { __typename: 'TripTotals', distance: 5, duration: 15, energyUsed: null, energyCost: null };
const tripPage = (items: object[], totals: object | null = null) => ({
  vehicleTrips: {
    items,
    pageInfo: { totalItems: items.length },
    totals,
    lastPosition: null,
    lastAddress: null,
  },
});
const open = (search: string, responses: Record<string, Responder> = {}) =>
  openClient(`/vehicle/manage/34${search}`, person(), {
    VehicleDetail: () => ({ fleetTimeZone: 'Asia/Jakarta', vehicle: VEHICLE }),
    VehicleTrips: () => tripPage([trip(1)]),
    TripRoute: () => ({ tripRoute: ROUTE }),
    ...responses,
  });

it('extends the open trip by live readings, and loads the list again when it ends', async () => {
  const running = trip(1, {
    ...{ endedAt: null, endAddress: null, endPosition: at(-6.2, 106.8) },
    ...{ distance: 2, duration: 10, averageSpeed: 30, speedCount: 1, topSpeed: 30 },
  });
  const gateway = await open('?view=trips&trip=1&detail=1', {
    VehicleTrips: () => tripPage([running], TOTALS),
  });
  const graph = await screen.findByRole('slider', { name: 'Grafik kecepatan' });
  expect(graph).toHaveAttribute('aria-valuemax', '60');
  fireEvent.keyDown(graph, { key: 'End' });
  const move = (minutes: number, speed: number) =>
    act(async () =>
      push('VehiclesMoved', {
        vehiclePositions: [
          {
            ...{ vehicleId: '34', position: at(-6.2 + 0.01, 106.8), speed, batteryPercentage: 70 },
            measuredAt: new Date(Date.parse('2026-11-21T03:00:00Z') + minutes * 60_000).toISOString(),
          },
        ],
      }),
    );
  await move(12, 50);
  const dialog = within(screen.getByRole('dialog', { name: 'Detail Riwayat Perjalanan' }));
  expect(await dialog.findByText('12 menit')).toBeVisible();
  expect(dialog.getByText('3,1 km')).toBeVisible();
  expect(dialog.getByText('40 km/h')).toBeVisible();
  expect(graph).toHaveAttribute('aria-valuemax', '720');
  // The replay was at the end, and stays there.
  expect(graph).toHaveAttribute('aria-valuenow', '720');
  const [totalsOfPeriod] = document.getElementsByClassName('trip-totals');
  expect(totalsOfPeriod).toHaveTextContent('6,1 km');
  expect(gateway.of('VehicleTrips')).toHaveLength(1);

  gateway.respond('VehicleTrips', () => tripPage([trip(1, { duration: 12 })]));
  await move(13, 0);
  expect(gateway.of('VehicleTrips')).toHaveLength(1);
  await move(18, 0);
  await waitFor(() => expect(gateway.of('VehicleTrips')).toHaveLength(2));
  expect(await dialog.findByText(/^Jl. Akhir 1/)).toBeVisible();
});

it('lists a trip that begins while the list is shown', async () => {
  const gateway = await open('?view=trips', { VehicleTrips: () => tripPage([]) });
  expect(await screen.findByText('Belum ada perjalanan.')).toBeVisible();
  gateway.respond('VehicleTrips', () => tripPage([trip(9, { endedAt: null })]));
  act(() =>
    push('VehiclesMoved', {
      vehiclePositions: [
        { vehicleId: '34', position: at(-6.3, 106.9), speed: 20, measuredAt: '2026-11-21T03:00:05Z' },
      ],
    }),
  );
  expect(await screen.findByText('Jl. Awal 9')).toBeVisible();
});

it('links the speed graph and the stops with the replay', async () => {
  // Drives 30 s, stops for 4 minutes, and drives on.
  const readings = [
    { after: 0, east: 0, speed: 30 },
    { after: 30, east: 0.01, speed: 0 },
    { after: 270, east: 0.01, speed: 40 },
    { after: 300, east: 0.02, speed: 20 },
  ];
  await open('?view=trips&trip=1', {
    TripRoute: () => ({
      tripRoute: readings.map(({ after, east, speed }) => ({
        position: at(-6.2, 106.8 + east),
        measuredAt: new Date(Date.parse('2026-11-21T03:00:00Z') + after * 1000).toISOString(),
        speed,
      })),
    }),
  });
  const graph = await screen.findByRole('slider', { name: 'Grafik kecepatan' });
  const slider = screen.getByRole('slider', { name: 'Waktu perjalanan' });
  fireEvent.keyDown(graph, { key: 'ArrowRight' });
  expect(slider).toHaveValue('30000');
  fireEvent.keyDown(graph, { key: 'PageUp' });
  expect(slider).toHaveValue('90000');
  fireEvent.change(slider, { target: { value: '280000' } });
  expect(graph).toHaveAttribute('aria-valuenow', '280');
  expect(graph.getAttribute('aria-valuetext')).toMatch(/· 40 km\/h$/);
  fireEvent.keyDown(graph, { key: 'End' });
  expect(slider).toHaveValue('300000');

  const stops = within(screen.getByRole('region', { name: 'Pemberhentian' }));
  fireEvent.click(stops.getByRole('button', { name: /^1 .* · 4 menit$/ }));
  expect(slider).toHaveValue('30000');
  expect(screen.getByTitle(/^Berhenti .*, 4 menit$/)).toBeVisible();
});

it('exports the trips of the period to a file', async () => {
  const gateway = await open('?view=trips&period=own&from=2026-11-01&to=2026-11-30', {
    VehicleTrips: () => tripPage([trip(1)], TOTALS),
    RequestExport: () => ({ requestExport: { success: false, message: 'Tunggu', export: null } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /csv/i }));
  await waitFor(() => expect(gateway.of('RequestExport')).toHaveLength(1));
  expect(gateway.of('RequestExport')[0]?.variables).toEqual({
    input: {
      type: 'VEHICLE_TRIPS',
      format: 'CSV',
      filter: { vehicleId: '34', from: '2026-11-01', to: '2026-11-30' },
      sort: null,
      language: 'ID',
    },
  });
});

it('offers no export where the data API has no sums, and so no periods', async () => {
  await open('?view=trips');
  expect(await screen.findByText('Jl. Awal 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
});
