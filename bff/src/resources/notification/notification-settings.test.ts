import { data, refused } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (query: string) => bench.gateway.run(query, {}, { token: 'staff-token' });

const kind = {
  id: 'vehicleStatus',
  name: 'Status kendaraan',
  channels: ['bell', 'pigeon'],
  defaults: ['bell'],
  offered: ['bell', 'mail'],
  forced: [],
};
const settings = {
  kinds: [kind],
  digest: 'hourly',
  quietFrom: '22:00',
  quietTo: '06:00',
  isQuiet: '1',
  timeZone: 'Asia/Jakarta',
  pushKey: 'BNc',
};
const SELECTED =
  '{ kinds { kind name channels defaultChannels offeredChannels forcedChannels } digest isQuiet pushKey }';
const choice = {
  kind: 'vehicleStatus',
  name: 'Status kendaraan',
  channels: ['BELL', 'UNKNOWN'],
  defaultChannels: ['BELL'],
  offeredChannels: ['BELL', 'MAIL'],
  forcedChannels: [],
};
const read = { kinds: [choice], digest: 'HOURLY', isQuiet: true, pushKey: 'BNc' };

test('the settings are read, and a data API without them is NOT_SUPPORTED', async () => {
  upstream.expect('GET', 'notification/settings', data(settings));
  expect((await run(`{ notificationSettings ${SELECTED} }`)).data).toEqual({ notificationSettings: read });
  upstream.expect('GET', 'notification/settings', { status: 404 });
  expect((await run('{ notificationSettings { digest } }')).codes).toEqual(['NOT_SUPPORTED']);
});

test('channels and schedule are saved with the codes of the data API', async () => {
  const bodies: unknown[] = [];
  for (const [path, reply] of [
    ['notification/settings/channels', settings],
    ['notification/settings/channels', settings],
    ['notification/settings/schedule', settings],
    ['notification/defaults/channels', [kind]],
  ] as const)
    upstream.expect('POST', path, ({ body }) => {
      bodies.push(body);
      return data(reply);
    });
  const { data: result } = await run(`mutation {
    chosen: saveNotificationChannels(kind: "vehicleStatus", channels: [BELL, MAIL]) { success settings ${SELECTED} }
    reset: saveNotificationChannels(kind: "vehicleStatus") { success }
    schedule: saveNotificationSchedule(input: { digest: DAILY, quietFrom: "22:00", quietTo: "06:00" }) { success }
    company: saveCompanyNotificationDefault(kind: "vehicleStatus", channels: []) { success defaults { kind } }
  }`);
  expect(result).toEqual({
    chosen: { success: true, settings: read },
    reset: { success: true },
    schedule: { success: true },
    company: { success: true, defaults: [{ kind: 'vehicleStatus' }] },
  });
  expect(bodies).toEqual([
    { kind: 'vehicleStatus', channels: ['bell', 'mail'] },
    { kind: 'vehicleStatus', channels: null },
    { digest: 'daily', quietFrom: '22:00', quietTo: '06:00' },
    { kind: 'vehicleStatus', channels: [] },
  ]);
});

test('a refusal names its field; UNKNOWN cannot be chosen', async () => {
  upstream.expect(
    'POST',
    'notification/settings/schedule',
    refused('No', [{ field: 'quietTo', code: 'INVALID', message: 'No' }]),
  );
  const refusal = await run(
    'mutation { saveNotificationSchedule(input: { digest: DAILY }) { success errors { field code } settings { digest } } }',
  );
  expect(refusal.data).toEqual({
    saveNotificationSchedule: {
      success: false,
      errors: [{ field: 'quietTo', code: 'INVALID' }],
      settings: null,
    },
  });
  const unknown = 'mutation { saveNotificationChannels(kind: "a", channels: [UNKNOWN]) { success } }';
  expect((await run(unknown)).codes).toEqual(['BAD_USER_INPUT']);
});
