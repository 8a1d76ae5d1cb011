import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { fromRoot } from '../../../scripts/repository.mjs';
import { field, type GraphqlReply, Integration, list, replyOf } from '../calls/gateway.js';
import { areListed, reportForTwoSuppliers } from '../calls/trackers.js';
import { expectSoon } from '../pages/expect-soon.js';
import { type SecondGateway, startSecondGateway } from '../servers/second-gateway.js';
import { createCallers } from './callers.js';
import { minimalOperation, type Operation, verdictOf } from './minimal-operation.js';
import {
  callers,
  expectedVerdict,
  fieldRules,
  matrixRows,
  personal,
  relations,
  rules,
  writableFields,
} from './rules.mjs';

const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'));
const step = 'complaint/maintanance';

/** The type of the items in a root field's page; null if it returns no page. */
function itemTypeOf(name: string): string | null {
  const page = getNamedType(schema.getQueryType()?.getFields()[name]?.type);
  const items = isObjectType(page) ? page.getFields().items : undefined;
  return items ? getNamedType(items.type).name : null;
}

/** The gateway of the browser tests accepts only persisted operations from callers without a token; this one accepts all. */
let gateway: SecondGateway;
let users: Awaited<ReturnType<typeof createCallers>>;
/** The ids that a caller sees in a list, by caller and list. */
const seen = new Map<string, readonly string[]>();
const seenBy = (caller: string, records: string) => seen.get(`${caller} ${records}`) ?? [];
/** A complaint with comments in each caller's scope. */
const commented = new Map<string, string>();

async function idsIn(caller: Integration, records: string): Promise<string[]> {
  const { data } = await caller.send(`{ result: ${records}(size: 1000) { items { id } } }`);
  const items = field(field(data, 'result'), 'items');
  return Array.isArray(items) ? items.map((item) => String(field(item, 'id'))) : [];
}

/** The ids of trips of the first vehicles in the caller's scope. */
async function tripsOf(caller: Integration): Promise<string[]> {
  const { data } = await caller.send('{ vehicles(size: 8) { items { trips(size: 3) { items { id } } } } }');
  const vehicles = field(field(data, 'vehicles'), 'items');
  if (!Array.isArray(vehicles)) return [];
  return vehicles.flatMap((vehicle) =>
    list(field(field(vehicle, 'trips'), 'items') ?? []).map((trip) => String(field(trip, 'id'))),
  );
}

/** The first assigned complaint with a comment of a person: other test files create complaints without comments meanwhile. */
async function commentedComplaint(caller: Integration, complaints: readonly string[]): Promise<string> {
  for (const id of complaints) {
    const data = await caller.request(`{ complaint(id: "${id}") { assigneeId comments { author { id } } } }`);
    if (field(field(data, 'complaint'), 'assigneeId') === null) continue;
    const comments = list(field(field(data, 'complaint'), 'comments'));
    if (comments.some((comment) => field(comment, 'author') !== null)) return id;
  }
  throw new Error('No complaint has comments.');
}

/** The caller whose scope applies to a caller's list: callers of one company share a scope, except for personal records. */
const scopeOf = (caller: string, records: string): string => {
  if (caller === 'token' || caller === 'reader') return 'supplier';
  if (personal.includes(records)) return caller;
  return { bareSupplier: 'supplier', bareTenant: 'tenant' }[caller] ?? caller;
};

beforeAll(async () => {
  gateway = await startSecondGateway();
  users = await createCallers();
  const { platform = new Integration(), supplier = new Integration() } = users.byName;
  const devices = await reportForTwoSuppliers(platform, supplier);
  // Devices are listed a little later.
  await expectSoon(() => areListed(platform, devices), true);
  const kinds = new Set([
    ...Object.values(rules).flatMap(({ records }) => records ?? []),
    ...Object.values(relations),
  ]);
  // The platform last: it also sees what appears meanwhile, such as the devices of the demo.
  for (const name of ['supplier', 'tenant', 'bareSupplier', 'bareTenant', 'platform']) {
    const caller = users.byName[name] ?? new Integration();
    await caller.send('mutation { requestExport(input: {type: VEHICLE, format: CSV}) { success } }');
    const change = 'input: {ids: [], change: {vehicleStatus: ACTIVE}}, dryRun: false';
    await caller.send(`mutation { changeVehicles(${change}) { success } }`);
    for (const records of kinds)
      if (scopeOf(name, records) === name)
        seen.set(
          `${name} ${records}`,
          records === 'trips' ? await tripsOf(caller) : await idsIn(caller, records),
        );
  }
  for (const name of ['platform', 'supplier', 'tenant'])
    commented.set(
      name,
      await commentedComplaint(users.byName[name] ?? new Integration(), seenBy(name, 'complaints')),
    );
});

