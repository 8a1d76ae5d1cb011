import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentSpreadNode,
  GraphQLBoolean,
  GraphQLScalarType,
  GraphQLSchema,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  visit,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { GraphQLDateTime } from 'graphql-scalars';
import type { Context } from '../schema/context.js';
import { selectedRelations } from '../schema/selected-relations.js';
import { fragmentsOf } from './fragments.js';

/** Executes one operation with coerced variables. */
export type Compiled = (
  root: unknown,
  context: Context,
  coerced: Readonly<Record<string, unknown>>,
) => Promise<ExecutionResult> | ExecutionResult;

/** The type of every variable in a compiled operation: graphql-js has coerced the value already. */
const coercedVariable = new GraphQLScalarType({ name: 'CoercedVariable' });

/** Compiles operations with graphql-jit. */
export class Compiler {
  private readonly schema: GraphQLSchema;

  constructor(schema: GraphQLSchema) {
    const { types, ...config } = schema.toConfig();
    this.schema = new GraphQLSchema({ ...config, types: [...types, coercedVariable], assumeValid: true });
  }

  /** @returns null for an operation that cannot be compiled */
  compile(document: DocumentNode, operation: OperationDefinitionNode): Compiled | null {
    // A compiled introspection query would list the type of coerced variables.
    if (introspects(document)) return null;
    const query = compileQuery(
      this.schema,
      withCoercedVariables(document, operation),
      operation.name?.value,
      {
        disablingCapturingStackErrors: true,
        // Resolvers return scalars and enums in their serialized form, to which the rows are read. Serializing the 60 DateTimes of a list
        // of 20 again takes a fifth of its CPU.
        disableLeafSerialization: true,
        customSerializers: { [GraphQLDateTime.name]: (value: unknown) => value },
        resolverInfoEnricher: (field) => ({ relations: selectedRelations(field) }),
      },
    );
    return isCompiledQuery(query) ? query.query : null;
  }
}

function introspects(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field: ({ name: { value } }) => {
      if (value === '__schema' || value === '__type') found = true;
    },
  });
  return found;
}

/**
 * A document of the operation only, with variables of a type that is not coerced: graphql-jit's coercion refuses an input object whose
 * required fields are left to their defaults. Each spread becomes a copy of its fragment, because graphql-jit stores in the field nodes
 * whether they are included, which would apply to all places that spread the fragment.
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
  const definition = { ...operation, selectionSet, ...(variableDefinitions ? { variableDefinitions } : {}) };
  return { kind: Kind.DOCUMENT, definitions: [definition] };
}

/** The number of selections with all fragments spread is limited. */
function withCopiedFragments(document: DocumentNode, selectionSet: SelectionSetNode): SelectionSetNode {
  const fragments = fragmentsOf(document);
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

/** `Boolean!`: graphql-jit compiles @skip and @include only by variables of this type, whose values it does not change. */
const isFlag = (type: TypeNode): boolean =>
  type.kind === Kind.NON_NULL_TYPE &&
  type.type.kind === Kind.NAMED_TYPE &&
  type.type.name.value === GraphQLBoolean.name;
