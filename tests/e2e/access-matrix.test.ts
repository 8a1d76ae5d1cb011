import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { fromRoot } from '../../scripts/repository.mjs';
import { type Question, questionFor, verdictIn } from './access/asking.js';
import { everybody } from './access/callers.js';
import { accessMatrix, page } from './access/print.mjs';
import {
  callers,
  fieldRules,
  lines,
  links,
  personal,
  rules,
  verdictOn,
  writableFields,
} from './access/rules.mjs';
import { field, type GraphqlReply, Integration, list, replyOf } from './gateway.js';
import { type SecondGateway, startSecondGateway } from './second-gateway.js';

const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'));
const step = 'complaint/maintanance';
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];

/** The types that lists hold: a field of one of these is a link. */
const linked = new Set(Object.values(links).map((records) => typeIn(records)));

/** The type that a root field's pages hold; null where it has none. */
function typeOfPage(name: string): string | null {
  const page = getNamedType(schema.getQueryType()?.getFields()[name]?.type);
  const items = isObjectType(page) ? page.getFields().items : undefined;
  return items ? getNamedType(items.type).name : null;
}

/** The type that a list holds. */
function typeIn(records: string): string {
  const type = typeOfPage(records);
  if (type === null) throw new Error(`The schema has no list ${records}.`);
  return type;
}

test('the rules have a line for every root field of the schema, and for every link', () => {
  const fields = roots.flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((name) => `${root?.name}.${name}`),
  );
  expect(Object.keys(rules).sort()).toEqual(fields.sort());
  const isHolder = (name: string) => !/^__|^(Query|Mutation|Subscription|Me)$|(Payload|Page)$/.test(name);
  const all = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && isHolder(type.name)
      ? Object.values(type.getFields())
          .filter((one) => linked.has(getNamedType(one.type).name))
          .map((one) => `${type.name}.${one.name}`)
      : [],
  );
  expect(Object.keys(links).sort()).toEqual(all.sort());
});

test('the rules have every input field of every resource', () => {
  const resources = schema.getType('Resource');
  expect(Object.keys(fieldRules).sort()).toEqual(
    isEnumType(resources)
      ? resources
          .getValues()
          .map(({ name }) => name)
          .sort()
      : [],
  );
  for (const [resource, groups] of Object.entries(fieldRules)) {
    const name = resource.replace(
      /(^|_)([A-Z])([A-Z]*)/g,
      (_, __, first, rest) => first + rest.toLowerCase(),
    );
    const input = schema.getType(`${name}Input`);
    const inputFields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    expect([resource, groups.flatMap(({ fields }) => fields).sort()]).toEqual([
      resource,
      inputFields.filter((one) => one !== 'version').sort(),
    ]);
  }
});

test('docs/access-matrix.md says what the rules say', () => {
  expect(readFileSync(page, 'utf8')).toBe(accessMatrix());
});

/** Signed out nobody sends documents to the gateway of the pages. */
let gateway: SecondGateway;
let world: Awaited<ReturnType<typeof everybody>>;
/** Ids by list and caller: what each of them sees. */
const seen = new Map<string, readonly string[]>();
const seenBy = (caller: string, records: string) => seen.get(`${caller} ${records}`) ?? [];

async function idsIn(caller: Integration, records: string): Promise<string[]> {
  const { data } = await caller.send(`{ answer: ${records}(size: 1000) { items { id } } }`);
  const items = field(field(data, 'answer'), 'items');
  return Array.isArray(items) ? items.map((item) => String(field(item, 'id'))) : [];
}

/** The trips of the first vehicles in sight. */
async function tripsOf(caller: Integration): Promise<string[]> {
  const { data } = await caller.send('{ vehicles(size: 8) { items { trips(size: 3) { items { id } } } } }');
  const vehicles = field(field(data, 'vehicles'), 'items');
  if (!Array.isArray(vehicles)) return [];
  return vehicles.flatMap((vehicle) =>
    list(field(field(vehicle, 'trips'), 'items') ?? []).map((trip) => String(field(trip, 'id'))),
  );
}

/** Whose eyes a caller has: those of its company, but for what is its own. */
const eyesOf = (caller: string, records: string): string => {
  if (caller === 'token' || caller === 'reader') return 'supplier';
  if (personal.includes(records)) return caller;
  return { bareSupplier: 'supplier', bareTenant: 'tenant' }[caller] ?? caller;
};

