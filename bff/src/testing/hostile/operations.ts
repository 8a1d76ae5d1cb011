import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Texts that exploit unchecked input: SQL, patterns, paths, templates, invalid characters. */
const texts = [
  '',
  ' ',
  '\t\n',
  "'",
  "' or '1'='1",
  "1'); delete from vehicle; --",
  '%_\\%',
  '\0',
  'a\0b',
  '\ud800',
  '\uffff',
  '\u202e\u0645',
  '<script>alert(1)</script>',
  '{{7*7}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would run
  '${7*7}',
  '../../etc/passwd',
  'user/me?x=1#',
  '1,2,3&size=1000',
  '\r\nx-injected: 1',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e3',
  '007',
  '9'.repeat(400),
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  'a@b',
  'file:///etc/passwd',
  'x'.repeat(10_000),
];
const numbers = [0, -0, -1, 1, 1000, 1001, 1.5, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, 2 ** 53, 1e308, 5e-324];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [null], [[]]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** A random index from 0 up to but not including `count`. */
type Pick = (count: number) => number;

const oneOf = <T>(pick: Pick, all: readonly T[]): T | undefined => all[pick(all.length)];

/** A hostile value that passes the type's coercion, so that it reaches the resolvers. */
function valueFor(type: GraphQLInputType, pick: Pick, depth = 0): unknown {
  if (isNonNullType(type)) return fittingValueFor(type.ofType, pick, depth);
  return pick(5) === 0 || depth > 3 ? null : fittingValueFor(type, pick, depth);
}

function fittingValueFor(type: GraphQLInputType, pick: Pick, depth: number): unknown {
  if (isNonNullType(type)) return fittingValueFor(type.ofType, pick, depth);
  if (isListType(type)) return Array.from({ length: pick(4) }, () => valueFor(type.ofType, pick, depth + 1));
  if (isEnumType(type)) return oneOf(pick, type.getValues())?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, valueFor(field.type, pick, depth + 1)]),
    );
  return oneOf(pick, scalars[type.name] ?? texts);
}

const whole = numbers.filter(Number.isInteger);
const scalars: Readonly<Record<string, readonly unknown[]>> = {
  Int: whole.filter((number) => Math.abs(number) < 2 ** 31),
  Float: numbers,
  Boolean: [true, false],
  ID: ['1', '2', '7', ...texts, ...whole],
  Date: ['2026-01-31', '0001-01-01', '9999-12-31'],
  DateTime: ['2026-01-31T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  EmailAddress: ['somebody@example.test', "o'brien+x@example.test"],
  URL: ['https://example.test/', 'javascript:alert(1)', 'file:///etc/passwd'],
  JSONObject: [{}, { filter: "'" }, { ['__proto__']: { isAdmin: true } }, { 'a.b': [null, { $ne: 1 }] }],
};

/** The body of a request to /graphql. */
interface HostileRequest {
  readonly body: string;
}

type Variables = Map<string, { readonly type: string; readonly value: unknown }>;

/** The arguments of a field, each as a variable. */
function argumentsOf(args: readonly GraphQLArgument[], pick: Pick, variables: Variables): string {
  const given = args.filter((argument) => isRequiredArgument(argument) || pick(2) === 0);
  const passed = given.map(({ name, type }) => {
    const variable = `v${variables.size}`;
    variables.set(variable, { type: String(type), value: valueFor(type, pick) });
    return `${name}: $${variable}`;
  });
  return passed.length > 0 ? `(${passed.join(', ')})` : '';
}

/** Random fields of a type, including relations. */
function selectionOf(type: GraphQLOutputType, depth: number, pick: Pick, variables: Variables): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const all = Object.values(named.getFields());
  const chosen = Array.from({ length: 1 + pick(4) }, () => all[pick(all.length)]);
  const parts = chosen.flatMap((field, index) => {
    if (!field || (depth <= 0 && isObjectType(getNamedType(field.type)))) return [];
    const below = selectionOf(field.type, depth - 1, pick, variables);
    return [`a${index}: ${field.name}${argumentsOf(field.args, pick, variables)}${below}`];
  });
  return ` { ${['__typename', ...parts].join(' ')} }`;
}

/** A valid or nearly valid operation: up to three root fields with relations, and values at the limits of their types. */
function operationOf(schema: GraphQLSchema, pick: Pick): { query: string; variables: object } {
  const roots: readonly [string, GraphQLObjectType | null | undefined][] = [
    ['query', schema.getQueryType()],
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ];
  const [kind, root] = roots[pick(roots.length)] ?? ['query', null];
  const variables: Variables = new Map();
  const all = Object.values(root?.getFields() ?? {});
  const fields = Array.from({ length: 1 + pick(3) }, () => all[pick(all.length)]).flatMap((field, index) =>
    field
      ? [
          `r${index}: ${field.name}${argumentsOf(field.args, pick, variables)}${selectionOf(field.type, 3, pick, variables)}`,
        ]
      : [],
  );
  const declared = [...variables].map(([name, { type }]) => `$${name}: ${type}`).join(', ');
  return {
    query: `${kind}${declared && `(${declared})`} { ${fields.join(' ')} }`,
    variables: Object.fromEntries([...variables].map(([name, { value }]) => [name, value])),
  };
}

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ');

