import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../../api/session';
import { openClient } from '../../../testing/client';
import { FULL_MENU, person } from '../../../testing/data/people';
import { vehicleRow } from '../../../testing/data/vehicles';
import { GatewayError, type Responder } from '../../../testing/gateway';
import { setUpUser } from '../../../testing/set-up-user';
import '../../vehicle/VehicleScreen';
import './ConnectTracker';
import '../../../map/map-components';
import '../../../map/base-layer/land-outline.json';

const link = (name: string, changes: object = {}) => ({
  __typename: 'TrackerLink',
  tokenName: name,
  path: `/track/secret-of-${name}?id=B1034XYZ&interval=30&service=true`,
  url: `https://fleet.example/track/secret-of-${name}?id=B1034XYZ&interval=30&service=true`,
  ...changes,
});
const tracker = (changes: object = {}) => ({
  __typename: 'VehicleTracker',
  lastSeenAt: null,
  lastError: null,
  lastErrorAt: null,
  links: [],
  ...changes,
});
const responds =
  (trackerId: string | null, changes: object = {}): Responder =>
  () => ({ vehicle: vehicleRow(34, { trackerId, tracker: tracker(changes) }) });

const TRACKER_MENU: Me['menus'] = [
  ...FULL_MENU,
  { id: '9', name: 'Pelacak', path: 'tracker/manage', code: 'TRACKER', children: [] },
];

async function open(responses: Record<string, Responder>, me = person(TRACKER_MENU)) {
  const gateway = await openClient('/vehicle/manage/34', me, {
    VehicleDetail: () => ({
      fleetTimeZone: 'Asia/Jakarta',
      vehicle: vehicleRow(34, {
        batteryName: null,
        batteryType: null,
        batteryCapacity: null,
        telemetry: null,
      }),
    }),
    ...responses,
  });
  const user = setUpUser();
  await user.click(await screen.findByRole('button', { name: 'Hubungkan pelacak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hubungkan pelacak B 1034 XYZ' }));
  return { gateway, user, dialog };
}

