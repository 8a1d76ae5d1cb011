import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openClient } from '../../testing/client';
import { isLeftToBrowser } from '../../testing/ctrl-click';
import { push, subscribedTo } from '../../testing/data/live';
import { GatewayError } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';

/** Notification number `n` of a list whose newest has the highest number. */
function notification(n: number, isRead: boolean, path: string | null = null) {
  return {
    __typename: 'Notification',
    id: String(n),
    title: `Vehicle status changed ${n}`,
    description: `B ${n} XYZ: Active → Maintenance by Siti`,
    updatedAt: '2026-01-31T03:05:00Z',
    isRead,
    path,
    occurrences: 1,
  };
}

/** A server with `total` notifications, the newest `unread` of them unread. */
function server(total: number, unread: number) {
  const all = Array.from({ length: total }, (_, index) =>
    notification(total - index, index >= unread, 'home?from=bell'),
  );
  return {
    Bell: ({ page, size }: Record<string, unknown>) => {
      const from = (Number(page) - 1) * Number(size);
      return {
        notifications: {
          items: all.slice(from, from + Number(size)),
          pageInfo: { page, size, totalItems: all.length, totalPages: Math.ceil(all.length / Number(size)) },
          unreadCount: all.filter(({ isRead }) => !isRead).length,
        },
      };
    },
    MarkNotificationRead: ({ id }: Record<string, unknown>) => {
      const read = all.find((item) => item.id === id);
      if (read) read.isRead = true;
      return { markNotificationRead: { success: true, message: 'OK', unreadCount: 0 } };
    },
    MarkAllNotificationsRead: () => {
      for (const item of all) item.isRead = true;
      return { markAllNotificationsRead: { success: true, message: 'OK', unreadCount: 0 } };
    },
  };
}

const bell = () => screen.getByRole('button', { name: /^Notifikasi/ });
const list = () => screen.getByRole('region', { name: 'Notifikasi' });
const entries = () => within(list()).queryAllByRole('listitem');

async function openBell(responses: ReturnType<typeof server>) {
  const gateway = await openClient('/dashboard', undefined, responses);
  const user = setUpUser();
  await user.click(bell());
  await screen.findByRole('region', { name: 'Notifikasi' });
  return { gateway, user };
}

/** Scrolls the list to its end, as a wheel would. */
function scrollToEnd(): void {
  const scrolled = within(list()).getAllByRole('list')[0]?.parentElement;
  if (scrolled) fireEvent.scroll(scrolled);
}

describe('The badge', () => {
  it('shows how many are unread', async () => {
    await openClient('/dashboard', undefined, server(12, 3));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 3 belum dibaca'));
    expect(bell()).toHaveTextContent('3');
  });

  it('is hidden when all are read', async () => {
    await openClient('/dashboard', undefined, server(2, 0));
    expect(bell()).toHaveAccessibleName('Notifikasi');
    expect(bell()).toHaveTextContent('');
  });

  it('updates immediately when a notification arrives', async () => {
    const { user } = await openBell(server(1, 0));
    await waitFor(() => expect(subscribedTo()).toContain('NotificationReceived'));
    await act(async () => push('NotificationReceived', { notificationReceived: notification(99, false) }));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca'));
    expect(entries()[0]).toHaveTextContent('VEHICLE STATUS CHANGED 99');
    await user.keyboard('{Escape}');
  });

  it('follows notifications read elsewhere', async () => {
    const responses = server(3, 2);
    await openBell(responses);
    await waitFor(() => expect(subscribedTo()).toContain('UnreadNotificationCount'));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 2 belum dibaca'));
    responses.MarkNotificationRead({ id: '3' });
    await act(async () => push('UnreadNotificationCount', { unreadNotificationCount: 1 }));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca'));
    await waitFor(() => expect(within(list()).getAllByRole('img', { name: 'Belum dibaca' })).toHaveLength(1));
  });

  it('counts an arrival once, whether the count or the notification comes first', async () => {
    await openBell(server(1, 0));
    await waitFor(() => expect(subscribedTo()).toContain('UnreadNotificationCount'));
    await act(async () => push('UnreadNotificationCount', { unreadNotificationCount: 1 }));
    await act(async () => push('NotificationReceived', { notificationReceived: notification(99, false) }));
    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
  });

  it('shows a further event in the same notification, which counts again once it was read', async () => {
    await openBell(server(1, 0));
    await waitFor(() => expect(subscribedTo()).toContain('NotificationReceived'));
    const further = (occurrences: number) =>
      act(async () =>
        push('NotificationReceived', { notificationReceived: { ...notification(1, false), occurrences } }),
      );
    await further(2);
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca'));
    await further(3);
    await waitFor(() => expect(entries()[0]).toHaveTextContent('VEHICLE STATUS CHANGED 13×3 kali'));
    expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
    expect(entries()).toHaveLength(1);
  });

  it('counts a notification that arrives twice once', async () => {
    await openBell(server(1, 0));
    await waitFor(() => expect(subscribedTo()).toContain('NotificationReceived'));
    await act(async () => push('NotificationReceived', { notificationReceived: notification(99, false) }));
    await act(async () => push('NotificationReceived', { notificationReceived: notification(99, false) }));
    expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
    expect(entries()).toHaveLength(2);
  });
});

