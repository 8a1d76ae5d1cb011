import { act, screen, waitFor } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { closeSockets, leaveSockets, refuseSockets, setBuild, subscribedTo } from '../../testing/data/live';
import { person } from '../../testing/data/people';
import { GatewayError } from '../../testing/gateway';

const OFFLINE = 'Tidak ada koneksi. Perubahan akan dimuat saat tersambung lagi.';
const RECONNECTING = 'Menyambung kembali . . .';
const NEW_VERSION = 'Versi baru tersedia, muat ulang bila siap.';

function goOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

/** The subscriptions of the bell and of the dashboard's map. */
const SUBSCRIPTIONS = [
  'DashboardChanged',
  'NotificationReceived',
  'UnreadNotificationCount',
  'VehiclesMoved',
];

async function openDashboard() {
  jest.useFakeTimers();
  const gateway = await openClient('/dashboard');
  await waitFor(() => expect(subscribedTo().sort()).toEqual(SUBSCRIPTIONS));
  await screen.findByText('1.482');
  return gateway;
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.restoreAllMocks();
  document.querySelector('meta[name="build"]')?.remove();
});

it('shows that the client is offline, and fetches missed data once it is online', async () => {
  const gateway = await openDashboard();
  goOnline(false);
  expect(screen.getByText(OFFLINE)).toBeInTheDocument();
  const requested = gateway.of('Dashboard').length;
  goOnline(true);
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  expect(screen.getByText('Tersambung lagi.').closest('[role="status"]')).not.toBeNull();
  await pass(10);
  expect(gateway.of('Dashboard')).toHaveLength(requested + 1);
});

it('shows a lost connection, reconnects by itself, and fetches missed data', async () => {
  const gateway = await openDashboard();
  const [lists, bells] = [gateway.of('Dashboard').length, gateway.of('Bell').length];
  await act(async () => closeSockets(1006));
  expect(await screen.findByText(RECONNECTING)).toBeInTheDocument();
  await pass(1600);
  expect(screen.queryByText(RECONNECTING)).not.toBeInTheDocument();
  expect(gateway.of('Dashboard')).toHaveLength(lists + 1);
  expect(gateway.of('Bell')).toHaveLength(bells + 1);
  expect(subscribedTo().sort()).toEqual([...SUBSCRIPTIONS, ...SUBSCRIPTIONS].sort());
});

it('reconnects at once when the network is back, and then fetches missed data once', async () => {
  const gateway = await openDashboard();
  refuseSockets(true);
  goOnline(false);
  await act(async () => closeSockets(1006));
  await pass(60_000);
  refuseSockets(false);
  const requested = gateway.of('Dashboard').length;
  goOnline(true);
  await pass(10);
  expect(screen.queryByText(RECONNECTING)).not.toBeInTheDocument();
  await pass(5_000);
  expect(gateway.of('Dashboard')).toHaveLength(requested + 1);
});

it('fetches missed data when the network is back, also where no live connection can be had', async () => {
  const gateway = await openDashboard();
  refuseSockets(true);
  await act(async () => closeSockets(1006));
  await screen.findByText(RECONNECTING);
  const requested = gateway.of('Dashboard').length;
  goOnline(true);
  await pass(3100);
  expect(gateway.of('Dashboard')).toHaveLength(requested + 1);
});

it('gives up a connection that is not accepted within ten seconds, and tries again', async () => {
  const gateway = await openDashboard();
  refuseSockets('silently');
  await act(async () => closeSockets(1006));
  await screen.findByText(RECONNECTING);
  await pass(2000);
  refuseSockets(false);
  const requested = gateway.of('Dashboard').length;
  await pass(13_000);
  expect(screen.queryByText(RECONNECTING)).not.toBeInTheDocument();
  expect(gateway.of('Dashboard')).toHaveLength(requested + 1);
});

it('treats an unresponsive connection as lost', async () => {
  await openDashboard();
  leaveSockets();
  await pass(24_000);
  expect(screen.queryByText(RECONNECTING)).not.toBeInTheDocument();
  await pass(1000);
  expect(screen.getByText(RECONNECTING)).toBeInTheDocument();
  await pass(1600);
  expect(screen.queryByText(RECONNECTING)).not.toBeInTheDocument();
});

it('says that there is a new version once the gateway has another build, and stays as it is', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="build" content="first" />');
  setBuild('first');
  await openDashboard();
  expect(screen.queryByText(NEW_VERSION)).not.toBeInTheDocument();
  setBuild('second');
  await act(async () => closeSockets(1001));
  await screen.findByText(RECONNECTING);
  await pass(1600);
  expect(screen.getByRole('button', { name: NEW_VERSION })).toBeVisible();
  expect(screen.getByText('1.482')).toBeVisible();
});

it('shows that a page is outdated when the gateway no longer runs its operations, with a button to reload', async () => {
  const refuse = () => {
    throw new GatewayError('PERSISTED_OPERATION_NOT_FOUND');
  };
  await openClient('/dashboard', person(), { Dashboard: refuse });
  const line = await screen.findByRole('button', {
    name: 'Versi aplikasi sudah berubah. Muat ulang halaman ini.',
  });
  expect(line.closest('[role=status]')).toHaveAttribute('data-shown', 'true');
});
