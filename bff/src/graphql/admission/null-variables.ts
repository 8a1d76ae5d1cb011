import {
  type DocumentNode,
  type GraphQLSchema,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * The variables for which graphql-jit treats null, or absence, differently from graphql-js: those in an input object or list of the
 * document, and nullable ones for a non-null argument.
 */
export function nullVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
): readonly string[] {
  const nullable = new Set(
    variableDefinitions.flatMap(({ type, variable }) =>
      type.kind === Kind.NON_NULL_TYPE ? [] : [variable.name.value],
    ),
  );
  const found = new Set<string>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable: ({ name: { value } }, _key, parent) => {
        const isInside =
          parent === undefined ||
          Array.isArray(parent) ||
          !('kind' in parent) ||
          parent.kind !== Kind.ARGUMENT;
        if (nullable.has(value) && (isInside || isNonNullType(types.getInputType()))) found.add(value);
      },
    }),
  );
  return [...found];
}
