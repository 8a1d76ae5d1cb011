import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import { accessMatrix, page } from '../tests/e2e/access/print.mjs';
import { fieldRules, relations, rules } from '../tests/e2e/access/rules.mjs';
import { fromRoot } from './repository.mjs';

const schema = buildSchema(readFileSync(fromRoot('schema.graphql'), 'utf8'));
const fieldsOf = (name) => Object.keys(schema.getType(name)?.getFields() ?? {});

/** The type of the records in a list root field. */
function recordTypeOf(list) {
  const { items } = getNamedType(schema.getQueryType().getFields()[list].type).getFields();
  return getNamedType(items.type).name;
}

test('tests/e2e/access/rules.mjs has a rule for every root field', () => {
  const rootFields = ['Query', 'Mutation', 'Subscription'].flatMap((type) =>
    fieldsOf(type).map((field) => `${type}.${field}`),
  );
  expect(Object.keys(rules).sort()).toEqual(rootFields.sort());
});

test('tests/e2e/access/rules.mjs has the list of every relation', () => {
  const recordTypes = new Set(Object.values(relations).map(recordTypeOf));
  const hasRelations = (name) => !/^__|^(Query|Mutation|Subscription|Me)$|(Payload|Page)$/.test(name);
  const all = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && hasRelations(type.name)
      ? Object.values(type.getFields())
          .filter((field) => recordTypes.has(getNamedType(field.type).name))
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  expect(Object.keys(relations).sort()).toEqual(all.sort());
});

test('tests/e2e/access/rules.mjs has rules for the input fields of every resource, one for each field', () => {
  const resources = schema.getType('Resource').getValues();
  expect(Object.keys(fieldRules).sort()).toEqual(resources.map(({ name }) => name).sort());
  for (const [resource, groups] of Object.entries(fieldRules)) {
    const fields = groups.flatMap((group) => group.fields);
    expect([resource, fields.length]).toEqual([resource, new Set(fields).size]);
  }
});

test('docs/access-matrix.md is generated from the current rules', () => {
  expect(readFileSync(page, 'utf8')).toBe(accessMatrix());
});
