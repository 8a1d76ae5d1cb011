import type { GraphQLField } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { gatewayForTests, type Sender } from '../../testing/gateway-under-test.js';
import { type MinimalOperation, minimalOperation } from '../../testing/minimal-operation.js';
import { accessRuleOf, rootFieldsOf } from './access-rule.js';
import type { Context } from './context.js';

const bench = gatewayForTests();
const { upstream } = bench;
const schema = buildGatewaySchema();

/** Arguments that a resolver asks for beyond what the schema does. */
const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'Query.contractVehicles': { contractId: '1' },
  'Mutation.savePreferences': { changes: {} },
};

/** Root fields by their rule and kind, with the smallest operation that asks for each. */
const fields = rootFieldsOf(schema).map(({ name, field }) => ({
  name,
  rule: accessRuleOf(field),
  kind: kindOf(field),
  operation: minimalOperation(kindOf(field), field, given[name]),
}));
const over = (rule: 'public' | 'signedIn', transport: 'HTTP' | 'WebSocket') =>
  fields.filter((one) => one.rule === rule && (one.kind === 'subscription') === (transport === 'WebSocket'));

function kindOf(field: GraphQLField<unknown, Context>): 'query' | 'mutation' | 'subscription' {
  if (schema.getMutationType()?.getFields()[field.name] === field) return 'mutation';
  return schema.getSubscriptionType()?.getFields()[field.name] === field ? 'subscription' : 'query';
}

/** Asks over HTTP and says which error codes came back. */
async function ask({ query, variables, upload }: MinimalOperation, sender: Sender): Promise<string[]> {
  const response = await bench.gateway.post(
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

/** Every service refuses everything, so whatever is let through ends as FORBIDDEN and never as a success. */
beforeEach(() => upstream.respondToAll({ status: 403 }));

/** Asserts that services were asked, all in the caller's name; the geocoder knows nobody and is never told. */
function expectAskedFor(token: string): void {
  const misaddressed = upstream.calls.filter(
    ({ path, headers }) =>
      headers.authorization !== (path.startsWith('/geo/') ? undefined : `Bearer ${token}`),
  );
  expect(upstream.calls).not.toHaveLength(0);
  expect(misaddressed).toEqual([]);
}

describe('signed out', () => {
  test.each(over('signedIn', 'HTTP'))(
    '$name is refused, and no service hears of it',
    async ({ operation }) => {
      expect(await ask(operation, {})).toEqual(['UNAUTHENTICATED']);
      expect(upstream.calls).toHaveLength(0);
    },
  );

  test.each(over('public', 'HTTP'))('$name is let through, without any token', async ({ operation }) => {
    expect(await ask(operation, {})).not.toContain('UNAUTHENTICATED');
    expect(upstream.calls.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  test.each(over('signedIn', 'WebSocket'))('$name cannot be subscribed to', async ({ operation }) => {
    const client = bench.gateway.socketClient();
    const subscription = client.iterate({ query: operation.query });
    await expect(subscription.next()).rejects.toMatchObject({ code: 4401 });
    expect(upstream.calls).toHaveLength(0);
    await client.dispose();
  });
});

describe('signed in', () => {
  const sender = { token: 'staff-token' };

  test.each(over('signedIn', 'HTTP'))(
    '$name asks the services in the caller’s name',
    async ({ operation }) => {
      const codes = await ask(operation, sender);
      expect(codes).not.toContain('UNAUTHENTICATED');
      expectAskedFor(sender.token);
    },
  );

  test.each(over('public', 'HTTP'))('$name is let through as well', async ({ operation }) => {
    expect(await ask(operation, sender)).not.toContain('UNAUTHENTICATED');
  });

  test.each(over('signedIn', 'WebSocket'))(
    '$name asks first whether the session holds',
    async ({ operation }) => {
      const client = bench.gateway.socketClient(sender);
      const subscription = client.iterate({ query: operation.query });
      await expect(subscription.next()).rejects.toMatchObject({ code: 1013 });
      expectAskedFor(sender.token);
      await client.dispose();
    },
  );
});
