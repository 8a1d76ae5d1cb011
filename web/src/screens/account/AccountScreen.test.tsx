import { screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { DASHBOARD_ONLY, person } from '../../testing/data/people';
import { GatewayError, type Responder } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';
import { addDays, today } from '../../ui/dates/day';
import './notification/Notifications';

const USER = {
  __typename: 'User',
  id: '1',
  name: 'Budi Santoso',
  email: 'admin@armada.test',
  username: 'admin',
  address: 'Jl. Merdeka 1',
  phone: '81234567890',
  photo: null,
  office: 'Kantor Gambir',
  reportsTo: 'Dewi Lestari',
  companyName: 'Armada',
  userTypeName: 'Administrator',
  isActive: true,
  activeUntil: '2027-12-31',
  version: 3,
};
const SBUS = [
  {
    __typename: 'Sbu',
    id: '1',
    name: 'Jakarta',
    kps: [{ __typename: 'Kp', id: '2', name: 'KP Gambir', status: '1' }],
  },
];

function token(id: number, changes: object = {}): object {
  return {
    __typename: 'ApiToken',
    id: String(id),
    name: `GPS ${id}`,
    readOnly: true,
    expiresAt: addDays(today(), 30),
    createdAt: '2026-01-31T10:00:00+07:00',
    lastUsedAt: null,
    revokedAt: null,
    ...changes,
  };
}
const tokens = (...items: object[]): Responder => {
  return () => ({ apiTokens: { items, pageInfo: { page: 1, totalPages: 1 } } });
};

/** Saves the profile as the next version. */
const savedProfile: Responder = ({ input }) => {
  const changes = Object(input);
  const user = { ...USER, ...changes, version: changes.version + 1 };
  return {
    updateProfile: { success: true, message: 'Profile saved', errors: [], me: { __typename: 'Me', user } },
  };
};

async function open(responses: Record<string, Responder> = {}, me = person([])) {
  const gateway = await openClient('/account/settings', me, {
    Account: () => ({ me: { __typename: 'Me', user: USER, sbus: SBUS } }),
    ApiTokens: tokens(),
    NotificationSettings: () => ({ notificationSettings: { kinds: [], digest: 'DAILY', timeZone: '' } }),
    CompanyNotificationDefaults: () => ({ companyNotificationDefaults: [] }),
    ...responses,
  });
  await screen.findByLabelText(/^Nama/);
  return { gateway, user: setUpUser() };
}

describe('The mobile user', () => {
  async function openMobile(responses: Record<string, Responder> = {}) {
    const opened = await open(responses);
    await opened.user.click(screen.getByRole('button', { name: 'Mobile User' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Mobile User' })) };
  }

  it('shows name, company, email, phone, address, SBU, KP, status and active-until date', async () => {
    const { dialog } = await openMobile();
    expect(dialog.getByLabelText(/^Nama/)).toHaveValue('Budi Santoso');
    expect(dialog.getByLabelText(/^No. Telepon/)).toHaveValue('81234567890');
    expect(dialog.getByLabelText(/^Alamat/)).toHaveValue('Jl. Merdeka 1');
    expect(dialog.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Armada',
      'admin@armada.test',
      'Jakarta',
      'KP Gambir',
      'Aktif',
      '31 Dec 2027',
    ]);
  });

  it('requires the editable fields: Field ini harus diisi', async () => {
    const { gateway, user, dialog } = await openMobile();
    await user.clear(dialog.getByLabelText(/^Nama/));
    await user.click(dialog.getByRole('button', { name: 'Ubah' }));
    expect(await dialog.findByText('Field ini harus diisi')).toBeVisible();
    expect(gateway.of('UpdateProfile')).toHaveLength(0);
  });

  it('prompts before it closes with changes', async () => {
    const { user, dialog } = await openMobile();
    await user.type(dialog.getByLabelText(/^Nama/), 'X');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Attention' })).toHaveTextContent('belum disimpan');
  });
});

describe('Account settings', () => {
  it('show the user’s data with SBU and KP, and open from the user menu', async () => {
    const { user } = await open();
    expect(screen.getByText('KP Gambir')).toBeVisible();
    expect(screen.getByText('Jakarta')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Akun Budi/ }));
    expect(await screen.findByRole('menuitem', { name: 'Pengaturan akun' })).toBeVisible();
  });

  it('list the facts and the fields in the order of the specification', async () => {
    await open();
    const profile = screen.getByRole('region', { name: 'Profil' });
    expect(
      within(profile)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([...['SBU', 'KP', 'Email', 'Username', 'Company', 'User Type']]);
    const labels = [...profile.querySelectorAll('.form-field > label')].map(({ textContent }) => textContent);
    expect(labels).toEqual([
      ...['Nama *', 'Kantor *', 'Melapor kepada *', 'No. Telepon *', 'Alamat *', 'Photo'],
    ]);
  });

  it('require every field: *wajib diisi.', async () => {
    const { gateway, user } = await open();
    for (const label of [/^Nama/, /^Kantor/, /^Melapor/, /^No. Telepon/, /^Alamat/])
      await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Ubah' }));
    await waitFor(() => expect(screen.getAllByText('*wajib diisi.')).toHaveLength(5));
    expect(gateway.of('UpdateProfile')).toHaveLength(0);
  });

  it('are saved by Ubah, and the header shows the new name', async () => {
    const { gateway, user } = await open({ UpdateProfile: savedProfile });
    await user.clear(screen.getByLabelText(/^Nama/));
    await user.type(screen.getByLabelText(/^Nama/), 'Budi Baru');
    await user.click(screen.getByRole('button', { name: 'Ubah' }));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(gateway.of('UpdateProfile')[0]?.variables.input).toEqual({
      name: 'Budi Baru',
      phone: '81234567890',
      address: 'Jl. Merdeka 1',
      photo: null,
      office: 'Kantor Gambir',
      reportsTo: 'Dewi Lestari',
      version: 3,
    });
    expect(await screen.findByRole('button', { name: 'Akun Budi Baru' })).toBeVisible();
  });

  it('are put back by Urungkan, in the form and in the header', async () => {
    const { gateway, user } = await open({ UpdateProfile: savedProfile });
    await user.clear(screen.getByLabelText(/^Nama/));
    await user.type(screen.getByLabelText(/^Nama/), 'Budi Baru');
    await user.click(screen.getByRole('button', { name: 'Ubah' }));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByRole('button', { name: 'Akun Budi Santoso' })).toBeVisible();
    expect(gateway.of('UpdateProfile')[1]?.variables.input).toMatchObject({
      name: 'Budi Santoso',
      version: 4,
    });
    await waitFor(() => expect(screen.getByLabelText(/^Nama/)).toHaveValue('Budi Santoso'));
  });

  it('changed elsewhere meanwhile show the stored values and keep the own entries', async () => {
    const { gateway, user } = await open({
      UpdateProfile: () => ({
        updateProfile: {
          success: false,
          message: 'Changed meanwhile',
          errors: [{ field: null, code: 'CONFLICT', message: 'Changed meanwhile' }],
          me: null,
        },
      }),
    });
    await user.type(screen.getByLabelText(/^Alamat/), ' B');
    const stored = { ...USER, name: 'Budi Lain', version: 8 };
    gateway.respond('Account', () => ({ me: { __typename: 'Me', user: stored, sbus: SBUS } }));
    await user.click(screen.getByRole('button', { name: 'Ubah' }));
    expect(await screen.findByText('Changed meanwhile')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/^Nama/)).toHaveValue('Budi Lain'));
    expect(screen.getByLabelText(/^Alamat/)).toHaveValue('Jl. Merdeka 1 B');
    gateway.respond('UpdateProfile', savedProfile);
    await user.click(screen.getByRole('button', { name: 'Ubah' }));
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(gateway.of('UpdateProfile')[1]?.variables.input).toMatchObject({
      name: 'Budi Lain',
      address: 'Jl. Merdeka 1 B',
      version: 8,
    });
  });

  it('are saved once by Ctrl+Enter', async () => {
    const { gateway, user } = await open({
      UpdateProfile: () => ({
        updateProfile: { success: true, message: 'Profile saved', errors: [], me: null },
      }),
    });
    await user.type(screen.getByLabelText(/^Alamat/), ' B{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Profile saved')).toBeVisible();
    expect(gateway.of('UpdateProfile').map(({ variables }) => variables.input)).toEqual([
      expect.objectContaining({ address: 'Jl. Merdeka 1 B' }),
    ]);
  });

  it('prompts before Kembali with changes', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText(/^Alamat/), ' B');
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    await user.click(within(question).getByRole('button', { name: 'Lanjut mengedit' }));
    expect(screen.getByLabelText(/^Alamat/)).toHaveValue('Jl. Merdeka 1 B');
  });
});

