import { buildGatewaySchema } from '../../build-schema.js';
import { data } from '../../testing/data-api-double.js';
import { GatewayUnderTest, gatewayForTests } from '../../testing/gateway-under-test.js';
import { minimalOperation } from '../../testing/minimal-operation.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { transports } from '../../testing/transports.js';
import { accessRuleOf, rootFieldsOf } from './access-rule.js';

const world = gatewayForTests();
const { upstream } = world;
/** An upload without a file is refused before its resolver; a read-only token's is refused by the file service. */
const mutations = rootFieldsOf(buildGatewaySchema()).filter(
  ({ name, field }) =>
    name.startsWith('Mutation.') && accessRuleOf(field) === 'signedIn' && field.name !== 'uploadPhoto',
);
/** The data API accepts everything. */
const start = (isReadOnly: '0' | '1') => {
  upstream.respondToAll(({ path }) => data(path === 'user/me' ? { ...meResponse, isReadOnly } : { id: 1 }));
  return GatewayUnderTest.start({ ...upstream.environment, RATE_PER_USER: '1000' });
};

test('a token that is limited to reading is refused every mutation, before any other call', async () => {
  const gateway = await start('1');
  for (const { name, field } of mutations) {
    const { query, variables } = minimalOperation('mutation', field);
    const { codes, errors } = await gateway.run(query, variables, { token: 'reader', language: 'en' });
    expect([name, codes, errors?.[0]?.message]).toEqual([
      name,
      ['FORBIDDEN'],
      'This API token is limited to reading.',
    ]);
  }
  expect(upstream.calls.map(({ path }) => path)).toEqual(['user/me']);
});

test('over every transport of mutations', async () => {
  const gateway = await start('1');
  const { 'HTTP GET': _refusesMutations, ...writing } = transports;
  const query = 'mutation { markNotificationRead(id: "1") { success } }';
  for (const [transport, send] of Object.entries(writing))
    expect([transport, (await send(gateway, { query })).codes]).toEqual([transport, ['FORBIDDEN']]);
  expect(new Set(upstream.calls.map(({ path }) => path))).toEqual(new Set(['user/me']));
});

test('it may read, and other tokens may write', async () => {
  const reader = await start('1');
  const query = '{ unreadNotificationCount }';
  expect((await reader.run(query, {}, { token: 'reader' })).codes).not.toContain('FORBIDDEN');
  const writer = await start('0');
  const marked = await writer.run(
    'mutation { markNotificationRead(id: "1") { success } }',
    {},
    { token: 'writer' },
  );
  expect(marked.data).toEqual({ markNotificationRead: { success: true } });
});