describe('A notification about the record on screen', () => {
  const COMPLAINT = 'complaint/maintanance/7';
  const about = (n: number, isRead = false) => notification(n, isRead, COMPLAINT);

  /** Opens the address of a complaint; what its page shows does not matter here. */
  async function openAt(address: string, unreadCount: number) {
    const gateway = await openClient(address, undefined, {
      ...server(1, 0),
      Bell: () => ({
        notifications: {
          items: unreadCount > 0 ? [about(1)] : [],
          pageInfo: { page: 1, size: 5, totalItems: unreadCount, totalPages: 1 },
          unreadCount,
        },
      }),
      MarkNotificationsRead: ({ path }) => ({
        markNotificationsRead: { success: true, message: '', unreadCount: path === COMPLAINT ? 0 : 1 },
      }),
    });
    await waitFor(() => expect(subscribedTo()).toContain('UnreadNotificationCount'));
    return gateway;
  }

  it('is read at once and does not count', async () => {
    const gateway = await openAt(`/${COMPLAINT}`, 0);
    await act(async () => push('NotificationReceived', { notificationReceived: about(2) }));
    expect(bell()).toHaveAccessibleName('Notifikasi');
    await act(async () => push('UnreadNotificationCount', { unreadNotificationCount: 0 }));
    expect(gateway.of('MarkNotificationsRead').map(({ variables }) => variables)).toEqual([
      { path: COMPLAINT },
    ]);
    expect(bell()).toHaveAccessibleName('Notifikasi');
  });

  it('that came before is read when the record opens', async () => {
    const gateway = await openAt(`/${COMPLAINT}`, 1);
    await waitFor(() => expect(gateway.of('MarkNotificationsRead')).toHaveLength(1));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi'));
  });

  it('counts while another record is on screen', async () => {
    const gateway = await openAt('/complaint/maintanance/8', 0);
    await act(async () => push('NotificationReceived', { notificationReceived: about(2) }));
    expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
    expect(gateway.of('MarkNotificationsRead').map(({ variables }) => variables)).not.toContainEqual({
      path: COMPLAINT,
    });
  });

  it('counts while the tab is hidden', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const gateway = await openAt(`/${COMPLAINT}`, 0);
    await act(async () => push('NotificationReceived', { notificationReceived: about(2) }));
    expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
    hidden.mockReturnValue(false);
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(bell()).toHaveAccessibleName('Notifikasi'));
    expect(gateway.of('MarkNotificationsRead')).toHaveLength(1);
    hidden.mockRestore();
  });
});

