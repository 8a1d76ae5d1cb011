import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { z } from 'zod';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { type OperationRequest, transports } from '../../testing/transports.js';
import { limits } from './limits.js';

const world = gatewayForTests({ INTROSPECTION: '0' });
// Every upstream call succeeds: the tests check only whether an operation is admitted.
beforeEach(() => world.upstream.respondToAll(data(meResponse)));

const typeNames = z
  .object({ __schema: z.object({ types: z.array(z.object({ name: z.string() })) }) })
  .transform(({ __schema }) => __schema.types.map(({ name }) => name));
const nested = (levels: number) =>
  `{ me { menus ${'{ children '.repeat(levels)}{ id }${' }'.repeat(levels)} } }`;
const inlined = (levels: number) => `{ me { user { ${'... { '.repeat(levels)} id ${'}'.repeat(levels)} } } }`;
const introspected = (levels: number) =>
  `{ __schema { types { ${'ofType { '.repeat(levels)} name ${'}'.repeat(levels)} } } }`;
const queries = (count: number) => times(count, (index) => `query Q${index} { __typename }`);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const aliases = (count: number) => times(count, (index) => `a${index}: id`);
const directives = (count: number) => times(count, (index) => `f${index % 20}: id @include(if: true)`);
const vehicles = (size: string, fields: string) => `vehicles(size: ${size}) { items { ${fields} } }`;
const trips = 'id trips(size: 100) { items { id } }';
/** The number of rows, each with `trips`, that reaches the cost limit. */
const rows = Math.floor((limits.cost - 1) / 102);
const spreads = times(60, (index) => {
  const next = `...F${index + 1}`;
  return `fragment F${index} on MenuItem { children { ${next} } a${index}: children { ${next} } }`;
});

