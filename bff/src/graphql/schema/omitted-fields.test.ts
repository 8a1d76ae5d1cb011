import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { buildGatewaySchema } from '../../build-schema.js';
import { saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { minimalOperation, sampleOf } from '../../testing/minimal-operation.js';

const bench = gatewayForTests();
const schema = buildGatewaySchema();

/** What an update changes: the row's own fields, and not which row is meant. */
const TARGET = ['version'];
/** Required fields of an import's rows that no form has under these names. */
const NAMES = ['companyName', 'userTypeName'];

/** The rows of an import are all optional, so that a mistake is one row's alone; what the form requires is required. */
function isRequired(type: GraphQLInputObjectType, { name }: GraphQLInputField): boolean {
  if (NAMES.includes(name)) return true;
  const form = schema.getType(type.name.replace(/ImportRow$/, 'Input'));
  const field = isInputObjectType(form) && form !== type ? form.getFields()[name] : undefined;
  return field !== undefined && isRequiredInputField(field);
}

/** Every optional field of every input that changes records. */
const optionalFields = Object.values(schema.getMutationType()?.getFields() ?? {})
  .filter(({ name }) => /^(update|import)/.test(name))
  .flatMap((mutation) =>
    mutation.args.flatMap((argument) => {
      const type = getNamedType(argument.type);
      if (!isInputObjectType(type)) return [];
      return Object.values(type.getFields())
        .filter(
          (field) => !isRequiredInputField(field) && !TARGET.includes(field.name) && !isRequired(type, field),
        )
        .map((field) => ({ name: `${type.name}.${field.name}`, mutation, argument: argument.name, field }));
    }),
  );

function sampleValue({ type }: GraphQLInputField): unknown {
  const named = getNamedType(type);
  // The first member may be what null means.
  if (isEnumType(named)) return named.getValues().findLast(({ name }) => name !== 'UNKNOWN')?.name;
  return sampleOf(named);
}

/** The JSON that the data API is sent of a record, by field, when its input has these fields besides those that it must have. */
async function sent(
  mutation: GraphQLField<unknown, unknown>,
  argument: string,
  fields: object,
): Promise<ReadonlyMap<string, string>> {
  const bodies: unknown[] = [];
  bench.upstream.respondToAll(({ method, body }) => {
    if (method === 'POST') bodies.push(body);
    return saved(1);
  });
  const { query, variables } = minimalOperation('mutation', mutation);
  const given = variables[argument];
  const input = Array.isArray(given) ? [fields] : { ...Object(given), ...fields };
  await bench.gateway.run(query, { ...variables, [argument]: input }, { token: 'staff-token' });
  const [body] = bodies;
  expect(body).toBeDefined();
  const rows: unknown = Object(body).rows;
  const record: object = Object(Array.isArray(rows) ? rows[0] : body);
  return new Map(Object.entries(record).map(([name, value]) => [name, JSON.stringify(value)]));
}

test('there are optional fields to test', () => {
  expect(optionalFields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['VehicleInput.imei', 'SupplierInput.communication', 'UserImportRow.username']),
  );
});

test.each(optionalFields)(
  '$name is sent when it is given, also as null, and not when it is left out',
  async ({ mutation, argument, field }) => {
    const given = await sent(mutation, argument, { [field.name]: sampleValue(field) });
    const emptied = await sent(mutation, argument, { [field.name]: null });
    const omitted = await sent(mutation, argument, {});
    const names = [...given.keys()].filter((name) => given.get(name) !== emptied.get(name));
    expect(names).not.toEqual([]);
    for (const name of names) {
      expect([name, emptied.has(name)]).toEqual([name, true]);
      expect([name, omitted.has(name)]).toEqual([name, false]);
    }
  },
);

test.each(optionalFields)('$name takes null and has no default, which an update would write', ({ field }) => {
  expect([isNonNullType(field.type), field.defaultValue]).toEqual([false, undefined]);
});
