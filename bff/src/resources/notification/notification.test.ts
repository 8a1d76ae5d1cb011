import { data, refused, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

const row = {
  id: 91,
  title: 'Vehicle status changed',
  description: 'B 1234 XYZ: Active → Maintenance by Budi',
  updatedDate: '2026-11-20T10:00:00+07:00',
  isRead: '0',
  path: 'vehicle/manage?record=34',
};

test('lists notifications in pages of five with one call', async () => {
  upstream.expect('GET', 'notification/view', ({ query }) => {
    expect(query).toEqual({ page: '1', size: '5' });
    return rows([row, { ...row, id: 90, isRead: '1', path: null }], 12);
  });
  const response = await run(`{ notifications {
    items { id title description updatedAt isRead path } pageInfo { totalItems totalPages }
  } }`);
  expect(response.data?.notifications).toEqual({
    items: [
      {
        id: '91',
        title: 'Vehicle status changed',
        description: 'B 1234 XYZ: Active → Maintenance by Budi',
        updatedAt: '2026-11-20T03:00:00.000Z',
        isRead: false,
        path: 'vehicle/manage?record=34',
      },
      expect.objectContaining({ id: '90', isRead: true, path: null }),
    ],
    pageInfo: { totalItems: 12, totalPages: 3 },
  });
});

test('reads the unread count only when it is selected', async () => {
  upstream.expect('GET', 'notification/view', rows([], 0));
  upstream.expect('GET', 'notification/count', data({ totalNotification: '3' }), 2);
  expect((await run('{ notifications { unreadCount } }')).data).toEqual({
    notifications: { unreadCount: 3 },
  });
  expect((await run('{ unreadNotificationCount }')).data).toEqual({ unreadNotificationCount: 3 });
});

test('marks a notification as read, and returns the unread count', async () => {
  upstream.expect('GET', 'notification/view/91', data({ ...row, isRead: '1' }));
  upstream.expect('GET', 'notification/count', data({ totalNotification: 2 }));
  expect(
    (await run('mutation { markNotificationRead(id: "91") { success errors { code } unreadCount } }')).data,
  ).toEqual({
    markNotificationRead: { success: true, errors: [], unreadCount: 2 },
  });
});

test('returns NOT_FOUND for a notification that does not exist', async () => {
  upstream.expect('GET', 'notification/view/92', { status: 404, json: { success: false, message: '' } });
  expect(
    (await run('mutation { markNotificationRead(id: "92") { success errors { field code } } }')).data,
  ).toEqual({
    markNotificationRead: { success: false, errors: [{ field: 'id', code: 'NOT_FOUND' }] },
  });
});

test('marking all succeeds even when the count cannot be read', async () => {
  upstream.expect('POST', 'notification/read_all', data(null));
  upstream.expect('GET', 'notification/count', { status: 500 });
  expect((await run('mutation { markAllNotificationsRead { success unreadCount } }')).data).toEqual({
    markAllNotificationsRead: { success: true, unreadCount: null },
  });
});

test('marking all returns the message of a refusal', async () => {
  upstream.expect('POST', 'notification/read_all', refused('Not now'));
  expect((await run('mutation { markAllNotificationsRead { success message } }')).data).toEqual({
    markAllNotificationsRead: { success: false, message: 'Not now' },
  });
});

test('marking all is NOT_SUPPORTED when the data API lacks the call', async () => {
  upstream.expect('POST', 'notification/read_all', { status: 404 });
  expect((await run('mutation { markAllNotificationsRead { success } }')).codes).toEqual(['NOT_SUPPORTED']);
});

test('a page has 1 to 1000 notifications', async () => {
  expect((await run('{ notifications(size: 1001) { items { id } } }')).codes).toEqual(['BAD_USER_INPUT']);
});

test('marks those of one place as read, and is NOT_SUPPORTED where the data API cannot', async () => {
  const marking =
    'mutation { markNotificationsRead(path: "complaint/maintanance/7") { success unreadCount } }';
  upstream.expect('POST', 'notification/read_path', ({ body }) => {
    expect(body).toEqual({ path: 'complaint/maintanance/7' });
    return data(null);
  });
  upstream.expect('GET', 'notification/count', data({ totalNotification: 2 }));
  expect((await run(marking)).data).toEqual({ markNotificationsRead: { success: true, unreadCount: 2 } });
  upstream.expect('POST', 'notification/read_path', { status: 404 });
  expect((await run(marking)).codes).toEqual(['NOT_SUPPORTED']);
});