const tooComplex = 'OPERATION_TOO_COMPLEX';
const invalid = 'GRAPHQL_VALIDATION_FAILED';
const admitted = 'admitted';
const verdicts = new Set<unknown>([
  tooComplex,
  invalid,
  'GRAPHQL_PARSE_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);

const login = 'query ($id: ID!) { vehicle(id: $id) { id } }';

/** Operations, and their result over every transport. */
const table: [what: string, request: OperationRequest, result: string][] = [
  ['the maximum depth', { query: nested(limits.depth - 3) }, admitted],
  ['one level too many', { query: nested(limits.depth - 2) }, tooComplex],
  [
    'too many levels through fragments',
    {
      query: `{ me { ...M } } fragment M on Me { menus { ...C } } fragment C on MenuItem { ${'children { '.repeat(limits.depth)} id ${'}'.repeat(limits.depth)} }`,
    },
    tooComplex,
  ],
  ['the maximum number of aliases', { query: `{ me { user { ${aliases(limits.aliases)} } } }` }, admitted],
  ['one alias too many', { query: `{ me { user { ${aliases(limits.aliases + 1)} } } }` }, tooComplex],
  [
    'too many aliases, counted wherever a fragment is spread',
    {
      query: `{ me { user { ...A } ...B } } fragment B on Me { user { ...A } } fragment A on User { ${aliases(limits.aliases / 2 + 1)} }`,
    },
    tooComplex,
  ],
  [
    'the maximum number of directives',
    { query: `{ me { user { ${directives(limits.directives)} } } }` },
    admitted,
  ],
  [
    'one directive too many',
    { query: `{ me { user { ${directives(limits.directives + 1)} } } }` },
    tooComplex,
  ],
  [
    'the maximum number of root fields',
    { query: `{ ${'__typename '.repeat(limits.rootFields)} }` },
    admitted,
  ],
  ['one root field too many', { query: `{ ${'__typename '.repeat(limits.rootFields + 1)} }` }, tooComplex],
  ['the maximum number of selections', { query: inlined(limits.selections - 3) }, admitted],
  ['one selection too many', { query: inlined(limits.selections - 2) }, tooComplex],
  [
    'too many selections, counted wherever a fragment is spread',
    {
      query: `{ ...F0 } ${times(9, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F9 on Query { __typename }`,
    },
    tooComplex,
  ],
  [
    'the maximum number of definitions',
    { query: queries(limits.definitions), operationName: 'Q0' },
    admitted,
  ],
  ['one definition too many', { query: queries(limits.definitions + 1), operationName: 'Q0' }, tooComplex],
  [
    'the maximum repetitions of a field',
    { query: `{ me { user { ${'id '.repeat(limits.repetitions)} } } }` },
    admitted,
  ],
  [
    'one repetition too many',
    { query: `{ me { user { ${'id '.repeat(limits.repetitions)} ... { id } } } }` },
    tooComplex,
  ],
  ['too many levels of introspection', { query: introspected(limits.introspectionDepth - 2) }, tooComplex],
  [
    'too many levels in a value',
    {
      query: `{ vehicle(id: ${'['.repeat(limits.valueDepth + 1)}${']'.repeat(limits.valueDepth + 1)}) { id } }`,
    },
    tooComplex,
  ],
  ['too many tokens', { query: `{ ${'a '.repeat(limits.tokens)} }` }, tooComplex],
  [
    'exponentially many selections through fragments',
    { query: `{ me { menus { ...F0 } } } ${spreads} fragment F60 on MenuItem { id }` },
    tooComplex,
  ],
  [
    'the maximum page size',
    { query: `{ ${vehicles('1000', 'id model { id } supplier { id } tenant { id }')} }` },
    admitted,
  ],
  [
    'the maximum number of rows with a list in each',
    { query: `{ ${vehicles(String(rows), trips)} }` },
    admitted,
  ],
  ['one row too many', { query: `{ ${vehicles(String(rows + 1), trips)} }` }, tooComplex],
  [
    'the maximum number of rows by a variable',
    { query: `query ($n: Int!) { ${vehicles('$n', trips)} }`, variables: { n: rows } },
    admitted,
  ],
  [
    'one row too many by a variable',
    { query: `query ($n: Int!) { ${vehicles('$n', trips)} }`, variables: { n: rows + 1 } },
    tooComplex,
  ],
  [
    'one row too many by the default of a variable',
    { query: `query ($n: Int! = ${rows + 1}) { ${vehicles('$n', trips)} }` },
    tooComplex,
  ],
  [
    'too many objects through a nested size by a variable',
    {
      query: `query ($n: Int!) { ${vehicles('1000', 'trips(size: $n) { items { id } }')} }`,
      variables: { n: 100 },
    },
    tooComplex,
  ],
  [
    'too many rows through fragments on the page',
    {
      query: `{ vehicles(size: ${rows + 1}) { ...P } } fragment P on VehiclePage { items { ...T } } fragment T on Vehicle { ${trips} }`,
    },
    tooComplex,
  ],
  ['a syntax error', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
  ['an unknown field', { query: '{ nothing }' }, invalid],
  [
    'a cycle of fragments',
    {
      query:
        '{ me { menus { ...A } } } fragment A on MenuItem { children { ...B } } fragment B on MenuItem { ...A }',
    },
    invalid,
  ],
  ['an introspection query', { query: getIntrospectionQuery() }, invalid],
  ['a `__type` query', { query: '{ __type(name: "User") { name } }' }, invalid],
  [
    'an unknown operation name',
    { query: 'query A { me { user { id } } }', operationName: 'B' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a missing variable', { query: login }, 'BAD_USER_INPUT'],
  ['a variable of the wrong type', { query: login, variables: { id: {} } }, 'BAD_USER_INPUT'],
];

describe.each(Object.entries(transports))('over %s', (_transport, send) => {
  test.each(table)('%s', async (_what, request, expected) => {
    const { codes } = await send(world.gateway, request);
    expect(codes.find((code) => verdicts.has(code)) ?? admitted).toBe(expected);
    // The result is the same when the document is cached, and when it is compiled.
    for (const time of ['cached', 'compiled'])
      expect([time, (await send(world.gateway, request)).codes]).toEqual([time, codes]);
  });

  test('suggests no names of the schema without introspection', async () => {
    const mistyped = await send(world.gateway, { query: '{ mee { user { id } } }' });
    expect(mistyped.messages).toEqual(['Cannot query field "mee" on type "Query".']);
    const sort = 'query ($sort: VehicleSort) { vehicles(sort: $sort) { items { id } } }';
    const wrong = await send(world.gateway, {
      query: sort,
      variables: { sort: { field: 'YEER', direction: 'ASC' } },
    });
    expect(wrong.messages.join()).toContain('does not exist in "VehicleSortField" enum');
    expect(wrong.messages.join()).not.toContain('YEAR');
  });

  test('returns the cost if the request has the extension, and always logs it', async () => {
    const query = 'query ($n: Int!) { vehicles(size: $n) { items { id model { id } } } }';
    const withCost = await send(world.gateway, { query, variables: { n: 30 }, extensions: { cost: true } });
    expect(withCost.extensions).toMatchObject({ cost: 61 });
    expect((await send(world.gateway, { query, variables: { n: 30 } })).extensions).toBeUndefined();
    expect(world.gateway.logLines.at(-1)).toContain('"cost":61');
  });
});

describe('with introspection', () => {
  const open = gatewayForTests();

  test('returns the whole schema to Sandbox, and suggests names', async () => {
    const schema = getIntrospectionQuery({ inputValueDeprecation: true, descriptions: true });
    const file = new URL('../../../../schema.graphql', import.meta.url);
    const types = Object.keys(buildSchema(readFileSync(file, 'utf8')).getTypeMap()).sort();
    for (const _when of ['new', 'known']) {
      const { codes, data } = await open.gateway.run(schema);
      expect(codes).toEqual([]);
      expect(typeNames.parse(data).sort()).toEqual(types);
    }
    const { errors } = await open.gateway.run('{ mee { user { id } } }');
    expect(errors?.[0]?.message).toContain('Did you mean "me"');
  });
});
