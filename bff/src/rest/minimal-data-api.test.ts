import { type ClientOperation, clientOperations, isSubscription } from '../testing/client-operations.js';
import { GatewayUnderTest, type GraphqlResponse } from '../testing/gateway-under-test.js';
import { MinimalServices } from '../testing/minimal/minimal-services.js';
import { lineOf } from '../testing/operation-calls/every-operation.js';

/** Fields of the client's operations that a data API with only the specification's calls (contract, introduction) does not support. */
const notSupported: Readonly<Record<string, string>> = {
  Me: 'me',
  Account: 'me',
  Login: 'login.me.preferences',
  SavePreferences: 'savePreferences',
  UpdateProfile: 'updateProfile',
  ResetPassword: 'resetPassword',
  ApiTokens: 'apiTokens',
  CreateApiToken: 'createApiToken',
  RevokeApiToken: 'revokeApiToken',
  ImportUsers: 'importUsers',
  ImportTenants: 'importTenants',
  ImportSuppliers: 'importSuppliers',
  ImportVehicles: 'importVehicles',
  ImportVehicleModels: 'importVehicleModels',
  ImportChargingStations: 'importChargingStations',
  ImportContracts: 'importContracts',
  Exports: 'exports',
  ChangeVehicles: 'changeVehicles',
  ChangeUsers: 'changeUsers',
  ChangeUserTypes: 'changeUserTypes',
  ChangeComplaintCategories: 'changeComplaintCategories',
  ChangeSuppliers: 'changeSuppliers',
  ChangeTenants: 'changeTenants',
  UndoBulkChange: 'undoBulkChange',
  BulkChanges: 'bulkChanges',
  BulkChangeRefused: 'bulkChangeRows',
  RecordChanges: 'recordChanges',
  BulkChangeProgressed: 'bulkChangeProgressed',
  CancelExport: 'cancelExport',
  ExportProgressed: 'exportProgressed',
  MarkAllNotificationsRead: 'markAllNotificationsRead',
  MarkNotificationsRead: 'markNotificationsRead',
  QuietHours: 'notificationSettings',
  NotificationSettings: 'notificationSettings',
  SaveNotificationChannels: 'saveNotificationChannels',
  SaveNotificationSchedule: 'saveNotificationSchedule',
  CompanyNotificationDefaults: 'companyNotificationDefaults',
  SaveCompanyNotificationDefault: 'saveCompanyNotificationDefault',
  SubscribeToPush: 'subscribeToPush',
  UnsubscribeFromPush: 'unsubscribeFromPush',
  RenewPush: 'renewPush',
  TrackerSummary: 'trackerSummary',
  TrackerTokens: 'trackerTokens',
  CreateTrackerToken: 'createTrackerToken',
  RevokeTrackerToken: 'revokeTrackerToken',
  TrackerDevices: 'trackerDevices',
  ClaimTrackerDevice: 'claimTrackerDevice',
  VehicleTracker: 'vehicle.tracker',
  VehicleStatuses: 'vehicleStatuses',
  SearchPlaces: 'searchPlaces',
  ComplaintListChanged: 'complaintListChanged',
  ComplaintReplies: 'complaintReplyOptions',
  SaveComplaintReply: 'saveComplaintReply',
  DeleteComplaintReply: 'deleteComplaintReply',
};

/**
 * Calls about a record, whose 404 may mean that there is no such one: `steps`, `hasPassword` and `permissions` never offer them without
 * the call.
 */
const notFound = [
  'setComplaintEstimate',
  'setComplaintPriority',
  'assignComplaint',
  'editComplaintComment',
  'deleteComplaintComment',
  'inviteUser',
  'undoCreate',
];

/** Expected parts of the results, read from minimal rows. */
const expectedData: Readonly<Record<string, object>> = {
  Login: {
    login: { success: true, me: { user: { id: '7', companyType: 'UNKNOWN' }, menus: [{ code: 'F' }] } },
  },
  Users: { users: { items: [{ id: '7', phone: '81234567890', createdAt: '2026-01-05T01:30:00.000Z' }] } },
  Vehicles: { vehicles: { items: { length: 20, 0: { id: '250', year: 2024, rentStatus: 'UNKNOWN' } } } },
  Vehicle: { vehicle: { id: '34', licensePlate: 'B 34 XYZ', vehicleStatus: 'ACTIVE', photos: [] } },
  VehicleTrips: { vehicleTrips: { items: [{ distance: 12.5, startedAt: '2026-11-20T01:00:00.000Z' }] } },
  TripRoute: { tripRoute: [{ position: { latitude: -6.2, longitude: 106.8 } }, {}] },
  UserType: { userType: { id: '4', companyType: 'UNKNOWN', menuIds: [] } },
  Menu: { menu: { id: '11', order: 1, parentId: '10' } },
  Supplier: { supplier: { id: '5', radius: 500, callbackUrl: null, communication: 'NONE' } },
  Contract: { contract: { id: '12', totalVehicles: 10, vehicleIds: [], endDate: '2026-12-31' } },
  BatteryModel: { batteryModel: { id: '6', maxCapacity: 24000, type: 'UNKNOWN' } },
  ChargingStation: { chargingStation: { id: '4', photos: [], supplierIds: [] } },
  Complaints: { complaints: { items: [{ id: '61', status: 'UNKNOWN', action: null }] } },
  ComplaintDetail: { complaint: { id: '61', canMarkDone: true, canClose: false, history: [] } },
  ComplaintCommented: { complaintCommented: { text: expect.stringMatching(/^Komentar/), photos: [] } },
  Dashboard: {
    dashboard: {
      vehicleStatus: { active: 0, broken: 0 },
      rentStatus: { rented: 7 },
      averageSpeed: 24.8,
      distanceToday: null,
      batteryHealth: null,
      latest: [{ vehicleId: null, licensePlate: 'B 34 XYZ', measuredAt: '2026-11-21T03:04:05.000Z' }],
      positions: [
        { vehicleId: null, position: { latitude: -6.2 } },
        { vehicleId: '34', licensePlate: null },
      ],
    },
  },
  VehiclesMoved: { vehiclePositions: [{ vehicleId: '34', position: { latitude: -6.3 } }] },
  MarkNotificationRead: { markNotificationRead: { success: true, unreadCount: 2 } },
  RequestExport: { requestExport: { success: true, export: { id: 'x1.csv' } } },
  ChangePassword: { changePassword: { success: true } },
  CreateVehicle: { createVehicle: { success: true, message: 'Data berhasil disimpan' } },
  ReverseGeocode: { reverseGeocode: { address: 'Gambir, Jakarta Pusat' } },
};