afterAll(() => gateway.stop());

/** The id of a record inside or outside the caller's scope; undefined if the demo data has none. */
function recordFor(caller: string, records: string, isOutOfScope: boolean): string | undefined {
  const own = seenBy(scopeOf(caller, records), records);
  if (!isOutOfScope) return own[0];
  return ['platform', 'tenant', 'supplier']
    .flatMap((other) => seenBy(other, records))
    .find((id) => !own.includes(id));
}

function post({ headers }: Integration, body: string | FormData, accept: string) {
  const type =
    typeof body === 'string' ? { 'content-type': 'application/json' } : { 'apollo-require-preflight': '1' };
  return fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { ...type, accept, 'accept-language': 'en', ...headers },
    body,
  });
}

async function responseTo(caller: Integration, operation: Operation): Promise<GraphqlReply> {
  const isUpload = 'file' in operation.variables;
  const form = new FormData();
  form.set('operations', JSON.stringify(operation));
  form.set('map', '{"0":["variables.file"]}');
  form.set('0', new Blob(['not a photo']), 'photo.png');
  return replyOf(
    await (await post(caller, isUpload ? form : JSON.stringify(operation), 'application/json')).json(),
  );
}

/** Sends an operation over server-sent events. @returns the first result */
async function firstResult(caller: Integration, operation: Operation): Promise<GraphqlReply> {
  const response = await post(caller, JSON.stringify(operation), 'text/event-stream');
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    const [, result] = /^data: (\{.*\})$/m.exec(text) ?? [];
    // Leaving the loop ends the subscription.
    if (result !== undefined) return replyOf(JSON.parse(result));
  }
  return replyOf(JSON.parse(text));
}

/** Root fields whose call has an effect, with the callers that the test tries: all others are skipped. */
const callersWithoutEffect: Readonly<Record<string, readonly string[]>> = {
  // Each call counts as a failed try from this IP address.
  'Mutation.login': ['signedOut'],
  'Mutation.forgotPassword': ['signedOut'],
  'Mutation.resetPassword': ['signedOut'],
  // Ends the session of the caller.
  'Mutation.logout': ['signedOut', 'token', 'reader'],
  'Mutation.revokeApiToken': ['signedOut', 'token', 'reader'],
  'Mutation.revokeTrackerToken': ['signedOut', 'tenant', 'bareSupplier', 'token', 'reader'],
  // Without a sign-in the upload is refused before it is complete: bff/src/graphql/schema/access-matrix.test.ts tests that.
  'Mutation.uploadPhoto': Object.keys(callers).filter((caller) => caller !== 'signedOut'),
};
/** Subscriptions without an initial result: a caller that is admitted would wait for an event. */
const withoutInitialResult = [
  'Subscription.complaintCommented',
  'Subscription.complaintListChanged',
  'Subscription.dashboardChanged',
  'Subscription.notificationReceived',
  'Subscription.vehiclePositions',
];

test.each(matrixRows().map((row) => [`${row.name}${row.isOutOfScope ? ' out of scope' : ''}`, row] as const))(
  '%s responds to each caller as in the access matrix',
  async (_title, { name, rule, isOutOfScope }) => {
    const expected: Record<string, string> = {};
    const actual: Record<string, string> = {};
    const sendAs = async (callerName: string): Promise<void> => {
      const caller = callers[callerName];
      if (!caller || (!isOutOfScope && callersWithoutEffect[name]?.includes(callerName) === false)) return;
      const verdict = expectedVerdict(name, rule, caller, isOutOfScope);
      if (verdict === 'yes' && withoutInitialResult.includes(name)) return;
      const id = rule.records ? recordFor(callerName, rule.records, isOutOfScope) : undefined;
      if (rule.records && id === undefined) return;
      const operation = minimalOperation(schema, name, id === undefined ? {} : { [rule.key ?? 'id']: id });
      const user = users.byName[callerName] ?? new Integration();
      const reply = await (name.startsWith('Subscription.')
        ? firstResult(user, operation)
        : responseTo(user, operation));
      actual[callerName] = verdictOf(reply, rule.records !== undefined, isOutOfScope);
      expected[callerName] = verdict;
    };
    await Promise.all(Object.keys(callers).map(sendAs));
    expect(actual).toEqual(expected);
  },
);