describe('API tokens', () => {
  async function openDialog(responses: Record<string, Responder> = {}) {
    const opened = await open(responses);
    await opened.user.click(screen.getByRole('button', { name: 'Buat token' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buat token' });
    return {
      ...opened,
      dialog: within(dialog),
      make: () => within(dialog).getByRole('button', { name: 'Buat' }),
    };
  }
  const made: Responder = () => ({
    createApiToken: { success: true, message: 'Made', token: 'arm_secret', errors: [] },
  });

  it('are created read-only with an expiry date, shown once, and copied', async () => {
    const { gateway, user, dialog, make } = await openDialog({ CreateApiToken: made });
    await user.type(dialog.getByLabelText('Nama token'), 'GPS');
    gateway.respond('ApiTokens', tokens(token(1, { name: 'GPS' })));
    await user.click(make());
    expect(await screen.findByLabelText('Token')).toHaveValue('arm_secret');
    expect(gateway.of('CreateApiToken')[0]?.variables.input).toEqual({
      name: 'GPS',
      readOnly: true,
      expiresAt: addDays(today(), 90),
    });
    await user.click(screen.getByRole('button', { name: 'Salin' }));
    expect(await screen.findByText('Token disalin.')).toBeVisible();
    // The toast may still be sliding in.
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('arm_secret'));
    await user.click(screen.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByDisplayValue('arm_secret')).not.toBeInTheDocument());
    expect(await screen.findByRole('row', { name: /^GPS Hanya baca/ })).toBeVisible();
  });

  it('prompts before closing a token that was not copied', async () => {
    const { user, dialog, make } = await openDialog({ CreateApiToken: made });
    await user.type(dialog.getByLabelText('Nama token'), 'GPS');
    await user.click(make());
    await user.click(await screen.findByRole('button', { name: 'Selesai' }));
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Token')).toHaveValue('arm_secret');
  });

  it('say so when a repeated request has lost the token, and are listed', async () => {
    const lost: Responder = () => ({
      createApiToken: { success: true, message: 'Made', token: null, errors: [] },
    });
    const { gateway, user, dialog, make } = await openDialog({ CreateApiToken: lost });
    await user.type(dialog.getByLabelText('Nama token'), 'GPS');
    gateway.respond('ApiTokens', tokens(token(1, { name: 'GPS' })));
    await user.click(make());
    expect(await screen.findByText(/tidak dapat ditampilkan lagi/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Buat token' })).not.toBeInTheDocument());
    expect(await screen.findByRole('row', { name: /^GPS Hanya baca/ })).toBeVisible();
  });

  it('show why the server refuses one, at its field', async () => {
    const refused: Responder = () => ({
      createApiToken: {
        success: false,
        message: 'Refused',
        token: null,
        errors: [{ field: 'name', code: 'TAKEN', message: 'Nama sudah dipakai' }],
      },
    });
    const { user, dialog, make } = await openDialog({ CreateApiToken: refused });
    await user.type(dialog.getByLabelText('Nama token'), 'GPS');
    await user.click(make());
    expect(await screen.findByText('Refused')).toBeVisible();
    expect(dialog.getByLabelText('Nama token')).toHaveAccessibleDescription('Nama sudah dipakai');
  });

  it('need a name and an expiry date in the future', async () => {
    const { gateway, user, dialog, make } = await openDialog();
    await user.clear(dialog.getByLabelText('Berlaku sampai (paling lama 1 tahun)'));
    await user.type(dialog.getByLabelText('Berlaku sampai (paling lama 1 tahun)'), '2020-01-31');
    await user.click(make());
    expect(dialog.getByText('*wajib diisi.')).toBeVisible();
    expect(dialog.getByText('Tanggal harus dari hari ini sampai paling lama 1 tahun.')).toBeVisible();
    expect(dialog.getByLabelText('Nama token')).toHaveFocus();
    expect(gateway.of('CreateApiToken')).toHaveLength(0);
  });

  it('are revoked after a confirmation, and show their state', async () => {
    const { gateway, user } = await open({
      ApiTokens: tokens(
        token(1),
        token(2, { expiresAt: '2020-01-31' }),
        token(3, { revokedAt: '2026-02-01T10:00:00+07:00' }),
      ),
      RevokeApiToken: () => ({ revokeApiToken: { success: true, message: 'Data berhasil disimpan.' } }),
    });
    expect(screen.getByRole('row', { name: /^GPS 2 .* Kedaluwarsa/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^GPS 3 .* Dicabut/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cabut token GPS 1' }));
    const question = await screen.findByRole('dialog', { name: 'Attention' });
    expect(gateway.of('RevokeApiToken')).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Cabut' }));
    expect(await screen.findByText('Token GPS 1 dicabut.')).toBeVisible();
    expect(gateway.of('RevokeApiToken')[0]?.variables).toEqual({ id: '1' });
    await waitFor(() => expect(gateway.of('ApiTokens')).toHaveLength(2));
  });

  it('show a notice where the data API has none', async () => {
    await open({
      ApiTokens: () => {
        throw new GatewayError('NOT_SUPPORTED', 'Fungsi ini belum tersedia');
      },
    });
    expect(await screen.findByText('Fungsi ini belum tersedia')).toBeVisible();
  });
});

describe('the alerts about complaints', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const SOUND = 'Bunyi';
  const BROWSER = 'Notifikasi browser saat tab lain di depan';
  const requestPermission = jest.fn<Promise<NotificationPermission>, []>();
  function permit(permission: NotificationPermission): void {
    Object.assign(globalThis, { Notification: { permission, requestPermission } });
  }
  const SAVED = { SavePreferences: () => ({ savePreferences: { success: true, message: 'OK' } }) };
  beforeEach(() => requestPermission.mockReset());
  afterEach(() => Reflect.deleteProperty(globalThis, 'Notification'));

  it('request the permission of the browser by a click alone, and keep what is chosen', async () => {
    permit('default');
    const { gateway, user } = await open(SAVED);
    expect(box(SOUND)).not.toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    requestPermission.mockResolvedValueOnce('default');
    await user.click(box(BROWSER));
    expect(box(BROWSER)).not.toBeChecked();
    requestPermission.mockResolvedValueOnce('granted');
    await user.click(box(BROWSER));
    await user.click(box(SOUND));
    expect(box(BROWSER)).toBeChecked();
    expect(box(SOUND)).toBeChecked();
    await waitFor(() =>
      expect(gateway.of('SavePreferences').at(-1)?.variables.changes).toEqual({
        complaintAlerts: { browser: true, sound: true },
      }),
    );
  });

  it('state that the browser blocks notifications', async () => {
    permit('denied');
    await open();
    expect(box(BROWSER)).toBeDisabled();
    expect(screen.getByText(/^Browser memblokir notifikasi/)).toBeVisible();
  });

  it('are offered to nobody without the list of complaints', async () => {
    await open({}, person(DASHBOARD_ONLY));
    expect(screen.queryByRole('checkbox', { name: SOUND })).not.toBeInTheDocument();
  });
});