const services = new MinimalServices();
let gateway: GatewayUnderTest;
let cookie = '';

beforeAll(async () => {
  gateway = await GatewayUnderTest.start({
    ...(await services.start()),
    NOTIFICATION_POLL_MS: '10',
    POSITION_POLL_MS: '10',
    COMPLAINT_POLL_MS: '10',
  });
});
beforeEach(async () => {
  const signIn = 'mutation { login(input: { username: "budi", password: "armada-demo" }) { success } }';
  cookie = (await gateway.run(signIn)).cookie ?? '';
});
afterAll(async () => {
  await GatewayUnderTest.stopAll();
  await services.stop();
});

type Result = Pick<GraphqlResponse, 'data' | 'errors'>;

async function run(operation: ClientOperation): Promise<Result> {
  const { query } = operation;
  const { variables: given = {}, upload } = lineOf(operation);
  // A record is read that the data API has.
  const [record] = Object.values(Object(expectedData[operation.name]));
  const id = 'id' in given ? { id: Object(record).id ?? given.id } : {};
  const variables = { ...given, ...id };
  if (upload !== undefined) return gateway.runWithPhoto(query, variables, upload, { cookie });
  if (!isSubscription(operation)) return gateway.run(query, variables, { cookie });
  const client = gateway.socketClient({ cookie });
  const { value } = await client.iterate<Result['data']>({ query, variables: { ...variables } }).next();
  await client.dispose();
  return value;
}

test.each(clientOperations())(
  'a data API with only the specification’s calls supports $name, or returns NOT_SUPPORTED',
  async (operation) => {
    const { data, errors = [] } = await run(operation);
    const failures = errors.map(({ path = [], extensions }) => [path.join('.'), extensions?.code]);
    const absent = notFound.find((field) => field.toLowerCase() === operation.name.toLowerCase());
    if (absent !== undefined) return expect(failures).toEqual([[absent, 'BAD_USER_INPUT']]);
    const missing = notSupported[operation.name];
    expect(failures).toEqual(missing === undefined ? [] : [[missing, 'NOT_SUPPORTED']]);
    expect(data ?? {}).toMatchObject(expectedData[operation.name] ?? {});
    if (missing === undefined) expect(data).toBeTruthy();
  },
);

test('every table names only operations of the client', () => {
  const known = new Set(clientOperations().map(({ name }) => name));
  expect(
    [...Object.keys(notSupported), ...Object.keys(expectedData)].filter((name) => !known.has(name)),
  ).toEqual([]);
});

describe('without a call for the current user', () => {
  test('refuses an expired token, and does not report the call as unsupported', async () => {
    expect(await gateway.run('{ me { user { id } } }', {}, { token: 'expired' })).toMatchObject({
      data: { me: null },
      codes: ['UNAUTHENTICATED'],
    });
  });

  test('accepts a subscription with a valid token, and refuses one with an invalid token', async () => {
    const unread = { query: 'subscription { unreadNotificationCount }' };
    const client = gateway.socketClient({ token: 'a-token' });
    expect(await client.iterate(unread).next()).toMatchObject({
      value: { data: { unreadNotificationCount: 2 } },
    });
    await client.dispose();
    const rejected = gateway.socketClient({ token: 'expired' });
    await expect(rejected.iterate(unread).next()).rejects.toMatchObject({ code: 4401 });
  });
});

test.each([
  ['34', { id: '34' }],
  ['251', null],
])('finds a row in a list of more than one page: vehicle %s', async (id, vehicle) => {
  expect(await gateway.run('query ($id: ID!) { vehicle(id: $id) { id } }', { id }, { cookie })).toMatchObject(
    {
      data: { vehicle },
      codes: [],
    },
  );
});

test('reads a relation from the list of the related resource', async () => {
  const result = await gateway.run('{ contracts { items { tenant { id name } } } }', {}, { cookie });
  expect(result).toMatchObject({
    data: { contracts: { items: [{ tenant: { id: '5', name: 'Kirim Cepat' } }] } },
    codes: [],
  });
});
