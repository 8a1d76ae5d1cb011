import type { GraphQLField } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { gatewayForTests, type Sender } from '../../testing/gateway-under-test.js';
import { type MinimalOperation, minimalOperation } from '../../testing/minimal-operation.js';
import { accessRuleOf, rootFieldsOf } from './access-rule.js';
import type { Context } from './context.js';

const world = gatewayForTests();
const { upstream } = world;
const schema = buildGatewaySchema();

/** Arguments that a resolver requires although the schema does not. */
const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'Query.contractVehicles': { contractId: '1' },
  'Mutation.savePreferences': { changes: {} },
};

/** Root fields with their rule, kind and minimal operation. */
const fields = rootFieldsOf(schema).map(({ name, field }) => ({
  name,
  rule: accessRuleOf(field),
  kind: kindOf(field),
  operation: minimalOperation(kindOf(field), field, given[name]),
}));
const over = (rule: 'public' | 'signedIn', transport: 'HTTP' | 'WebSocket') =>
  fields.filter(
    (field) => field.rule === rule && (field.kind === 'subscription') === (transport === 'WebSocket'),
  );
/** One field of each kind. */
const SAMPLES = ['Query.vehicles', 'Mutation.createVehicle', 'Subscription.vehiclePositions'];
/** The code that reads the session and passes the token on is the same for all fields. */
const oneOfEach = (transport: 'HTTP' | 'WebSocket') =>
  over('signedIn', transport).filter(({ name }) => SAMPLES.includes(name));

function kindOf(field: GraphQLField<unknown, Context>): 'query' | 'mutation' | 'subscription' {
  if (schema.getMutationType()?.getFields()[field.name] === field) return 'mutation';
  return schema.getSubscriptionType()?.getFields()[field.name] === field ? 'subscription' : 'query';
}

/** Sends the operation over HTTP. @returns the error codes of the response */
async function send({ query, variables, upload }: MinimalOperation, sender: Sender): Promise<string[]> {
  const response = await world.gateway.post(
    upload === null ? JSON.stringify({ query, variables }) : multipart(query, variables, upload),
    upload === null ? sender : { ...sender, headers: { 'apollo-require-preflight': 'true' } },
  );
  return [...(await response.text()).matchAll(/"code":"([A-Z_]+)"/g)].map(([, code = '']) => code);
}

function multipart(query: string, variables: object, upload: string): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify({ file: [`variables.${upload}`] }));
  form.set('file', new Blob(['photo']), 'photo.png');
  return form;
}

/** Every service responds with 403, so that an allowed operation returns FORBIDDEN. */
beforeEach(() => upstream.respondToAll({ status: 403 }));

/** Asserts that services were called with the caller's token, except the geocoder, which receives none. */
function expectCallsWith(token: string): void {
  const others = upstream.calls.filter(
    ({ path, headers }) =>
      headers.authorization !== (path.startsWith('/geo/') ? undefined : `Bearer ${token}`),
  );
  expect(upstream.calls).not.toHaveLength(0);
  expect(others).toEqual([]);
}

describe('signed out', () => {
  test.each(over('signedIn', 'HTTP'))(
    '$name returns UNAUTHENTICATED without an upstream call',
    async ({ operation }) => {
      expect(await send(operation, {})).toEqual(['UNAUTHENTICATED']);
      expect(upstream.calls).toHaveLength(0);
    },
  );

  test.each(over('public', 'HTTP'))(
    '$name is allowed, and upstream calls have no token',
    async ({ operation }) => {
      expect(await send(operation, {})).not.toContain('UNAUTHENTICATED');
      expect(upstream.calls.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
    },
  );

  test.each(oneOfEach('WebSocket'))('$name is refused with 4401', async ({ operation }) => {
    const client = world.gateway.socketClient();
    const subscription = client.iterate({ query: operation.query });
    await expect(subscription.next()).rejects.toMatchObject({ code: 4401 });
    expect(upstream.calls).toHaveLength(0);
    await client.dispose();
  });
});

describe('signed in', () => {
  const sender = { token: 'staff-token' };

  test.each(oneOfEach('HTTP'))('$name calls the services with the caller’s token', async ({ operation }) => {
    const codes = await send(operation, sender);
    expect(codes).not.toContain('UNAUTHENTICATED');
    expectCallsWith(sender.token);
  });

  test.each(over('public', 'HTTP'))('$name is allowed', async ({ operation }) => {
    expect(await send(operation, sender)).not.toContain('UNAUTHENTICATED');
  });

  test.each(oneOfEach('WebSocket'))('$name checks the session first', async ({ operation }) => {
    const client = world.gateway.socketClient(sender);
    const subscription = client.iterate({ query: operation.query });
    await expect(subscription.next()).rejects.toMatchObject({ code: 1013 });
    expectCallsWith(sender.token);
    await client.dispose();
  });
});
