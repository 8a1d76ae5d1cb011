import { readFileSync } from 'node:fs';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { accessRuleOf, enforceAccess, rootFieldsOf } from './access-rule.js';
import { printGatewaySchema } from './print-gateway-schema.js';

const schema = buildGatewaySchema();

/** `Type.field(argument)` of everything in the schema, with its description. */
function* described(of: GraphQLSchema): Generator<[string, string | null | undefined]> {
  const own = (type: GraphQLNamedType) => !isIntrospectionType(type) && !isSpecifiedScalarType(type);
  for (const type of Object.values(of.getTypeMap()).filter(own)) {
    const isRoot = [of.getQueryType(), of.getMutationType(), of.getSubscriptionType()].some(
      (root) => root === type,
    );
    if (!isRoot) yield [type.name, type.description];
    if (isEnumType(type))
      for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        yield [`${type.name}.${field.name}`, field.description];
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field.description];
      for (const argument of field.args)
        yield [`${type.name}.${field.name}(${argument.name})`, argument.description];
    }
  }
}

/** What a field that holds ids links to: `supplierId` to `supplier`, `menuIds` to `menus`. */
function linksOf(name: string): string[] {
  // A company is a supplier, or a tenant, or the platform, of which nothing more can be read.
  if (name === 'companyId') return ['supplier', 'tenant'];
  return [name.replace(/Id(s?)$/, '$1')];
}

describe('the schema', () => {
  test('describes every type, field, argument and enum value', () => {
    const undescribed = [...described(schema)].filter(([, text]) => !text?.trim()).map(([name]) => name);
    expect(undescribed).toEqual([]);
  });

  test('calls every enum value what the gateway calls it, which is written as it stands', () => {
    const values = Object.values(schema.getTypeMap())
      .filter((type) => isEnumType(type) && !isIntrospectionType(type))
      .flatMap((type) => (isEnumType(type) ? type.getValues() : []));
    expect(values.filter(({ name, value }) => name !== value)).toEqual([]);
    expect(values.length).toBeGreaterThan(50);
  });

  test('has, beside each id of another thing, the link to that thing', () => {
    const things = Object.values(schema.getTypeMap()).filter(isObjectType);
    const unlinked = things
      .filter(({ name }) => !name.endsWith('Payload'))
      .flatMap((type) => {
        const fields = type.getFields();
        const isLink = (name: string) => name in fields && isObjectType(getNamedType(fields[name]?.type));
        return Object.keys(fields)
          .filter((name) => /Ids?$/.test(name) && !linksOf(name).every(isLink))
          .map((name) => `${type.name}.${name}`);
      });
    expect(unlinked).toEqual([]);
  });

  test('declares for every root field who may call it', () => {
    const undeclared = rootFieldsOf(schema).filter(({ field }) => !accessRuleOf(field));
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  test('lets nobody in unasked but to sign in and out, set a forgotten password, and see how one may sign in', () => {
    const open = rootFieldsOf(schema).filter(({ field }) => accessRuleOf(field) === 'public');
    expect(open.map(({ name }) => name).sort()).toEqual([
      'Mutation.forgotPassword',
      'Mutation.login',
      'Mutation.logout',
      'Mutation.resetPassword',
      'Query.me',
      'Query.signInOptions',
    ]);
  });

  test('stops the start when a root field declares nothing', () => {
    const careless = buildGatewaySchema();
    const field = careless.getQueryType()?.getFields().me;
    if (field) field.extensions = {};
    expect(() => enforceAccess(careless)).toThrow('Query.me declares no access rule');
  });

  test('is the one in schema.graphql: run `npm run codegen` if this fails', () => {
    const committed = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
    expect(printGatewaySchema(schema)).toBe(committed);
  });
});
