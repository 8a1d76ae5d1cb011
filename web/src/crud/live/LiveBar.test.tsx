import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openClient } from '../../testing/client';
import { complaintDetail, complaintPage, complaintRow } from '../../testing/data/complaints';
import { closeSockets, push, pushError, subscribedTo } from '../../testing/data/live';
import { person } from '../../testing/data/people';
import { drawTables } from '../../testing/drawn-table';
import '../../resources/complaint';
import './LiveBar';
import '../../ui/alerts/alert';
import '../../screens/complaint/ComplaintScreen';
import '../../ui/messages/Toasts';

beforeAll(() => drawTables());
afterEach(() => jest.restoreAllMocks());

const SUBSCRIPTION = 'ComplaintListChanged';

/** The list with complaints 1 and 2, live. */
async function openList(preferences: Record<string, unknown> = {}, isQuiet = false) {
  const gateway = await openClient(
    '/complaint/maintanance?page=1',
    { ...person([]), preferences },
    {
      Complaints: () => complaintPage(complaintRow(1), complaintRow(2)),
      ComplaintScreenOptions: () => ({
        supplierOptions: [],
        complaintCategoryOptions: [],
        complaintAssigneeOptions: [],
        otherComplaintStatuses: [],
        otherComplaintActions: [],
      }),
      ComplaintDetail: () => ({ complaint: complaintDetail({ id: '3' }) }),
      QuietHours: () => ({ notificationSettings: { __typename: 'NotificationSettings', isQuiet } }),
    },
  );
  await screen.findByText('2 Result');
  await waitFor(() => expect(subscribedTo()).toContain(SUBSCRIPTION));
  return { gateway, user: userEvent.setup() };
}

const change = (isNew: boolean, complaint: object | null) => ({
  __typename: 'ComplaintListChange',
  isNew,
  record: complaint,
});
const send = (...changes: object[]) => act(async () => push(SUBSCRIPTION, { complaintListChanged: changes }));

const table = () => within(screen.getByRole('grid', { name: 'Complaint' }));
const bar = (name: string) => screen.findByRole('button', { name: `${name} · Tampilkan` });
const noBar = () => screen.queryByRole('button', { name: / · Tampilkan$/ });

it('changes a row on screen in its place, without a bar and without a request', async () => {
  const { gateway } = await openList();
  await send(change(false, complaintRow(2, { status: 'CLOSED', title: 'Rem diganti' })));
  expect(await table().findByText('Rem diganti')).toBeVisible();
  expect(table().getByText('Selesai')).toBeVisible();
  expect(noBar()).not.toBeInTheDocument();
  expect(gateway.of('Complaints')).toHaveLength(1);
  expect(await screen.findByText('Complaint berubah')).toBeInTheDocument();
});

it('counts what is not on screen, announces it, and loads it with a click', async () => {
  const { gateway, user } = await openList();
  await send(change(true, complaintRow(3)));
  expect(await bar('1 baru')).toBeVisible();
  expect(screen.getByText('1 baru', { selector: 'output' })).toHaveAttribute('aria-live', 'polite');
  expect(table().queryByText('B 1233 XYZ')).not.toBeInTheDocument();
  await send(change(false, complaintRow(3)), change(false, complaintRow(9)), change(true, complaintRow(4)));
  expect(await bar('2 baru · 1 berubah')).toBeVisible();
  gateway.respond('Complaints', () => complaintPage(complaintRow(3), complaintRow(1), complaintRow(2)));
  await user.click(await bar('2 baru · 1 berubah'));
  expect(await screen.findByText('B 1233 XYZ')).toBeVisible();
  expect(noBar()).not.toBeInTheDocument();
});

it('says that the list may be outdated when more have changed than are sent', async () => {
  await openList();
  await send(change(false, null));
  expect(await bar('Daftar mungkin tidak mutakhir')).toBeVisible();
});

it('stays as it was loaded where the data service sends no events', async () => {
  await openList();
  await act(async () => pushError(SUBSCRIPTION, 'NOT_SUPPORTED'));
  expect(await screen.findByText('B 1231 XYZ')).toBeVisible();
  expect(noBar()).not.toBeInTheDocument();
});

it('links from the snackbar to the complaint', async () => {
  const { user } = await openList();
  await send(change(true, complaintRow(3)));
  expect(await screen.findByText('#3 · B 1233 XYZ · Rem berdecit 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Buka' }));
  expect(await screen.findByRole('heading', { name: 'Rem berdecit' })).toBeVisible();
  expect(window.location.pathname).toBe('/complaint/maintanance/3');
});

it('loads the list again when the live connection is back, and when its tab shows again', async () => {
  const { gateway, user } = await openList();
  await send(change(true, complaintRow(3)));
  await bar('1 baru');
  await act(async () => closeSockets(1006));
  await waitFor(() => expect(gateway.of('Complaints')).toHaveLength(2));
  await waitFor(() => expect(noBar()).not.toBeInTheDocument());
  const tabs = within(screen.getByRole('navigation', { name: 'Tab terbuka' }));
  await user.click(tabs.getByRole('link', { name: 'Dashboard' }));
  await screen.findByText('1.482');
  await user.click(tabs.getByRole('link', { name: 'Complaint' }));
  await waitFor(() => expect(gateway.of('Complaints')).toHaveLength(3));
});

describe('the alerts', () => {
  const shown: [string, NotificationOptions | undefined][] = [];
  const started = jest.fn();
  class FakeNotification {
    static permission = 'granted';
    onclick: (() => void) | null = null;
    constructor(title: string, options?: NotificationOptions) {
      shown.push([title, options]);
    }
    close(): void {}
  }
  class FakeAudio {
    currentTime = 0;
    destination = {};
    resume = async () => undefined;
  }
  class FakeNode {
    gain = {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    connect = (next: unknown) => next;
    start = started;
    stop = () => undefined;
  }
  beforeEach(() => {
    shown.length = 0;
    started.mockClear();
    Object.assign(globalThis, {
      Notification: FakeNotification,
      AudioContext: FakeAudio,
      OscillatorNode: FakeNode,
      GainNode: FakeNode,
    });
  });
  afterEach(() => {
    for (const name of ['Notification', 'AudioContext', 'OscillatorNode', 'GainNode'])
      Reflect.deleteProperty(globalThis, name);
  });

  it('are held back in quiet hours', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { gateway } = await openList({ complaintAlerts: { sound: true, browser: true } }, true);
    await send(change(true, complaintRow(3)));
    await screen.findByText('Complaint baru');
    await waitFor(() => expect(gateway.of('QuietHours')).toHaveLength(1));
    await act(async () => undefined);
    expect([shown, started.mock.calls]).toEqual([[], []]);
  });

  it('are off until the person has switched them on', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    await openList();
    await send(change(true, complaintRow(3)));
    await screen.findByText('Complaint baru');
    expect([shown, started.mock.calls]).toEqual([[], []]);
  });

  it('are a sound, and a notification of the browser while the page has no focus', async () => {
    const hasFocus = jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    await openList({ complaintAlerts: { sound: true, browser: true } });
    await send(change(true, complaintRow(3)));
    await waitFor(() => expect(started).toHaveBeenCalled());
    expect(shown).toEqual([]);
    hasFocus.mockReturnValue(false);
    await send(change(false, complaintRow(4)));
    await waitFor(() =>
      expect(shown).toEqual([
        ['Complaint berubah', { body: '#4 · B 1234 XYZ · Rem berdecit 4', tag: 'Complaint berubah' }],
      ]),
    );
  });
});
