import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery } from 'graphql';
import { z } from 'zod';
import { data } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { type OperationRequest, transports } from '../../testing/transports.js';
import { limits } from './limits.js';

const world = gatewayForTests({ INTROSPECTION: '0' });
// Whatever is asked upstream gets an answer: here it matters only whether it may be asked.
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
/** As many rows as make the limit with `trips` in each. */
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

/** What is asked, and what every transport has to say to it. */
const table: [what: string, request: OperationRequest, result: string][] = [
  ['the deepest operation', { query: nested(limits.depth - 3) }, admitted],
  ['one level more', { query: nested(limits.depth - 2) }, tooComplex],
  [
    'a depth that fragments make',
    {
      query: `{ me { ...M } } fragment M on Me { menus { ...C } } fragment C on MenuItem { ${'children { '.repeat(limits.depth)} id ${'}'.repeat(limits.depth)} }`,
    },
    tooComplex,
  ],
  ['all aliases', { query: `{ me { user { ${aliases(limits.aliases)} } } }` }, admitted],
  ['one alias more', { query: `{ me { user { ${aliases(limits.aliases + 1)} } } }` }, tooComplex],
  [
    'the aliases of a fragment, each time it is spread',
    {
      query: `{ me { user { ...A } ...B } } fragment B on Me { user { ...A } } fragment A on User { ${aliases(limits.aliases / 2 + 1)} }`,
    },
    tooComplex,
  ],
  ['all directives', { query: `{ me { user { ${directives(limits.directives)} } } }` }, admitted],
  ['one directive more', { query: `{ me { user { ${directives(limits.directives + 1)} } } }` }, tooComplex],
  ['all root fields', { query: `{ ${'__typename '.repeat(limits.rootFields)} }` }, admitted],
  ['one root field more', { query: `{ ${'__typename '.repeat(limits.rootFields + 1)} }` }, tooComplex],
  ['all selections', { query: inlined(limits.selections - 3) }, admitted],
  ['one selection more', { query: inlined(limits.selections - 2) }, tooComplex],
  [
    'the selections of a fragment, each time it is spread',
    {
      query: `{ ...F0 } ${times(9, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F9 on Query { __typename }`,
    },
    tooComplex,
  ],
  ['all definitions', { query: queries(limits.definitions), operationName: 'Q0' }, admitted],
  ['one definition more', { query: queries(limits.definitions + 1), operationName: 'Q0' }, tooComplex],
  [
    'a field as often as it may be repeated',
    { query: `{ me { user { ${'id '.repeat(limits.repetitions)} } } }` },
    admitted,
  ],
  ['once more', { query: `{ me { user { ${'id '.repeat(limits.repetitions)} ... { id } } } }` }, tooComplex],
  ['introspection that goes too deep', { query: introspected(limits.introspectionDepth - 2) }, tooComplex],
  [
    'a value that is nested too deep',
    {
      query: `{ vehicle(id: ${'['.repeat(limits.valueDepth + 1)}${']'.repeat(limits.valueDepth + 1)}) { id } }`,
    },
    tooComplex,
  ],
  ['more tokens than are read', { query: `{ ${'a '.repeat(limits.tokens)} }` }, tooComplex],
  [
    'fragments that spread each other',
    { query: `{ me { menus { ...F0 } } } ${spreads} fragment F60 on MenuItem { id }` },
    tooComplex,
  ],
  [
    'the longest page',
    { query: `{ ${vehicles('1000', 'id model { id } supplier { id } tenant { id }')} }` },
    admitted,
  ],
  ['rows with lists in them, as many as may be', { query: `{ ${vehicles(String(rows), trips)} }` }, admitted],
  ['one row more', { query: `{ ${vehicles(String(rows + 1), trips)} }` }, tooComplex],
  [
    'as many by a variable',
    { query: `query ($n: Int!) { ${vehicles('$n', trips)} }`, variables: { n: rows } },
    admitted,
  ],
  [
    'one row more by a variable',
    { query: `query ($n: Int!) { ${vehicles('$n', trips)} }`, variables: { n: rows + 1 } },
    tooComplex,
  ],
  [
    'one row more by a variable left out',
    { query: `query ($n: Int! = ${rows + 1}) { ${vehicles('$n', trips)} }` },
    tooComplex,
  ],
  [
    'a size inside by a variable',
    {
      query: `query ($n: Int!) { ${vehicles('1000', 'trips(size: $n) { items { id } }')} }`,
      variables: { n: 100 },
    },
    tooComplex,
  ],
  [
    'the rows of a fragment on the page',
    {
      query: `{ vehicles(size: ${rows + 1}) { ...P } } fragment P on VehiclePage { items { ...T } } fragment T on Vehicle { ${trips} }`,
    },
    tooComplex,
  ],
  ['what does not parse', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
  ['what does not validate', { query: '{ nothing }' }, invalid],
  [
    'fragments that go in circles',
    {
      query:
        '{ me { menus { ...A } } } fragment A on MenuItem { children { ...B } } fragment B on MenuItem { ...A }',
    },
    invalid,
  ],
  ['the schema, where it is not told', { query: getIntrospectionQuery() }, invalid],
  ['a type, where the schema is not told', { query: '{ __type(name: "User") { name } }' }, invalid],
  [
    'an operation that is not there',
    { query: 'query A { me { user { id } } }', operationName: 'B' },
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['a variable that is missing', { query: login }, 'BAD_USER_INPUT'],
  ['a variable of another type', { query: login, variables: { id: {} } }, 'BAD_USER_INPUT'],
];

describe.each(Object.entries(transports))('over %s', (_transport, send) => {
  test.each(table)('%s', async (_what, request, expected) => {
    const { codes } = await send(world.gateway, request);
    expect(codes.find((code) => verdicts.has(code)) ?? admitted).toBe(expected);
    // A document that is known already, and then compiled, gets the result that it got when it was new.
    for (const time of ['again', 'once more'])
      expect([time, (await send(world.gateway, request)).codes]).toEqual([time, codes]);
  });

  test('no name of the schema is suggested where it is not told', async () => {
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

  test('the cost is told to who asks for it', async () => {
    const query = 'query ($n: Int!) { vehicles(size: $n) { items { id model { id } } } }';
    const told = await send(world.gateway, { query, variables: { n: 30 }, extensions: { cost: true } });
    expect(told.extensions).toMatchObject({ cost: 61 });
    expect((await send(world.gateway, { query, variables: { n: 30 } })).extensions).toBeUndefined();
    expect(world.gateway.logLines.at(-1)).toContain('"cost":61');
  });
});

describe('where the schema is told', () => {
  const open = gatewayForTests();

  test('all of it may be asked for, as Sandbox does, and names are suggested', async () => {
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