beforeAll(async () => {
  gateway = await startSecondGateway();
  world = await everybody();
  const kinds = new Set([
    ...Object.values(rules).flatMap(({ records }) => records ?? []),
    ...Object.values(links),
  ]);
  for (const name of ['platform', 'supplier', 'tenant', 'bareSupplier', 'bareTenant']) {
    const caller = world.everyone[name] ?? new Integration();
    await caller.send('mutation { requestExport(input: {type: VEHICLE, format: CSV}) { success } }');
    for (const records of kinds)
      if (eyesOf(name, records) === name)
        seen.set(
          `${name} ${records}`,
          records === 'trips' ? await tripsOf(caller) : await idsIn(caller, records),
        );
  }
});

afterAll(() => gateway.stop());

/** A record in the caller's scope, or one that is not; undefined where the demo has none. */
function recordFor(caller: string, records: string, isAnothers: boolean): string | undefined {
  const own = seenBy(eyesOf(caller, records), records);
  if (!isAnothers) return own[0];
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

async function answerTo(caller: Integration, question: Question): Promise<GraphqlReply> {
  const isUpload = 'file' in question.variables;
  const form = new FormData();
  form.set('operations', JSON.stringify(question));
  form.set('map', '{"0":["variables.file"]}');
  form.set('0', new Blob(['no photo']), 'photo.png');
  return replyOf(
    await (await post(caller, isUpload ? form : JSON.stringify(question), 'application/json')).json(),
  );
}

/** Asks over server-sent events until the first answer. */
async function firstOf(caller: Integration, question: Question): Promise<GraphqlReply> {
  const response = await post(caller, JSON.stringify(question), 'text/event-stream');
  let text = '';
  for await (const piece of response.body ?? []) {
    text += Buffer.from(piece).toString();
    const [, answer] = /^data: (\{.*\})$/m.exec(text) ?? [];
    // Leaving the loop ends the subscription.
    if (answer !== undefined) return replyOf(JSON.parse(answer));
  }
  return replyOf(JSON.parse(text));
}

/** What each asking does something of: asked of these alone. */
const deeds: Readonly<Record<string, readonly string[]>> = {
  // Each counts as a try of this address.
  'Mutation.login': ['nobody'],
  'Mutation.forgotPassword': ['nobody'],
  'Mutation.resetPassword': ['nobody'],
  // Ends who asks.
  'Mutation.logout': ['nobody'],
  'Mutation.revokeApiToken': ['nobody', 'token', 'reader'],
  // Whoever is signed out is refused while the photo is on its way: bff/src/graphql/schema/access-matrix.test.ts asks that.
  'Mutation.uploadPhoto': Object.keys(callers).filter((who) => who !== 'nobody'),
};
/** Subscriptions that say nothing until something happens: who is let in would wait. */
const silent = [
  'Subscription.complaintCommented',
  'Subscription.dashboardChanged',
  'Subscription.notificationReceived',
  'Subscription.vehiclePositions',
];

test.each(lines().map((line) => [`${line.name}${line.isAnothers ? " of another's" : ''}`, line] as const))(
  '%s answers each caller as the matrix says',
  async (_title, { name, rule, isAnothers }) => {
    const expected: Record<string, string> = {};
    const answered: Record<string, string> = {};
    const askAs = async (who: string): Promise<void> => {
      const caller = callers[who];
      if (!caller || (!isAnothers && deeds[name]?.includes(who) === false)) return;
      const verdict = verdictOn(name, rule, caller, isAnothers);
      if (verdict === 'yes' && silent.includes(name)) return;
      const id = rule.records ? recordFor(who, rule.records, isAnothers) : undefined;
      if (rule.records && id === undefined) return;
      const question = questionFor(schema, name, id === undefined ? {} : { [rule.key ?? 'id']: id });
      const asking = world.everyone[who] ?? new Integration();
      const reply = await (name.startsWith('Subscription.')
        ? firstOf(asking, question)
        : answerTo(asking, question));
      answered[who] = verdictIn(reply, rule.records !== undefined, isAnothers);
      expected[who] = verdict;
    };
    await Promise.all(Object.keys(callers).map(askAs));
    expect(answered).toEqual(expected);
  },
);

test('me.permissions tells each caller the fields that they may write', async () => {
  const query = '{ me { permissions { resource canCreate canEdit createFields editFields } } }';
  const asks = Object.entries(callers).flatMap(([who, caller]) => {
    const { staffOf, hasMenus = true, token } = caller;
    if (staffOf === null) return [];
    const roles = hasMenus && token !== 'readOnly' ? [staffOf] : [];
    return [{ asking: world.everyone[who], roles, isToken: token !== undefined }];
  });
  const admin = await Integration.signedIn('admin');
  const administrator = { asking: admin, roles: ['ADMINISTRATOR', 'PLATFORM'], isToken: false };
  for (const { asking, roles, isToken } of [...asks, administrator]) {
    const told = list(field(field(await asking?.ask(query), 'me'), 'permissions')).map((permission) => ({
      ...Object(permission),
      createFields: list(field(permission, 'createFields')).map(String).sort(),
      editFields: list(field(permission, 'editFields')).map(String).sort(),
    }));
    const expected = Object.keys(fieldRules)
      .sort()
      .map((resource) => {
        // Accounts and rights are written in person only.
        const writers = isToken && ['USER', 'USER_TYPE', 'MENU'].includes(resource) ? [] : roles;
        const createFields = writableFields(resource, 'create', writers).sort();
        const editFields = writableFields(resource, 'edit', writers).sort();
        const [canCreate, canEdit] = [createFields.length > 0, editFields.length > 0];
        return { resource, canCreate, canEdit, createFields, editFields };
      });
    expect([roles, told]).toEqual([roles, expected]);
  }
});

/** Ids of what stands under `link` anywhere in an answer. */
function linkedIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIds);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === 'link'
      ? [below].flat().flatMap((one) => (one === null ? [] : String(field(one, 'id'))))
      : linkedIds(below),
  );
}

