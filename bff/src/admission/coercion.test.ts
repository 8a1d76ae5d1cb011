import { buildSchema, getVariableValues, isScalarType, Kind, parse } from 'graphql';
import { coercion } from './coercion.js';

const schema = buildSchema(`
  enum Color { RED GREEN }
  scalar Word
  input Range { from: Int!, to: Int = 9, colors: [Color!] }
  type Query { found(range: Range, ids: [ID!], color: Color, word: Word): Int }
  type Found { id: ID }
`);
const word = schema.getType('Word');
if (!isScalarType(word)) throw new Error('there is no scalar');
word.parseValue = (value) => (value === 'none' ? undefined : `read ${String(value)}`);

const declared: Readonly<Record<string, string>> = {
  required: '$id: ID!',
  optional: '$id: ID',
  'with a default': '$size: Int = 20',
  'required, with a default': '$size: Int! = 20',
  'an input': '$range: Range!',
  'an input by default': '$range: Range = {from: 1, colors: RED}',
  'a list': '$ids: [ID!]!',
  'an enum': '$color: Color',
  'a scalar of its own': '$word: Word',
  'no input at all': '$found: Found',
  'of no type there is': '$nothing: Nothing',
  'called like the prototype': '$__proto__: [String]',
  several: '$id: ID!, $size: Int = 20, $color: Color',
};
const sent: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { id: 7, size: 5, color: 'GREEN', word: 'none', range: { from: 1 }, ids: 'a', found: {}, nothing: 1 },
  {
    id: '7',
    size: null,
    color: null,
    word: null,
    range: { from: 1, to: null, colors: 'RED' },
    ids: ['a', 2],
  },
  {
    id: null,
    size: 2.5,
    color: 'BLUE',
    word: 'good',
    range: { to: 3, colors: ['RED', 'BLUE'], more: 1 },
    ids: [null],
  },
  { id: {}, size: '5', color: 1, range: [], ids: null, found: null },
  { id: undefined, size: undefined, surplus: true },
  JSON.parse('{"__proto__": ["x"]}'),
];

test.each(Object.entries(declared))('a variable %s is taken as graphql-js takes it', (_what, variables) => {
  const [operation] = parse(`query Asked(${variables}) { __typename }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('there is no operation');
  const definitions = operation.variableDefinitions ?? [];
  const coerce = coercion(schema, definitions);
  for (const values of sent) {
    const expected = getVariableValues(schema, definitions, values, { maxErrors: 10 });
    const messages = (told: { readonly errors?: readonly Error[] | undefined }) =>
      told.errors?.map(({ message }) => message);
    const found = coerce(values);
    expect([values, messages(found), found.coerced]).toEqual([values, messages(expected), expected.coerced]);
  }
});
