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

const world = gatewayForTests();
const schema = buildGatewaySchema();

/** Fields that are not values of the row. */
const TARGET = ['version'];
/** Required fields of import rows that the input of the form does not have. */
const NAMES = ['companyName', 'userTypeName', 'modelName', 'batteryModelName', 'tenantName'];

/** All fields of an import row are optional in the schema, so that an error concerns one row; the form's required fields are required. */
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
  // The first member may have the same code as null.
  if (isEnumType(named)) return named.getValues().findLast(({ name }) => name !== 'UNKNOWN')?.name;
  return sampleOf(named);
}

/** The JSON of each field that the data API receives for an input with these fields and the required ones. */
async function sent(
  mutation: GraphQLField<unknown, unknown>,
  argument: string,
  fields: object,
): Promise<ReadonlyMap<string, string>> {
  const bodies: unknown[] = [];
  world.upstream.respondToAll(({ method, body }) => {
    if (method === 'POST') bodies.push(body);
    return saved(1);
  });
  const { query, variables } = minimalOperation('mutation', mutation);
  const given = variables[argument];
  const input = Array.isArray(given) ? [fields] : { ...Object(given), ...fields };
  await world.gateway.run(query, { ...variables, [argument]: input }, { token: 'staff-token' });
  const [body] = bodies;
  expect(body).toBeDefined();
  const rows: unknown = Object(body).rows;
  const record: object = Object(Array.isArray(rows) ? rows[0] : body);
  return new Map(Object.entries(record).map(([name, value]) => [name, JSON.stringify(value)]));
}

test('finds optional fields', () => {
  expect(optionalFields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['VehicleInput.imei', 'SupplierInput.communication', 'UserImportRow.username']),
  );
});

test.each(optionalFields)(
  '$name is sent if it is given, also as null, and not if it is omitted',
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

test.each(optionalFields)(
  '$name is nullable and has no default, which an update would write',
  ({ field }) => {
    expect([isNonNullType(field.type), field.defaultValue]).toEqual([false, undefined]);
  },
);
