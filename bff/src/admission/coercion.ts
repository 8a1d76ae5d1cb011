import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLSchema,
  getNullableType,
  getVariableValues,
  isInputType,
  isLeafType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** The variables as an operation takes them, or what is wrong with them. */
export type Coerced =
  | { readonly coerced: Variables; readonly errors?: undefined }
  | { readonly coerced?: undefined; readonly errors: readonly GraphQLError[] };

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  /** The type itself where it is a scalar or an enum: most variables are. */
  readonly leaf: GraphQLLeafType | null;
  readonly node: VariableDefinitionNode;
}

/**
 * Coerces variables as graphql-js does, with their types looked up once for all requests. It says itself, in its own words, what is wrong
 * with those that do not fit.
 */
export function coercion(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
): (sent: Variables) => Coerced {
  const variables = definitions.map((node) => variableOf(schema, node));
  const isOrdinary = (variable: Variable | null): variable is Variable => variable !== null;
  const byGraphql = (sent: Variables) => getVariableValues(schema, definitions, sent, { maxErrors: 10 });
  if (!variables.every(isOrdinary)) return byGraphql;
  return (sent) => coercedWell(variables, sent) ?? byGraphql(sent);
}

/** Null for one that is no input, or that sets an object's prototype where others set a field. */
function variableOf(schema: GraphQLSchema, node: VariableDefinitionNode): Variable | null {
  const name = node.variable.name.value;
  const type = typeFromAST(schema, node.type);
  if (!isInputType(type) || name === '__proto__') return null;
  const itself = getNullableType(type);
  return { name, type, leaf: isLeafType(itself) ? itself : null, node };
}

/** Null: something does not fit. */
function coercedWell(variables: readonly Variable[], sent: Variables): Coerced | null {
  const coerced: Record<string, unknown> = {};
  let fits = true;
  const misfit = (): void => {
    fits = false;
  };
  for (const { name, type, leaf, node } of variables) {
    if (Object.hasOwn(sent, name)) {
      const value = sent[name];
      coerced[name] =
        leaf && value !== null ? parsed(leaf, value, misfit) : coerceInputValue(value, type, misfit);
    } else if (node.defaultValue) coerced[name] = valueFromAST(node.defaultValue, type);
    else if (isNonNullType(type)) return null;
  }
  return fits ? { coerced } : null;
}

function parsed(leaf: GraphQLLeafType, value: unknown, misfit: () => void): unknown {
  try {
    const read = leaf.parseValue(value);
    if (read === undefined) misfit();
    return read;
  } catch {
    misfit();
    return undefined;
  }
}