it('shows the link as a QR code and as text to copy, and waits for the first report', async () => {
  const { user, dialog } = await open({ VehicleTracker: responds('B1034XYZ', { links: [link('Ponsel')] }) });
  const code = await dialog.findByRole('img', { name: 'Kode QR untuk B 1034 XYZ' });
  // Nothing that the Content-Security-Policy would refuse: paths without styles or pictures.
  expect([...code.children].map(({ tagName }) => tagName)).toEqual(['path', 'path']);
  const url = 'https://fleet.example/track/secret-of-Ponsel?id=B1034XYZ&interval=30&service=true';
  expect(dialog.getByLabelText('Tautan')).toHaveValue(url);
  expect(dialog.getByText('Menunggu laporan pertama . . .')).toBeVisible();
  expect(dialog.queryByText(/Ponsel tidak dapat membuka/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Salin' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url));
});

it('shows when a tracker last reported, the last error, and the links of several tokens', async () => {
  const { user, dialog } = await open({
    VehicleTracker: responds('B1034XYZ', {
      lastSeenAt: new Date(Date.now() - 200_000).toISOString(),
      lastError: 'lat is missing',
      lastErrorAt: new Date(Date.now() - 7_300_000).toISOString(),
      links: [link('Ponsel'), link('Cadangan')],
    }),
  });
  expect(await dialog.findByText('3 mnt lalu')).toBeVisible();
  expect(dialog.getByText(/^lat is missing/)).toHaveTextContent('lat is missing · 2 jam lalu');
  await user.selectOptions(dialog.getByLabelText('Token'), 'Cadangan');
  expect(dialog.getByLabelText('Tautan')).toHaveValue(
    'https://fleet.example/track/secret-of-Cadangan?id=B1034XYZ&interval=30&service=true',
  );
});

it('puts the address of the page before the path, and warns when a phone cannot open it', async () => {
  const { dialog } = await open({
    VehicleTracker: responds('B1034XYZ', { links: [link('Ponsel', { url: null })] }),
  });
  expect(await dialog.findByLabelText('Tautan')).toHaveValue(
    `${window.location.origin}/track/secret-of-Ponsel?id=B1034XYZ&interval=30&service=true`,
  );
  expect(dialog.getByText(/^Ponsel tidak dapat membuka localhost/)).toBeVisible();
});

it('gives the vehicle an identifier with one click, keeping its other fields', async () => {
  const { gateway, user, dialog } = await open({
    VehicleTracker: responds(null),
    SetTrackerId: () => ({ updateVehicle: { success: true, message: 'OK', errors: [] } }),
  });
  expect(await dialog.findByLabelText('ID pelacak')).toHaveValue('B1034XYZ');
  gateway.respond('VehicleTracker', responds('B1034XYZ', { links: [link('Ponsel')] }));
  await user.click(dialog.getByRole('button', { name: 'Pakai ID ini' }));
  expect(await dialog.findByRole('img', { name: 'Kode QR untuk B 1034 XYZ' })).toBeVisible();
  const { id, input } = gateway.of('SetTrackerId')[0]?.variables ?? {};
  const {
    licensePlate,
    imei,
    serialNumber,
    color,
    year,
    rentStatus,
    vehicleStatus,
    photos,
    modelId,
    tenantId,
  } = vehicleRow(34);
  expect(id).toBe('34');
  expect(input).toMatchObject({
    ...{
      licensePlate,
      imei,
      serialNumber,
      color,
      year,
      rentStatus,
      vehicleStatus,
      photos,
      modelId,
      tenantId,
    },
    trackerId: 'B1034XYZ',
  });
});

it('shows why an identifier is refused', async () => {
  const { user, dialog } = await open({
    VehicleTracker: responds(null),
    SetTrackerId: () => ({
      updateVehicle: {
        success: false,
        message: 'Periksa isian.',
        errors: [{ field: 'trackerId', code: 'TAKEN', message: 'ID pelacak sudah dipakai.' }],
      },
    }),
  });
  const field = await dialog.findByLabelText('ID pelacak');
  await user.clear(field);
  await user.click(dialog.getByRole('button', { name: 'Pakai ID ini' }));
  expect(dialog.getByText('*wajib diisi.')).toBeVisible();
  await user.type(field, 'HP-1');
  await user.click(dialog.getByRole('button', { name: 'Pakai ID ini' }));
  expect(await dialog.findByText('ID pelacak sudah dipakai.')).toBeVisible();
});

it('creates the first token of the company with one click', async () => {
  const { gateway, user, dialog } = await open({
    VehicleTracker: responds('B1034XYZ'),
    CreateTrackerToken: () => ({
      createTrackerToken: { success: true, message: 'OK', token: 'secret', errors: [] },
    }),
  });
  await dialog.findByText(/^Perusahaan kendaraan ini belum punya token/);
  gateway.respond('VehicleTracker', responds('B1034XYZ', { links: [link('Ponsel')] }));
  await user.click(dialog.getByRole('button', { name: 'Buat token' }));
  expect(await dialog.findByRole('img', { name: 'Kode QR untuk B 1034 XYZ' })).toBeVisible();
  expect(gateway.of('CreateTrackerToken')[0]?.variables).toEqual({
    input: { name: 'Traccar Client', supplierId: '1' },
  });
});

it('names who can create a token where the user cannot', async () => {
  const { dialog } = await open({ VehicleTracker: responds('B1034XYZ') }, person());
  expect(await dialog.findByText(/Minta user dengan menu Pelacak/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Buat token' })).not.toBeInTheDocument();
});

it('shows a notice where the data API has no trackers', async () => {
  const { dialog } = await open({
    VehicleTracker: () => {
      throw new GatewayError('NOT_SUPPORTED', 'Fungsi ini belum tersedia');
    },
  });
  expect(await dialog.findByText('Fungsi ini belum tersedia')).toBeVisible();
});

it('is not offered to users who may not edit vehicles', async () => {
  const permission = {
    resource: 'VEHICLE' as const,
    canCreate: false,
    canEdit: false,
    canUndoCreate: false,
    createFields: [],
    editFields: [],
    bulkFields: [],
  };
  await openClient(
    '/vehicle/manage/34',
    { ...person(), permissions: [permission] },
    {
      VehicleDetail: () => ({ vehicle: vehicleRow(34, { telemetry: null }) }),
    },
  );
  await screen.findByRole('heading', { name: 'B 1034 XYZ' });
  expect(screen.queryByRole('button', { name: 'Hubungkan pelacak' })).not.toBeInTheDocument();
});
