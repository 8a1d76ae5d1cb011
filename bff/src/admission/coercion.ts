import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  isInputType,
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
  const variables = definitions.map((node): Variable | null => {
    const type = typeFromAST(schema, node.type);
    return isInputType(type) ? { name: node.variable.name.value, type, node } : null;
  });
  return (sent) =>
    coercedWell(variables, sent) ?? getVariableValues(schema, definitions, sent, { maxErrors: 10 });
}

/** Null: something does not fit. */
function coercedWell(variables: readonly (Variable | null)[], sent: Variables): Coerced | null {
  // Without a prototype, for a variable may be called `__proto__`.
  const coerced: Record<string, unknown> = Object.create(null);
  let fits = true;
  const misfit = (): void => {
    fits = false;
  };
  for (const variable of variables) {
    if (!variable) return null;
    const { name, type, node } = variable;
    if (Object.hasOwn(sent, name)) coerced[name] = coerceInputValue(sent[name], type, misfit);
    else if (node.defaultValue) coerced[name] = valueFromAST(node.defaultValue, type);
    else if (isNonNullType(type)) return null;
  }
  return fits ? { coerced: { ...coerced } } : null;
}
