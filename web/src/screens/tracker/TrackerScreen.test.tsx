import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../api/session';
import { openClient } from '../../testing/client';
import { person } from '../../testing/data/people';
import { changedPreferences } from '../../testing/data/vehicle-screen';
import { GatewayError, type Responder } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';
import './TrackerScreen';

const SUPPLIER: Me = { ...person([]), user: { ...person().user, companyType: 'SUPPLIER' } };

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const token = (id: number, changes: object = {}) => ({
  __typename: 'TrackerToken',
  id: String(id),
  name: `Ponsel ${id}`,
  supplierName: 'Volta Rental',
  createdAt: ago(86_400),
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
});
const device = (id: number, changes: object = {}) => ({
  __typename: 'TrackerDevice',
  id: String(id),
  identifier: `HP-${id}`,
  supplierId: '3',
  supplierName: 'Volta Rental',
  vehicleId: null,
  licensePlate: null,
  lastSeenAt: ago(181),
  lastError: null,
  lastErrorAt: null,
  readingsLastMinute: 2,
  ...changes,
});
const vehicle = (id: number, trackerId: string | null = null) => ({
  __typename: 'Vehicle',
  id: String(id),
  licensePlate: `B ${id} XYZ`,
  trackerId,
});
const tokens =
  (...items: object[]): Responder =>
  () => ({ trackerTokens: { items, pageInfo: { totalPages: 1 } } });
const devices =
  (...items: object[]): Responder =>
  () => ({ trackerDevices: { items, pageInfo: { totalItems: items.length, totalPages: 1 } } });
const summary = (changes: object = {}) => ({
  trackerSummary: {
    __typename: 'TrackerSummary',
    readingsLastMinute: 1234,
    devices: 8,
    unknownDevices: 1,
    tokens: 1,
    ...changes,
  },
});
const done = { success: true, message: 'OK', errors: [] };

async function open(responses: Record<string, Responder> = {}, me = SUPPLIER, search = '') {
  const gateway = await openClient(`/tracker/manage${search}`, me, {
    TrackerSummary: () => summary(),
    TrackerTokens: tokens(token(1)),
    TrackerDevices: devices(device(1), device(2, { vehicleId: '34', licensePlate: 'B 34 XYZ' })),
    TrackerVehicles: () => ({ vehicles: { items: [vehicle(34, 'HP-2'), vehicle(35)] } }),
    SavePreferences: () => ({ savePreferences: { success: true, message: 'OK' } }),
    ...responses,
  });
  await screen.findByRole('heading', { name: 'Token' });
  return { gateway, user: setUpUser() };
}

it('shows the numbers, the tokens and the devices with their age, vehicle and last error', async () => {
  await open({
    TrackerTokens: tokens(token(1, { lastUsedAt: ago(7300) }), token(2, { revokedAt: ago(60) })),
    TrackerDevices: devices(
      device(1, { lastError: 'lat is missing', lastErrorAt: ago(61) }),
      device(2, { vehicleId: '34', licensePlate: 'B 34 XYZ', lastSeenAt: ago(1) }),
    ),
  });
  expect(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  ).toEqual([
    ['Laporan per menit', '1.234'],
    ['Perangkat', '8'],
    ['Belum dikenal', '1'],
  ]);
  const inUse = (await screen.findByText('Ponsel 1')).closest('li');
  expect(inUse).toHaveTextContent('Aktif');
  expect(inUse).toHaveTextContent('Terakhir dipakai: 2 jam lalu');
  const revoked = screen.getByText('Ponsel 2').closest('li');
  expect(revoked).toHaveTextContent('Dicabut');
  expect(revoked).toHaveTextContent('Belum pernah dipakai');
  expect(screen.queryByRole('button', { name: 'Cabut token Ponsel 2' })).not.toBeInTheDocument();

  const unknown = (await screen.findByText('HP-1')).closest('li');
  expect(unknown).toHaveTextContent('Belum dikenal');
  expect(unknown).toHaveTextContent('Terdengar 3 mnt lalu');
  expect(unknown).toHaveTextContent('2 laporan per menit');
  expect(unknown).toHaveTextContent('Ditolak 1 mnt lalu: lat is missing');
  const known = screen.getByText('HP-2').closest('li');
  expect(known).toHaveTextContent('Terdengar baru saja');
  expect(screen.getByRole('link', { name: 'B 34 XYZ' })).toHaveAttribute('href', '/vehicle/manage/34');
  expect(screen.queryByRole('button', { name: 'Klaim perangkat HP-2' })).not.toBeInTheDocument();
});

