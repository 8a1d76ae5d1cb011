import { gatewayForTests } from '../testing/gateway-under-test.js';
import { limits } from './limits.js';

const world = gatewayForTests();

const nested = (levels: number) => `${'{ children '.repeat(levels)}{ id }${' }'.repeat(levels)}`;
const menus = (levels: number) => `{ me { menus ${nested(levels)} } }`;
const aliases = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ');
const refusals = async (query: string, variables: object = {}) =>
  (await world.gateway.run(query, variables)).codes;

describe('over HTTP, an operation', () => {
  test(`may be ${limits.depth} levels deep and no deeper`, async () => {
    expect(await refusals(menus(limits.depth - 3))).toEqual([]);
    expect(await refusals(menus(limits.depth - 2))).toEqual(['OPERATION_TOO_COMPLEX']);
  });

  test('is as deep as its fragments make it', async () => {
    const query = `{ me { ...M } } fragment M on Me { menus { ...C } }
      fragment C on MenuItem { children { children { children { children { children { children { children
        { children { children { children { id } } } } } } } } } } }`;
    expect(await refusals(query)).toEqual(['OPERATION_TOO_COMPLEX']);
  });

  test(`may have ${limits.aliases} aliases and no more, wherever they stand`, async () => {
    expect(await refusals(`{ me { user { ${aliases(limits.aliases)} } } }`)).toEqual([]);
    expect(await refusals(`{ me { user { ${aliases(limits.aliases + 1)} } } }`)).toEqual([
      'OPERATION_TOO_COMPLEX',
    ]);
  });

  test('has the aliases of a fragment each time it is spread', async () => {
    const query = `{ me { user { ...A } ...B } } fragment B on Me { user { ...A } }
      fragment A on User { ${aliases(limits.aliases / 2 + 1)} }`;
    expect(await refusals(query)).toEqual(['OPERATION_TOO_COMPLEX']);
  });

  test(`may have ${limits.rootFields} fields at its root and no more`, async () => {
    const roots = (count: number) => `{ ${'__typename '.repeat(count)} }`;
    expect(await refusals(roots(limits.rootFields))).toEqual([]);
    expect(await refusals(roots(limits.rootFields + 1))).toEqual(['OPERATION_TOO_COMPLEX']);
  });

  test(`is read up to ${limits.tokens} tokens`, async () => {
    expect(await refusals(`{ ${'me '.repeat(limits.tokens)} }`)).toEqual(['OPERATION_TOO_COMPLEX']);
  });

  test('made of fragments that spread each other is refused as fast as it is read', async () => {
    const fragments = Array.from(
      { length: 60 },
      (_, index) =>
        `fragment F${index} on MenuItem { children { ...F${index + 1} } a${index}: children { ...F${index + 1} } }`,
    ).join('\n');
    const query = `{ me { menus { ...F0 } } } ${fragments} fragment F60 on MenuItem { id }`;
    expect(new Set(await refusals(query))).toEqual(new Set(['OPERATION_TOO_COMPLEX']));
  });

  test('with fragments that go in circles is refused', async () => {
    const query =
      '{ me { menus { ...A } } } fragment A on MenuItem { children { ...B } } fragment B on MenuItem { ...A }';
    expect(await refusals(query)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  test('may ask for the whole schema, as Sandbox does', async () => {
    const { getIntrospectionQuery } = await import('graphql');
    expect(
      await refusals(getIntrospectionQuery({ inputValueDeprecation: true, descriptions: true })),
    ).toEqual([]);
  });
});
