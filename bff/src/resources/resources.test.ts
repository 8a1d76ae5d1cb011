import {
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { buildGatewaySchema } from '../build-schema.js';
import { refused, rows } from '../testing/data-api-double.js';
import { gatewayForTests } from '../testing/gateway-under-test.js';
import { camelCase } from './definition/names.js';
import { resources } from './resources.js';

const bench = gatewayForTests();
const { upstream } = bench;
const run = (operation: string, variables = {}) =>
  bench.gateway.run(operation, variables, { token: 'staff-token' });

const schema = buildGatewaySchema();
const typeOf = (name: string): GraphQLNamedType => {
  const type = schema.getType(name);
  if (!type) throw new Error(`The schema has no type ${name}.`);
  return type;
};
const membersOf = (name: string): string[] => {
  const type = typeOf(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};
const enumOfField = (input: string): string => {
  const type = typeOf(input);
  return isInputObjectType(type) ? getNamedType(type.getFields().field?.type ?? type).name : '';
};

const scalars: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Date: '2026-01-31',
  EmailAddress: 'budi@supplier.test',
  Float: 1.5,
  ID: '1',
  Int: 1,
  String: 'text',
};

/** A value that the type accepts, with its required fields. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues().find(({ name }) => name !== 'UNKNOWN')?.name;
  if (!isInputObjectType(type)) return scalars[type.name];
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
}

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  const { path, inputNames } = resource;
  const list = camelCase(resource.pluralName);

  test('requests the selected page', async () => {
    upstream.expect('GET', `${path}/view`, ({ query }) => {
      expect(query).toEqual({ page: '2', size: '5' });
      return rows([], 12);
    });
    const { data } = await run(`{ ${list}(page: 2, size: 5) { items { id } pageInfo { totalPages } } }`);
    expect(data).toEqual({ [list]: { items: [], pageInfo: { totalPages: 3 } } });
  });

  test('requires a session', async () => {
    expect((await bench.gateway.run(`{ ${list} { items { id } } }`)).codes).toEqual(['UNAUTHENTICATED']);
  });

  test('returns UPSTREAM_BAD_REPLY for a row without an id', async () => {
    upstream.expect('GET', `${path}/view`, rows([{}]));
    expect((await run(`{ ${list} { items { id } } }`)).codes).toEqual(['UPSTREAM_BAD_REPLY']);
  });

  test.each(membersOf(enumOfField(`${name}Sort`)))('orders by %s', async (field) => {
    upstream.expect('GET', `${path}/view`, ({ query }) => {
      expect(query.sort).toMatch(/^-\w+$/);
      return rows([]);
    });
    const sort = { field, direction: 'DESC' };
    const { codes } = await run(`query ($sort: ${name}Sort) { ${list}(sort: $sort) { items { id } } }`, {
      sort,
    });
    expect(codes).toEqual([]);
  });

  test('filters by each field of the filter', async () => {
    const type = typeOf(`${name}Filter`);
    if (!isInputObjectType(type)) throw new Error(`${name}Filter is not an input type.`);
    for (const field of Object.values(type.getFields())) {
      upstream.expect('GET', `${path}/view`, ({ query }) => {
        expect(Object.keys(query)).toHaveLength(3);
        return rows([]);
      });
      const filter = { [field.name]: sampleOf(field.type) };
      const { codes } = await run(
        `query ($filter: ${name}Filter) { ${list}(filter: $filter) { items { id } } }`,
        { filter },
      );
      expect(codes).toEqual([]);
    }
  });

  test('saves a new record, and names the input field of each error', async () => {
    const type = typeOf(`${name}Input`);
    if (!isInputObjectType(type)) throw new Error(`${name}Input is not an input type.`);
    const errors = Object.keys(inputNames).map((field) => ({ field, code: 'TAKEN', message: '' }));
    upstream.expect('POST', `${path}/save`, ({ body }) => {
      expect(body).toMatchObject({ id: 0 });
      return refused('Refused.', errors);
    });
    const { data, codes } = await run(
      `mutation ($input: ${name}Input!) { saved: create${name}(input: $input) { errors { field } } }`,
      { input: sampleOf(type) },
    );
    expect(codes).toEqual([]);
    expect(data).toEqual({ saved: { errors: Object.values(inputNames).map((field) => ({ field })) } });
  });
});
