import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

export interface MinimalOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The upload variable, which needs a multipart request; null when there is none. */
  readonly upload: string | null;
}

/** A value that each scalar accepts; the text is long enough to be a password. */
const scalars: Readonly<Record<string, unknown>> = {
  ID: '1',
  String: 'a long text',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2030-01-01',
  DateTime: '2030-01-01T00:00:00Z',
  EmailAddress: 'somebody@example.test',
  URL: 'https://example.test/',
  JSONObject: {},
  Upload: null,
};

/**
 * An operation with one root field and its required arguments.
 * @param given optional arguments that the resolver needs
 * @throws for a scalar without a value above
 */
export function minimalOperation<Source, Context>(
  kind: 'query' | 'mutation' | 'subscription',
  field: GraphQLField<Source, Context>,
  given: Readonly<Record<string, unknown>> = {},
): MinimalOperation {
  const needed = field.args.filter((argument) => isRequiredArgument(argument) || argument.name in given);
  const declared = needed.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  const upload = needed.find(({ type }) => getNamedType(type).name === 'Upload');
  return {
    query: `${kind}${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`}${selection} }`,
    variables: Object.fromEntries(needed.map(({ name, type }) => [name, given[name] ?? sampleOf(type)])),
    upload: upload?.name ?? null,
  };
}

/** A value that a type accepts, with the required fields of an input object. */
export function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sampleOf(field.type)]),
    );
  if (!(type.name in scalars)) throw new Error(`There is no value for the scalar ${type.name} yet.`);
  return scalars[type.name];
}
