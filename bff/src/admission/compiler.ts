import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FragmentSpreadNode,
  GraphQLBoolean,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../schema/context.js';
import { selectedLinks } from '../schema/links.js';
import { coercion } from './coercion.js';
import { nullVariables } from './null-variables.js';

/** Runs one operation. Its errors carry paths, the places in the document, and what was thrown. */
export type Run = (
  context: Context,
  variables: Readonly<Record<string, unknown>>,
) => Promise<ExecutionResult> | ExecutionResult;

/** The type of every variable in what is compiled: graphql-js has coerced its value already. */
const coercedVariable = new GraphQLScalarType({ name: 'CoercedVariable' });

/** Compiles queries and mutations to functions, which costs some milliseconds once and then a fraction of interpreting. */
export class Compiler {
  private readonly compilable: GraphQLSchema;

  constructor(private readonly schema: GraphQLSchema) {
    // The same schema, which besides knows that type by its name; nobody who asks what types there are is told of it.
    const getType = (name: string) =>
      name === coercedVariable.name ? coercedVariable : schema.getType(name);
    this.compilable = Object.create(schema, { getType: { value: getType } });
  }

  /** @returns null where it cannot be compiled: it is then interpreted */
  compile(document: DocumentNode, operation: OperationDefinitionNode): Run | null {
    const query = compileQuery(
      this.compilable,
      withCoercedVariables(document, operation),
      operation.name?.value,
      // The rows were read to these very types, and an enum's members are their names: to serialize each leaf, with its path and
      // place in the document in case it fails, would take more than all the rest.
      {
        disablingCapturingStackErrors: true,
        disableLeafSerialization: true,
        resolverInfoEnricher: (field) => ({ links: selectedLinks(field) }),
      },
    );
    if (!isCompiledQuery(query)) return null;
    // graphql-jit's own coercion refuses an input whose required fields are left to their defaults.
    const coerce = coercion(this.schema, operation.variableDefinitions ?? []);
    const interpretedWhereNull = nullVariables(this.schema, document, operation);
    const { schema } = this;
    const operationName = operation.name?.value;
    return (context, variables) => {
      const { coerced, errors } = coerce(variables);
      if (errors) return { errors: errors.map(badInput) };
      if (interpretedWhereNull.some((name) => coerced[name] === null || coerced[name] === undefined))
        return execute({ schema, document, operationName, contextValue: context, variableValues: variables });
      return query.query({}, context, coerced);
    };
  }
}

/**
 * The operation alone, its variables taken as they come. Each spread holds a copy of its fragment, because graphql-jit writes into
 * the nodes of fields whether they are included, and so once for all places in which a fragment is spread.
 */
function withCoercedVariables(document: DocumentNode, operation: OperationDefinitionNode): DocumentNode {
  const name = { kind: Kind.NAME, value: coercedVariable.name } as const;
  const type = { kind: Kind.NAMED_TYPE, name } as const;
  const variableDefinitions = operation.variableDefinitions?.map((definition) => ({
    kind: Kind.VARIABLE_DEFINITION as const,
    variable: definition.variable,
    type: isFlag(definition.type) ? definition.type : type,
  }));
  const selectionSet = withCopiedFragments(document, operation.selectionSet);
  const alone = { ...operation, selectionSet, ...(variableDefinitions ? { variableDefinitions } : {}) };
  return { kind: Kind.DOCUMENT, definitions: [alone] };
}

/** As large as the operation is with its fragments spread, which the limits bound. */
function withCopiedFragments(
  { definitions }: DocumentNode,
  selectionSet: SelectionSetNode,
): SelectionSetNode {
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const copyOfSpread = ({ name, directives = [] }: FragmentSpreadNode): InlineFragmentNode[] => {
    const fragment = fragments.get(name.value);
    if (!fragment) return [];
    const { typeCondition } = fragment;
    return [
      { kind: Kind.INLINE_FRAGMENT, typeCondition, directives, selectionSet: copyOf(fragment.selectionSet) },
    ];
  };
  const copyOf = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((selection): readonly SelectionNode[] => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return copyOfSpread(selection);
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return [{ ...selection, selectionSet: copyOf(selection.selectionSet) }];
      const below = selection.selectionSet;
      return [below ? { ...selection, selectionSet: copyOf(below) } : { ...selection }];
    }),
  });
  return copyOf(selectionSet);
}

/** `Boolean!`: graphql-jit compiles no @skip and @include by a variable of any other type, and has nothing to coerce in this one. */
const isFlag = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE &&
  type.type.kind === Kind.NAMED_TYPE &&
  type.type.name.value === GraphQLBoolean.name;

const badInput = (error: GraphQLError) =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT },
  });