it('offers no claim to who may not change the trackers of vehicles', async () => {
  const none = { canCreate: false, canEdit: false, canUndoCreate: false, createFields: [], editFields: [] };
  const permissions = [{ resource: 'VEHICLE' as const, ...none, bulkFields: [], lockedFields: [] }];
  await open({}, { ...SUPPLIER, permissions });
  expect(await screen.findByText('HP-1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Klaim/ })).not.toBeInTheDocument();
});

describe('what to do first', () => {
  it('is a token where there is none', async () => {
    await open({
      TrackerSummary: () => summary({ tokens: 0, devices: 0, unknownDevices: 0 }),
      TrackerTokens: tokens(),
      TrackerDevices: devices(),
    });
    expect(await screen.findByText('Belum ada token')).toBeVisible();
    expect(await screen.findByText('Belum ada perangkat yang melapor')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buka daftar kendaraan' })).not.toBeInTheDocument();
  });

  it('is a vehicle where there is a token but no device', async () => {
    await open({ TrackerDevices: devices() });
    expect(await screen.findByRole('link', { name: 'Buka daftar kendaraan' })).toBeVisible();
  });
});

describe('a token', () => {
  it('of one’s own company is created, shown with its address, and copied', async () => {
    const { gateway, user } = await open({
      CreateTrackerToken: () => ({ createTrackerToken: { ...done, token: 'secret-1' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Buat token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buat token' }));
    expect(dialog.queryByLabelText('Company Supplier')).not.toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Nama token'));
    await user.type(dialog.getByLabelText('Nama token'), 'Ponsel sopir');
    await user.click(dialog.getByRole('button', { name: 'Buat' }));
    const made = within(await screen.findByRole('dialog', { name: 'Token siap dipakai' }));
    expect(made.getByLabelText('Alamat untuk Traccar Client')).toHaveValue(
      `${window.location.origin}/track/secret-1`,
    );
    expect(gateway.of('CreateTrackerToken')[0]?.variables).toEqual({ input: { name: 'Ponsel sopir' } });
    expect(gateway.of('CreateTrackerToken')[0]?.headers.get('idempotency-key')).toBeTruthy();
    await user.click(made.getAllByRole('button', { name: 'Salin' })[1] ?? document.body);
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('secret-1'));
    await user.click(made.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByDisplayValue('secret-1')).not.toBeInTheDocument());
    expect(gateway.of('TrackerTokens').length).toBeGreaterThan(1);
  });

  it('of the platform needs its supplier', async () => {
    const suppliers = [
      { value: '3', text: 'Volta Rental' },
      { value: '4', text: 'Amper' },
    ];
    const { gateway, user } = await open(
      {
        TrackerSuppliers: () => ({ supplierOptions: suppliers }),
        CreateTrackerToken: () => ({
          createTrackerToken: {
            success: false,
            message: 'Paling banyak 20.',
            token: null,
            errors: [{ field: 'supplierId', code: 'LIMIT', message: 'Paling banyak 20.' }],
          },
        }),
      },
      person([]),
    );
    await user.click(await screen.findByRole('button', { name: 'Buat token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buat token' }));
    await user.click(dialog.getByRole('button', { name: 'Buat' }));
    expect(dialog.getByText('*wajib diisi.')).toBeVisible();
    expect(gateway.of('CreateTrackerToken')).toHaveLength(0);
    await dialog.findByRole('option', { name: 'Volta Rental' });
    await user.selectOptions(dialog.getByLabelText('Company Supplier'), '3');
    await user.click(dialog.getByRole('button', { name: 'Buat' }));
    await waitFor(() => expect(dialog.getByText('Paling banyak 20.')).toBeVisible());
    expect(gateway.of('CreateTrackerToken')[0]?.variables).toEqual({
      input: { name: 'Traccar Client', supplierId: '3' },
    });
  });

  it('of the platform is of the only supplier, if there is one', async () => {
    const { gateway, user } = await open(
      {
        TrackerSuppliers: () => ({ supplierOptions: [{ value: '3', text: 'Volta Rental' }] }),
        CreateTrackerToken: () => ({
          createTrackerToken: { success: false, message: 'Paling banyak 20.', token: null, errors: [] },
        }),
      },
      person([]),
    );
    await user.click(await screen.findByRole('button', { name: 'Buat token' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buat token' }));
    await waitFor(() => expect(dialog.getByLabelText('Company Supplier')).toHaveDisplayValue('Volta Rental'));
    await user.click(dialog.getByRole('button', { name: 'Buat' }));
    await waitFor(() =>
      expect(gateway.of('CreateTrackerToken')[0]?.variables).toMatchObject({ input: { supplierId: '3' } }),
    );
  });

  it('is revoked after a confirmation that names it', async () => {
    const { gateway, user } = await open({
      RevokeTrackerToken: () => ({ revokeTrackerToken: { success: true, message: 'OK' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cabut token Ponsel 1' }));
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    expect(question).toHaveTextContent('Cabut token Ponsel 1? Perangkat yang memakainya langsung ditolak.');
    expect(gateway.of('RevokeTrackerToken')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Cabut' }));
    expect(await screen.findByText('Token Ponsel 1 dicabut.')).toBeVisible();
    expect(gateway.of('RevokeTrackerToken')[0]?.variables).toEqual({ id: '1' });
  });
});

describe('an unknown device', () => {
  async function openClaim(responses: Record<string, Responder> = {}) {
    const opened = await open(responses);
    await opened.user.click(await screen.findByRole('button', { name: 'Klaim perangkat HP-1' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Perangkat HP-1 ada di kendaraan mana?' }),
    );
    await dialog.findByRole('radio', { name: 'B 35 XYZ' });
    return { ...opened, dialog };
  }

  it('is claimed for a vehicle of its company', async () => {
    const { gateway, user, dialog } = await openClaim({
      ClaimTrackerDevice: () => ({ claimTrackerDevice: done }),
    });
    expect(gateway.of('TrackerVehicles')[0]?.variables).toEqual({
      filter: { supplierId: '3', search: null },
    });
    expect(dialog.getByRole('button', { name: 'Klaim' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'B 35 XYZ' }));
    await user.click(dialog.getByRole('button', { name: 'Klaim untuk B 35 XYZ' }));
    expect(await screen.findByText('Perangkat HP-1 melapor untuk B 35 XYZ.')).toBeVisible();
    expect(gateway.of('ClaimTrackerDevice')[0]?.variables).toEqual({
      id: '1',
      vehicleId: '35',
      replace: false,
    });
    await waitFor(() => expect(gateway.of('TrackerDevices').length).toBeGreaterThan(1));
  });

  it('replaces the tracker of a vehicle only after a confirmation', async () => {
    const { gateway, user, dialog } = await openClaim({
      ClaimTrackerDevice: ({ replace }) => ({
        claimTrackerDevice:
          replace === true
            ? done
            : {
                success: false,
                message: 'Sudah ada.',
                errors: [{ field: 'replace', code: 'HAS_TRACKER', message: 'Sudah ada.' }],
              },
      }),
    });
    await user.click(dialog.getByRole('radio', { name: /^B 34 XYZ .*HP-2/ }));
    await user.click(dialog.getByRole('button', { name: 'Klaim untuk B 34 XYZ' }));
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    expect(question).toHaveTextContent('Kendaraan B 34 XYZ sudah memakai pelacak lain. Ganti dengan HP-1?');
    await user.click(within(question).getByRole('button', { name: 'Ganti pelacak' }));
    expect(await screen.findByText('Perangkat HP-1 melapor untuk B 34 XYZ.')).toBeVisible();
    expect(gateway.of('ClaimTrackerDevice').map(({ variables }) => variables.replace)).toEqual([false, true]);
  });

  it('stays when the claim is refused', async () => {
    const { user, dialog } = await openClaim({
      ClaimTrackerDevice: () => ({
        claimTrackerDevice: {
          success: false,
          message: 'Sudah diklaim.',
          errors: [{ field: 'id', code: 'TAKEN', message: 'Sudah diklaim.' }],
        },
      }),
    });
    await user.type(dialog.getByLabelText('Cari pelat'), '35');
    await user.click(dialog.getByRole('radio', { name: 'B 35 XYZ' }));
    await user.click(dialog.getByRole('button', { name: 'Klaim untuk B 35 XYZ' }));
    expect(await screen.findByText('Sudah diklaim.')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'B 35 XYZ' })).toBeChecked();
  });
});

it('keeps filter and search in the address', async () => {
  const { gateway, user } = await open({}, SUPPLIER, '?show=known');
  expect(gateway.of('TrackerDevices')[0]?.variables).toEqual({
    filter: { isKnown: true, search: null },
    page: 1,
    size: 20,
  });
  await user.click(await screen.findByRole('radio', { name: 'Belum dikenal' }));
  await user.type(screen.getByLabelText('Cari pengenal perangkat'), 'HP');
  await waitFor(() => expect(window.location.search).toBe('?show=unknown&q=HP'));
  await waitFor(() =>
    expect(gateway.of('TrackerDevices').at(-1)?.variables.filter).toEqual({
      isKnown: false,
      search: { field: 'IDENTIFIER', text: 'HP' },
    }),
  );
});

it('reports when no device matches, and fails with a retry', async () => {
  await open({ TrackerDevices: devices() }, SUPPLIER, '?q=zzz');
  expect(await screen.findByText('Tidak ada perangkat yang cocok.')).toBeVisible();
});

it('shows a notice where the data API has no trackers', async () => {
  await openClient('/tracker/manage', SUPPLIER, {
    TrackerSummary: () => {
      throw new GatewayError('NOT_SUPPORTED', 'Fungsi ini belum tersedia');
    },
  });
  expect(await screen.findByText('Data pelacak gagal dimuat.')).toBeVisible();
  expect(screen.getByText('Fungsi ini belum tersedia')).toBeVisible();
});

describe('the notifications', () => {
  it('are alarm, offline and maintenance until a user of a supplier chooses others', async () => {
    const { gateway, user } = await open();
    const box = (name: string) => screen.getByRole('checkbox', { name });
    expect(box('Alarm')).toBeChecked();
    expect(box('Mesin menyala')).not.toBeChecked();
    await user.click(box('Mesin menyala'));
    await user.click(box('Alarm'));
    await waitFor(() =>
      expect(changedPreferences(gateway)).toEqual({
        trackerNotifications: ['deviceOffline', 'maintenance', 'ignitionOn'],
      }),
    );
    expect(box('Alarm')).not.toBeChecked();
  });

  it('are not offered to the platform, which receives none', async () => {
    await open({}, person([]));
    expect(screen.queryByRole('checkbox', { name: 'Alarm' })).not.toBeInTheDocument();
  });
});
