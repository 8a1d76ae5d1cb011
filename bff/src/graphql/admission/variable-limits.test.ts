import { growsFaster } from '../../shared/testing/growth.js';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { transports } from '../../testing/transports.js';
import { limits } from './limits.js';

const world = gatewayForTests({ INTROSPECTION: '0', RATE_PER_USER: '0', RATE_PER_ADDRESS: '0' });
beforeEach(() => world.upstream.respondToAll(data(meResponse)));

const FORGOT = 'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }';
const forgot = (email: unknown) => ({ query: FORGOT, variables: { input: { email } } });
const login = (input: unknown) => ({
  query: 'mutation ($input: LoginInput!) { login(input: $input) { success } }',
  variables: { input },
});
const change = (ids: readonly string[]) => ({
  query:
    'mutation ($input: ChangeVehiclesInput!) { changeVehicles(input: $input, dryRun: true) { message } }',
  variables: { input: { ids, change: { isInWarehouse: true } } },
});
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1]));
const unused = (value: unknown) => ({ query: '{ signInOptions { federated } }', variables: { value } });
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

/** Variables beyond a limit, and what the message says. */
const excessive: readonly [
  what: string,
  request: Parameters<(typeof transports)[string]>[1],
  text: RegExp,
][] = [
  ['a long text', unused('x'.repeat(limits.textLength + 1)), /characters/],
  ['an object of many fields', login(keys(limits.objectFields + 1)), /fields/],
  ['many values', unused(Array(limits.values + 1).fill(1)), /values/],
  ['many variables', { query: '{ __typename }', variables: keys(limits.values + 1) }, /values/],
  ['deep values', unused(nested(limits.valueDepth + 1)), /levels/],
  ['a list longer than its declaration allows', change(Array(20_001).fill('1')), /\$input\.ids .* 20000/],
  [
    'a list longer than the default',
    {
      query: 'query ($ids: [ID!]) { supplierOptions(ids: $ids) { value } }',
      variables: { ids: Array(limits.listItems + 1).fill('1') },
    },
    /\$ids .* 1000/,
  ],
];

const { 'HTTP GET': _noBody, ...withBody } = transports;

describe.each(Object.entries(withBody))('over %s', (transport, send) => {
  // A longer message closes a WebSocket.
  const longest = transport === 'WebSocket' ? limits.messageBytes : limits.requestBytes;
  const sendable = excessive.filter(([, request]) => JSON.stringify(request).length < longest);

  test.each(sendable)('%s is BAD_USER_INPUT without a call', async (_what, request, text) => {
    world.upstream.calls.length = 0;
    const { codes, messages } = await send(world.gateway, request);
    expect(codes).toEqual(['BAD_USER_INPUT']);
    expect(messages[0]).toMatch(text);
  });

  test.each([
    ['"Did you mean"', 'Did you mean '],
    ['a quote', '"'],
    ['a part of an address', 'a@a.'],
    ['a blank', ' '],
  ])('%s repeated in a text takes time that grows no faster than its length', async (_what, piece) => {
    const repeated = (length: number) => send(world.gateway, forgot(piece.repeat(length / piece.length)));
    expect(await growsFaster(repeated, limits.textLength / 2)).toBe(false);
  });

  test('no message is longer than its limit, whatever the value is', async () => {
    const { messages } = await send(world.gateway, forgot('Did you mean '.repeat(1000)));
    expect(messages.map(({ length }) => length)).toEqual([limits.messageLength]);
    const unknown = await send(world.gateway, login(keys(limits.objectFields)));
    expect(unknown.messages.length).toBeLessThanOrEqual(limits.variableErrors + 1);
    expect(Math.max(...unknown.messages.map(({ length }) => length))).toBeLessThanOrEqual(
      limits.messageLength,
    );
  });
});
