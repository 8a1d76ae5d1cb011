import { type GraphQLArgument, getNamedType, isInputObjectType, isLeafType, isNonNullType } from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { data, rows } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';
import { transports } from '../../testing/transports.js';

const world = gatewayForTests();
const schema = buildGatewaySchema();

interface Defaulted {
  readonly type: { toString(): string };
  readonly defaultValue?: unknown;
}
/** `Int! = 20` may be omitted, and a variable of type `Int` is allowed, but not null. */
const hasDefault = ({ type, defaultValue }: Defaulted) => isNonNullType(type) && defaultValue !== undefined;
const nullable = ({ type }: Defaulted) => String(type).replace(/!$/, '');
const below = (type: Parameters<typeof getNamedType>[0]) =>
  isLeafType(getNamedType(type)) ? '' : '{ __typename }';

/** An operation for each such argument of a query, and for each such field of its input objects. */
const operations = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  if (field.args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined))
    return [];
  const call = (declared: Defaulted, { name }: GraphQLArgument, value: string) =>
    `query ($nothing: ${nullable(declared)}) { ${field.name}(${name}: ${value}) ${below(field.type)} }`;
  return field.args.flatMap((argument) => {
    const input = getNamedType(argument.type);
    if (!isInputObjectType(input)) return hasDefault(argument) ? [call(argument, argument, '$nothing')] : [];
    const fields = Object.values(input.getFields());
    return fields.filter(hasDefault).map((inner) => {
      const required = fields.flatMap(({ name, type }) => {
        const named = getNamedType(type);
        return name !== inner.name && isNonNullType(type) && 'getValues' in named
          ? [`${name}: ${named.getValues()[0]?.name}`]
          : [];
      });
      return call(inner, argument, `{ ${[...required, `${inner.name}: $nothing`].join(', ')} }`);
    });
  });
});

test('finds non-null arguments and input fields with a default', () => {
  expect(operations.length).toBeGreaterThan(20);
  expect(operations.filter((operation) => operation.includes('direction')).length).toBeGreaterThan(5);
});

describe.each(Object.entries(transports))('over %s', (_transport, send) => {
  test('returns BAD_USER_INPUT for null, interpreted and compiled, but not for an omitted variable', async () => {
    world.upstream.respondToAll(({ path }) => (path === 'user/me' ? data(meResponse) : rows([])));
    const sends = ['first', 'second', 'compiled', 'again'];
    for (const query of operations)
      for (const time of sends) {
        const { codes, messages } = await send(world.gateway, { query, variables: { nothing: null } });
        expect([query, time, codes, messages]).toEqual([
          query,
          time,
          ['BAD_USER_INPUT'],
          [expect.stringContaining('Argument')],
        ]);
      }
    const [size = ''] = operations.filter((operation) => operation.includes('(size:'));
    for (const _time of sends) expect((await send(world.gateway, { query: size })).codes).toEqual([]);
  });
});