test('me.permissions returns the fields that each caller may write', async () => {
  const query = '{ me { permissions { resource canCreate canEdit createFields editFields } } }';
  const cases = Object.entries(callers).flatMap(([callerName, caller]) => {
    const { staffOf, hasMenus = true, token } = caller;
    if (staffOf === null) return [];
    const roles = hasMenus && token !== 'readOnly' ? [staffOf] : [];
    return [{ user: users.byName[callerName], roles, isToken: token !== undefined }];
  });
  const admin = await Integration.signedIn('admin');
  const administrator = { user: admin, roles: ['ADMINISTRATOR', 'PLATFORM'], isToken: false };
  for (const { user, roles, isToken } of [...cases, administrator]) {
    const permissions = list(field(field(await user?.request(query), 'me'), 'permissions')).map(
      (permission) => ({
        ...Object(permission),
        createFields: list(field(permission, 'createFields')).map(String).sort(),
        editFields: list(field(permission, 'editFields')).map(String).sort(),
      }),
    );
    const expected = Object.keys(fieldRules)
      .sort()
      .map((resource) => {
        // API tokens cannot write accounts and rights.
        const writers = isToken && ['USER', 'USER_TYPE', 'MENU'].includes(resource) ? [] : roles;
        const createFields = writableFields(resource, 'create', writers).sort();
        const editFields = writableFields(resource, 'edit', writers).sort();
        const [canCreate, canEdit] = [createFields.length > 0, editFields.length > 0];
        return { resource, canCreate, canEdit, createFields, editFields };
      });
    expect([roles, permissions]).toEqual([roles, expected]);
  }
});

/** The ids of all objects at the alias `relation` in a result. */
function relatedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(relatedIds);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === 'relation'
      ? [below].flat().flatMap((one) => (one === null ? [] : String(field(one, 'id'))))
      : relatedIds(below),
  );
}

/** The query of the objects of a type, and the menu that this query needs. */
function sourceOf(type: string, caller: string): { menu: string; query: (relation: string) => string } {
  const complaint = `complaint(id: "${commented.get(caller)}")`;
  const dashboard = 'dashboard';
  switch (type) {
    case 'ComplaintDetail':
      return { menu: step, query: (relation) => `{ result: ${complaint} { ${relation} } }` };
    case 'ComplaintComment':
      return { menu: step, query: (relation) => `{ result: ${complaint} { comments { ${relation} } } }` };
    case 'VehiclePosition':
      return { menu: dashboard, query: (relation) => `{ result: dashboard { positions { ${relation} } } }` };
    case 'VehicleStatusRow':
      return {
        menu: dashboard,
        query: (relation) => `{ result: vehicleStatuses(size: 1000) { items { ${relation} } } }`,
      };
    default: {
      const records = Object.keys(schema.getQueryType()?.getFields() ?? {}).find(
        (name) => rules[`Query.${name}`]?.menu && /s$/.test(name) && itemTypeOf(name) === type,
      );
      return {
        menu: rules[`Query.${records}`]?.menu ?? '',
        query: (relation) => `{ result: ${records}(size: 1000) { items { ${relation} } } }`,
      };
    }
  }
}

describe.each(Object.entries(relations))('%s', (name, records) => {
  const [type = '', fieldName = ''] = name.split('.');
  const relation = `relation: ${fieldName} { id }`;

  test(`returns only records that ${records} returns`, async () => {
    const expectOnlyListed = async (caller: string) => {
      const data = await users.byName[caller]?.request(sourceOf(type, caller).query(relation));
      const unlisted = relatedIds(data).filter((id) => !seenBy(caller, records).includes(id));
      expect([caller, unlisted]).toEqual([caller, []]);
      if (caller === 'platform') expect(relatedIds(data)).not.toEqual([]);
    };
    await Promise.all(['platform', 'supplier', 'tenant'].map(expectOnlyListed));
  });

  test(`returns nothing without the menu of ${records}`, async () => {
    const { menu, query } = sourceOf(type, 'supplier');
    if (menu === rules[`Query.${records}`]?.menu) return;
    const hasRelated = relatedIds(await users.byName.supplier?.request(query(relation))).length > 0;
    await users.allow([menu]);
    const { data, errors } = (await users.byName.bareSupplier?.send(query(relation))) ?? {
      data: null,
      errors: [],
    };
    expect([...new Set(errors.map(({ code }) => code))]).toEqual(hasRelated ? ['FORBIDDEN'] : []);
    expect(relatedIds(data)).toEqual([]);
  });
});