/** Where the things are that links begin at, with the menu that shows them. */
function holderOf(type: string, caller: string): { menu: string; query: (link: string) => string } {
  const complaint = `complaint(id: "${seenBy(eyesOf(caller, 'complaints'), 'complaints')[0]}")`;
  const fleet = 'dashboard';
  switch (type) {
    case 'ComplaintDetail':
      return { menu: step, query: (link) => `{ answer: ${complaint} { ${link} } }` };
    case 'ComplaintComment':
      return { menu: step, query: (link) => `{ answer: ${complaint} { comments { ${link} } } }` };
    case 'VehiclePosition':
      return { menu: fleet, query: (link) => `{ answer: dashboard { positions { ${link} } } }` };
    case 'VehicleStatusRow':
      return {
        menu: fleet,
        query: (link) => `{ answer: vehicleStatuses(size: 1000) { items { ${link} } } }`,
      };
    default: {
      const records = Object.keys(schema.getQueryType()?.getFields() ?? {}).find(
        (name) => rules[`Query.${name}`]?.menu && /s$/.test(name) && typeOfPage(name) === type,
      );
      return {
        menu: rules[`Query.${records}`]?.menu ?? '',
        query: (link) => `{ answer: ${records}(size: 1000) { items { ${link} } } }`,
      };
    }
  }
}

describe.each(Object.entries(links))('%s', (name, records) => {
  const [type = '', fieldName = ''] = name.split('.');
  const link = `link: ${fieldName} { id }`;

  test(`leads nobody to what ${records} would not show`, async () => {
    const leadsOnlyThere = async (who: string) => {
      const answer = await world.everyone[who]?.ask(holderOf(type, who).query(link));
      const unseen = linkedIds(answer).filter((id) => !seenBy(who, records).includes(id));
      expect([who, unseen]).toEqual([who, []]);
      if (who === 'platform') expect(linkedIds(answer)).not.toEqual([]);
    };
    await Promise.all(['platform', 'supplier', 'tenant'].map(leadsOnlyThere));
  });

  test(`leads nowhere without the menu of ${records}`, async () => {
    const { menu, query } = holderOf(type, 'supplier');
    if (menu === rules[`Query.${records}`]?.menu) return;
    const isLinked = linkedIds(await world.everyone.supplier?.ask(query(link))).length > 0;
    await world.allow([menu]);
    const { data, errors } = (await world.everyone.bareSupplier?.send(query(link))) ?? {
      data: null,
      errors: [],
    };
    expect([...new Set(errors.map(({ code }) => code))]).toEqual(isLinked ? ['FORBIDDEN'] : []);
    expect(linkedIds(data)).toEqual([]);
  });
});