/** Fragments that each spread the next two: their selections grow exponentially with the number of fragments. */
const chained = (root: string, type: string) => (size: number) =>
  `{ ${root} { ...F0 } } ${many(size, (index) => `fragment F${index} on ${type} { __typename ...F${index + 1} ...F${index + 2} }`)} fragment F${size} on ${type} { __typename ...F${size + 1} } fragment F${size + 1} on ${type} { __typename }`;

/** Documents that are small to send and expensive to execute. */
const shapes: readonly ((size: number) => string)[] = [
  (size) => `{ me { menus ${'{ children '.repeat(size)}{ id }${' }'.repeat(size)} } }`,
  (size) => `{ ${many(size, (index) => `a${index}: me { user { id } }`)} }`,
  (size) => `{ me { user { ${many(size, () => 'id @include(if: true)')} } } }`,
  (size) => `{ me ${many(size, () => '@skip(if: false)')} { user { id } } }`,
  (size) =>
    `{ me { ...F0 } } ${many(size, (index) => `fragment F${index} on Me { ...F${index + 1} ...F${index + 1} }`)}`,
  chained('signInOptions', 'SignInOptions'),
  chained('vehicle(id: "1")', 'Vehicle'),
  chained('__schema', '__Schema'),
  (size) =>
    `{ me { menus { ...F0 } } } ${many(size, (index) => `fragment F${index} on MenuItem { children { ...F${index + 1} } again: children { ...F${index + 1} } }`)} fragment F${size} on MenuItem { id }`,
  (size) => `{ me { user { ${'id '.repeat(size)} } } }`,
  (size) =>
    `{ vehicles(size: ${size * size}) { items { trips(size: ${size}) { items { vehicle { id } } } } } }`,
  (size) =>
    `{ __schema { ${'types { fields { type { '.repeat(Math.min(size, 50))}name${' } } }'.repeat(Math.min(size, 50))} } }`,
  (size) => `query (${many(size, (index) => `$v${index}: Int`)}) { me { user { id } } }`,
  (size) => `{ ${'{'.repeat(size)}`,
  (size) => `{ vehicle(id: ${'['.repeat(size)}${']'.repeat(size)}) { id } }`,
  (size) => `{ ${'x'.repeat(size * 50)} }`,
  (size) => `#${'x'.repeat(size * 50)}\n{ __typename }`,
  (size) => `{ vehicles(filter: {search: {field: LICENSE_PLATE, text: """${'"'.repeat(size % 3)}`,
];

/** Bodies that are not valid requests. */
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '[{"query":"{ me { user { id } } }"},{"query":"{ __typename }"}]',
  '{"query":1}',
  '{"query":null,"variables":[]}',
  '{"query":"{ __typename }","variables":"x"}',
  '{"query":"{ __typename }","operationName":{}}',
  '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":9,"sha256Hash":"x"}}}',
  '{"query":"{ __typename }","extensions":{"persistedQuery":null}}',
  '{"query":"{ __typename }","__proto__":{"isAdmin":true}}',
  '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"../../etc/passwd"}}}',
  `{"query":"{ __typename }","variables":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
  `{"query":"${'x'.repeat(300_000)}"}`,
  '\ufeff{"query":"{ __typename }"}',
];

/** Hostile requests for a gateway with this schema: mostly operations that reach its resolvers, and some that must not. */
export function hostileRequest(schema: GraphQLSchema): fc.Arbitrary<HostileRequest> {
  const operation = fc.array(fc.nat(), { minLength: 8, maxLength: 200 }).map((random) => {
    let used = 0;
    return operationOf(schema, (count) => (random[used++ % random.length] ?? 0) % count);
  });
  const corrupted = fc
    .tuple(operation, fc.nat(), fc.nat({ max: 30 }), fc.string({ unit: 'binary', maxLength: 3 }))
    .map(([{ query, variables }, at, length, put]) => {
      const place = at % query.length;
      return { query: query.slice(0, place) + put + query.slice(place + length), variables };
    });
  const untyped = fc
    .tuple(operation, fc.array(anything, { minLength: 1, maxLength: 12 }))
    .map(([{ query, variables }, values]) => ({
      query,
      variables: Object.fromEntries(
        Object.keys(variables).map((name, index) => [name, values[index % values.length]]),
      ),
    }));
  const shaped = fc
    .tuple(fc.constantFrom(...shapes), fc.constantFrom(2, 13, 40, 500, 3000))
    .map(([shape, size]) => ({ query: shape(size) }));
  const sent = (arbitrary: fc.Arbitrary<object>) =>
    arbitrary.map((request) => ({ body: JSON.stringify(request) }));
  return fc.oneof(
    { weight: 6, arbitrary: sent(operation) },
    { weight: 2, arbitrary: sent(untyped) },
    { weight: 2, arbitrary: sent(corrupted) },
    { weight: 2, arbitrary: sent(shaped) },
    { weight: 1, arbitrary: fc.constantFrom(...bodies).map((body) => ({ body })) },
  );
}