describe('The list', () => {
  it('shows the title in upper case, description and date, and marks the unread', async () => {
    await openBell(server(2, 1));
    const [unread, read] = entries();
    expect(unread).toHaveTextContent('VEHICLE STATUS CHANGED 2');
    expect(unread).toHaveTextContent('B 2 XYZ: Active → Maintenance by Siti');
    expect(unread).toHaveTextContent('31 Jan 2026');
    expect(within(list()).getAllByRole('img', { name: 'Belum dibaca' })).toHaveLength(1);
    expect(read).not.toContainElement(within(list()).getByRole('img', { name: 'Belum dibaca' }));
  });

  it('shows Empty Notification when there is none', async () => {
    await openBell(server(0, 0));
    expect(await screen.findByText('Empty Notification')).toBeInTheDocument();
  });

  it('loads pages of 5 on scrolling until the loaded count reaches the total', async () => {
    const { gateway } = await openBell(server(12, 0));
    await waitFor(() => expect(entries()).toHaveLength(5));
    for (const loaded of [10, 12]) {
      scrollToEnd();
      await waitFor(() => expect(entries()).toHaveLength(loaded));
    }
    scrollToEnd();
    expect(gateway.of('Bell').map(({ variables }) => variables)).toEqual([
      { page: 1, size: 5 },
      { page: 2, size: 5 },
      { page: 3, size: 5 },
    ]);
  });

  it('shows why it could not be loaded, with a retry', async () => {
    let isDown = true;
    const responses = server(1, 0);
    const { user } = await openBell({
      ...responses,
      Bell: (variables) => {
        if (isDown)
          throw new GatewayError('UPSTREAM_UNAVAILABLE', 'Layanan data sedang tidak dapat dihubungi');
        return responses.Bell(variables);
      },
    });
    expect(await within(list()).findByRole('alert')).toHaveTextContent(
      'Layanan data sedang tidak dapat dihubungi',
    );
    isDown = false;
    await user.click(within(list()).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(entries()).toHaveLength(1));
  });
});

describe('Opening a notification', () => {
  it('marks it read, opens its path and closes the list', async () => {
    const { gateway, user } = await openBell(server(3, 2));
    await user.click(await screen.findByText('VEHICLE STATUS CHANGED 3'));
    expect(window.location.pathname + window.location.search).toBe('/home?from=bell');
    expect(gateway.of('MarkNotificationRead')[0]?.variables).toEqual({ id: '3' });
    expect(bell()).toHaveAccessibleName('Notifikasi, 1 belum dibaca');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifikasi' })).not.toBeInTheDocument());
  });

  it('is a link: with Ctrl it is read, and the browser opens it in a tab of its own', async () => {
    const { gateway } = await openBell(server(3, 3));
    const entry = (await screen.findByText('VEHICLE STATUS CHANGED 3')).closest('a');
    expect(entry).toHaveAttribute('href', '/home?from=bell');
    expect(isLeftToBrowser(entry ?? document.body)).toBe(true);
    await waitFor(() => expect(gateway.of('MarkNotificationRead')).toHaveLength(1));
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('marks all read at once', async () => {
    const { gateway, user } = await openBell(server(3, 2));
    await user.click(within(list()).getByRole('button', { name: 'Tandai semua dibaca' }));
    expect(bell()).toHaveAccessibleName('Notifikasi');
    expect(within(list()).queryByRole('img', { name: 'Belum dibaca' })).not.toBeInTheDocument();
    expect(gateway.of('MarkAllNotificationsRead')).toHaveLength(1);
  });
});

describe('The list is loaded again', () => {
  async function openWithClock() {
    jest.useFakeTimers();
    const gateway = await openClient('/dashboard', undefined, server(3, 2));
    const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    await wait(0);
    expect(gateway.of('Bell')).toHaveLength(1);
    return { gateway, wait, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync }) };
  }

  it('60 s after each load', async () => {
    const { gateway, wait } = await openWithClock();
    await wait(59_900);
    expect(gateway.of('Bell')).toHaveLength(1);
    await wait(200);
    expect(gateway.of('Bell')).toHaveLength(2);
    await wait(60_000);
    expect(gateway.of('Bell')).toHaveLength(3);
  });

  it('2 s after one was opened', async () => {
    const { gateway, wait, user } = await openWithClock();
    await user.click(bell());
    await user.click(screen.getByText('VEHICLE STATUS CHANGED 3'));
    expect(gateway.of('Bell')).toHaveLength(1);
    await wait(2000);
    expect(gateway.of('Bell')).toHaveLength(2);
  });
});
