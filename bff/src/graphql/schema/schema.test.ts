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

/** Every element of the schema, such as `Type.field(argument)`, with its description. */
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

/** The relations of a field with ids: `supplier` for `supplierId`, `menus` for `menuIds`. */
function relationsOf(name: string): string[] {
  // A company is a supplier, a tenant, or the platform, which has no type.
  if (name === 'companyId') return ['supplier', 'tenant'];
  return [name.replace(/Id(s?)$/, '$1')];
}

describe('the schema', () => {
  test('describes every type, field, argument and enum value', () => {
    const undescribed = [...described(schema)].filter(([, text]) => !text?.trim()).map(([name]) => name);
    expect(undescribed).toEqual([]);
  });

  test('has enum values that are equal to their names, because enums are not serialized', () => {
    const values = Object.values(schema.getTypeMap())
      .filter((type) => isEnumType(type) && !isIntrospectionType(type))
      .flatMap((type) => (isEnumType(type) ? type.getValues() : []));
    expect(values.filter(({ name, value }) => name !== value)).toEqual([]);
    expect(values.length).toBeGreaterThan(50);
  });

  test('has a relation for each field with ids', () => {
    const objectTypes = Object.values(schema.getTypeMap()).filter(isObjectType);
    const missing = objectTypes
      .filter(({ name }) => !name.endsWith('Payload'))
      .flatMap((type) => {
        const fields = type.getFields();
        const isRelation = (name: string) => name in fields && isObjectType(getNamedType(fields[name]?.type));
        return Object.keys(fields)
          .filter((name) => /Ids?$/.test(name) && !relationsOf(name).every(isRelation))
          .map((name) => `${type.name}.${name}`);
      });
    expect(missing).toEqual([]);
  });

  test('declares for every root field who may call it', () => {
    const undeclared = rootFieldsOf(schema).filter(({ field }) => !accessRuleOf(field));
    expect(undeclared.map(({ name }) => name)).toEqual([]);
  });

  test('makes only sign-in, sign-out, password reset, `me` and the sign-in options public', () => {
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

  test('stops the start if a root field declares no access rule', () => {
    const incomplete = buildGatewaySchema();
    const field = incomplete.getQueryType()?.getFields().me;
    if (field) field.extensions = {};
    expect(() => enforceAccess(incomplete)).toThrow('Query.me declares no access rule');
  });

  test('is equal to schema.graphql: run `npm run codegen` if this fails', () => {
    const committed = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');
    expect(printGatewaySchema(schema)).toBe(committed);
  });
});
