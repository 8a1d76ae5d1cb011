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
 * The variables whose null, or absence, graphql-jit takes otherwise than graphql-js: those inside an input object or a list that is
 * written in the document, and those that may be null where an argument may not.
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
