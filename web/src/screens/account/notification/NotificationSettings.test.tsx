import { screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../../testing/client';
import { DASHBOARD_ONLY, person } from '../../../testing/data/people';
import { type FakePush, installFakePush } from '../../../testing/fake-push';
import { GatewayError, type Responder } from '../../../testing/gateway';
import { setUpUser } from '../../../testing/set-up-user';
import './Notifications';
import '../../../ui/push/push-device';

const USER = {
  __typename: 'User',
  id: '1',
  name: 'Budi Santoso',
  email: 'admin@armada.test',
  username: 'admin',
  address: 'Jl. Merdeka 1',
  phone: '81234567890',
  photo: null,
  office: null,
  reportsTo: null,
  companyName: 'Armada',
  userTypeName: 'Administrator',
  isActive: true,
  activeUntil: null,
};

function choice(kind: string, name: string, more: object = {}) {
  return {
    __typename: 'NotificationChoice',
    kind,
    name,
    channels: ['BELL'],
    defaultChannels: ['BELL'],
    offeredChannels: ['BELL', 'MAIL'],
    forcedChannels: [],
    ...more,
  };
}
const STATUS = choice('vehicleStatus', 'Status kendaraan');
const SECURITY = choice('accountSecurity', 'Keamanan akun', {
  channels: ['BELL', 'MAIL'],
  forcedChannels: ['BELL', 'MAIL'],
});
const EXPORT = choice('exportReady', 'Export siap', { offeredChannels: ['BELL'] });

const settings = (more: object = {}) => ({
  __typename: 'NotificationSettings',
  kinds: [STATUS, EXPORT, SECURITY],
  digest: 'DAILY',
  quietFrom: null,
  quietTo: null,
  timeZone: 'Asia/Jakarta',
  pushKey: null,
  ...more,
});

async function open(responses: Record<string, Responder> = {}, me = person([])) {
  const gateway = await openClient('/account/settings', me, {
    Account: () => ({ me: { __typename: 'Me', user: USER, sbus: [] } }),
    ApiTokens: () => ({ apiTokens: { items: [], pageInfo: { page: 1, totalPages: 1 } } }),
    NotificationSettings: () => ({ notificationSettings: settings() }),
    CompanyNotificationDefaults: () => ({ companyNotificationDefaults: [STATUS] }),
    ...responses,
  });
  const section = within(await screen.findByRole('region', { name: 'Notifikasi' }));
  await section.findByRole('table');
  return { gateway, section, user: setUpUser() };
}

it('saves a channel at once, and takes a choice back', async () => {
  const { gateway, section, user } = await open({
    SaveNotificationChannels: ({ channels }) => ({
      saveNotificationChannels: {
        success: true,
        message: '',
        settings: settings({ kinds: [{ ...STATUS, channels: channels ?? ['BELL'] }] }),
      },
    }),
  });
  expect(section.getByRole('checkbox', { name: 'Status kendaraan: Lonceng' })).toBeChecked();
  await user.click(section.getByRole('checkbox', { name: 'Status kendaraan: E-mail' }));
  await waitFor(() =>
    expect(gateway.of('SaveNotificationChannels')[0]?.variables).toEqual({
      kind: 'vehicleStatus',
      channels: ['BELL', 'MAIL'],
    }),
  );
  expect(section.getByRole('checkbox', { name: 'Status kendaraan: E-mail' })).toBeChecked();
  await user.click(
    section.getByRole('button', { name: 'Kembalikan Status kendaraan ke default perusahaan' }),
  );
  await waitFor(() =>
    expect(gateway.of('SaveNotificationChannels')[1]?.variables).toEqual({
      kind: 'vehicleStatus',
      channels: null,
    }),
  );
  expect(section.getByRole('checkbox', { name: 'Status kendaraan: E-mail' })).not.toBeChecked();
});

it('says that a forced kind cannot be switched off, and offers no channel that a kind does not have', async () => {
  const { section } = await open();
  const row = within(section.getByRole('row', { name: /^Keamanan akun/ }));
  expect(row.getByText('Demi keamanan akun, notifikasi ini tidak dapat dimatikan.')).toBeVisible();
  for (const box of row.getAllByRole('checkbox')) {
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
  }
  const ofExport = within(section.getByRole('row', { name: /^Export siap/ }));
  expect(ofExport.getAllByRole('checkbox')).toHaveLength(1);
  expect(ofExport.getByRole('img', { name: 'Tidak tersedia' })).toBeVisible();
});

it('shows what is saved again when a change is refused', async () => {
  const { section, user } = await open({
    SaveNotificationChannels: () => ({
      saveNotificationChannels: { success: false, message: 'Tidak boleh', settings: null },
    }),
  });
  await user.click(section.getByRole('checkbox', { name: 'Status kendaraan: Lonceng' }));
  expect(await screen.findByText('Tidak boleh')).toBeVisible();
  expect(section.getByRole('checkbox', { name: 'Status kendaraan: Lonceng' })).toBeChecked();
});

it('saves how often mail comes and the quiet hours, with what is wrong beside its field', async () => {
  let isRefused = true;
  const { gateway, section, user } = await open({
    SaveNotificationSchedule: ({ input }) => ({
      saveNotificationSchedule: {
        success: !isRefused,
        message: '',
        errors: isRefused ? [{ field: 'quietTo', code: 'INVALID', message: 'Isi kedua jam' }] : [],
        settings: isRefused ? null : settings(Object(input)),
      },
    }),
  });
  const save = section.getByRole('button', { name: 'Simpan' });
  expect(save).toBeDisabled();
  await user.selectOptions(section.getByLabelText(/^Kirim e-mail/), 'Setiap jam');
  await user.type(section.getByLabelText('Jam tenang dari'), '22:00');
  await user.click(save);
  expect(await section.findByText('Isi kedua jam')).toBeVisible();
  isRefused = false;
  await user.type(section.getByLabelText('sampai'), '06:00');
  await user.click(save);
  await waitFor(() => expect(save).toBeDisabled());
  expect(gateway.of('SaveNotificationSchedule')[1]?.variables).toEqual({
    input: { digest: 'HOURLY', quietFrom: '22:00', quietTo: '06:00' },
  });
});

it('shows a retry when the settings could not be loaded', async () => {
  let isDown = true;
  await openClient('/account/settings', person([]), {
    Account: () => ({ me: { __typename: 'Me', user: USER, sbus: [] } }),
    ApiTokens: () => ({ apiTokens: { items: [], pageInfo: { page: 1, totalPages: 1 } } }),
    CompanyNotificationDefaults: () => ({ companyNotificationDefaults: [] }),
    NotificationSettings: () => {
      if (isDown) throw new GatewayError('UPSTREAM_UNAVAILABLE');
      return { notificationSettings: settings() };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Notifikasi' }));
  await section.findByText('Pengaturan notifikasi gagal dimuat.');
  isDown = false;
  await setUpUser().click(section.getByRole('button', { name: 'Coba lagi' }));
  expect(await section.findByRole('table')).toBeVisible();
});

describe('Push in this browser', () => {
  const NAME = 'Notifikasi push di browser ini';
  const KEY = 'BServer';
  const withKey = { NotificationSettings: () => ({ notificationSettings: settings({ pushKey: KEY }) }) };
  let push: FakePush;
  afterEach(() => push.remove());

  it('is subscribed with the key of the server, and unsubscribed', async () => {
    push = installFakePush('granted');
    const { gateway, section, user } = await open({
      ...withKey,
      SubscribeToPush: () => ({ subscribeToPush: { success: true, message: '' } }),
      UnsubscribeFromPush: () => ({ unsubscribeFromPush: { success: true, message: '' } }),
    });
    const box = section.getByRole('checkbox', { name: NAME });
    await waitFor(() => expect(box).toBeEnabled());
    expect(box).not.toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    expect([push.registered, push.keys]).toEqual([['/push-worker.js'], [KEY]]);
    const endpoint = 'https://push.test/abc';
    expect(gateway.of('SubscribeToPush')[0]?.variables).toEqual({
      input: { endpoint, p256dh: 'BKey', auth: 'secret' },
    });
    await waitFor(() => expect(box).toBeEnabled());
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(gateway.of('UnsubscribeFromPush')[0]?.variables).toEqual({ endpoint });
    expect(push.endpoint).toBeNull();
  });

  it('is off again when the server refuses it', async () => {
    push = installFakePush('granted');
    const { section, user } = await open({
      ...withKey,
      SubscribeToPush: () => ({ subscribeToPush: { success: false, message: 'Tidak dikenal' } }),
    });
    const box = section.getByRole('checkbox', { name: NAME });
    await waitFor(() => expect(box).toBeEnabled());
    await user.click(box);
    expect(await screen.findByText('Tidak dikenal')).toBeVisible();
    await waitFor(() => expect(box).not.toBeChecked());
    expect(push.endpoint).toBeNull();
  });

  it('cannot be switched on while the browser blocks it', async () => {
    push = installFakePush('denied');
    const { section } = await open(withKey);
    expect(section.getByRole('checkbox', { name: NAME })).toBeDisabled();
    expect(section.getByText(/^Browser memblokir notifikasi/)).toBeVisible();
  });

  it.each([
    [true, 'https://push.test/abc'],
    [false, null],
  ])('is kept after a sign-in by the same person: %s', async (isSubscribed, endpoint) => {
    push = installFakePush('granted');
    push.endpoint = 'https://push.test/abc';
    const { gateway } = await open({
      ...withKey,
      RenewPush: () => ({ renewPush: { success: true, isSubscribed } }),
    });
    await waitFor(() => expect(gateway.of('RenewPush')).toHaveLength(1));
    await waitFor(() => expect(push.endpoint).toBe(endpoint));
  });
});

describe('The defaults of the company', () => {
  const NAME = 'Default notifikasi perusahaan';

  it('are saved by those who manage its users', async () => {
    const { gateway, user } = await open({
      SaveCompanyNotificationDefault: ({ channels }) => ({
        saveCompanyNotificationDefault: {
          success: true,
          message: '',
          defaults: [{ ...STATUS, channels }],
        },
      }),
    });
    const section = within(await screen.findByRole('region', { name: NAME }));
    const box = section.getByRole('checkbox', { name: 'Status kendaraan: Lonceng' });
    await user.click(box);
    await waitFor(() =>
      expect(gateway.of('SaveCompanyNotificationDefault')[0]?.variables).toEqual({
        kind: 'vehicleStatus',
        channels: [],
      }),
    );
    expect(box).not.toBeChecked();
  });

  it('are hidden from everybody else', async () => {
    const { gateway } = await open({}, person(DASHBOARD_ONLY));
    expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
    expect(gateway.of('CompanyNotificationDefaults')).toEqual([]);
  });
});
