import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { unsizedList } from './limits.js';

/** Arguments that say how many objects a field answers at most. */
const sizeArguments = ['size', 'last', 'maxPoints'];

/** How many: written in the document, or in a variable, else what the argument has when it is left out. */
type Size = number | { readonly variable: string; readonly otherwise: number };

interface FieldPlan {
  readonly isList: boolean;
  /** Null where no argument sets it. */
  readonly size: Size | null;
  readonly below: Plan;
}

/** The objects that a selection asks for; a fragment's plan is one object wherever it is spread. */
interface Plan {
  readonly fields: FieldPlan[];
  readonly fragments: Plan[];
}

/** Objects of a selection: so many in any case, and so many for each item of the page that it is selected on. */
interface Objects {
  readonly fixed: number;
  readonly perItem: number;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * What an operation may cost, in objects of its answer: each object is one, a list as many as its `size` argument says
 * (or that of the page around it), times what is selected in each. Reading the document is done once; what comes back
 * reads the variables, and takes time by the selections of objects that are written there.
 * @param document valid against the schema
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => number {
  const plan = planOf(schema, document, operation);
  return (variables) => {
    const { fixed, perItem } = objectsOf(plan, variables, new Map());
    return fixed + perItem * unsizedList;
  };
}

function planOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): Plan {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const defaults = new Map<string, number>();
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    if (defaultValue?.kind === Kind.INT) defaults.set(variable.name.value, Number(defaultValue.value));
  const plans = new Map<string, Plan>();

  const sizeOf = (node: FieldNode, { args }: GraphQLField<unknown, unknown>): Size | null => {
    const argument = args.find(({ name }) => sizeArguments.includes(name));
    if (!argument) return null;
    const byDefault = typeof argument.defaultValue === 'number' ? argument.defaultValue : unsizedList;
    const value = node.arguments?.find(({ name }) => name.value === argument.name)?.value;
    if (value?.kind === Kind.INT) return Number(value.value);
    if (value?.kind !== Kind.VARIABLE) return byDefault;
    const variable = value.name.value;
    return { variable, otherwise: defaults.get(variable) ?? byDefault };
  };

  const fragmentPlan = (name: string): Plan => {
    const known = plans.get(name);
    if (known) return known;
    const plan: Plan = { fields: [], fragments: [] };
    plans.set(name, plan);
    const fragment = fragments.get(name);
    if (fragment) read(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), plan);
    return plan;
  };

  const read = ({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined, plan: Plan): Plan => {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) plan.fragments.push(fragmentPlan(selection.name.value));
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value;
        read(selection.selectionSet, condition === undefined ? type : schema.getType(condition), plan);
      } else {
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        // What has no selection is part of its object, and introspection has a rule of its own.
        if (!field || !selection.selectionSet) continue;
        const named = getNamedType(field.type);
        if (!isCompositeType(named)) continue;
        plan.fields.push({
          // The levels of a tree share its objects: a list of the type that it is in multiplies nothing.
          isList: isListType(getNullableType(field.type)) && named !== type,
          size: sizeOf(selection, field),
          below: read(selection.selectionSet, named, { fields: [], fragments: [] }),
        });
      }
    }
    return plan;
  };

  return read(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, {
    fields: [],
    fragments: [],
  });
}

/** @param counted fragments counted already: each is counted once, however often it is spread */
function objectsOf(plan: Plan, variables: Variables, counted: Map<Plan, Objects>): Objects {
  let fixed = 0;
  let perItem = 0;
  for (const { isList, size, below } of plan.fields) {
    const inner = objectsOf(below, variables, counted);
    const each = 1 + inner.fixed + inner.perItem * unsizedList;
    if (size === null) {
      if (isList) perItem += each;
      else fixed += each;
      continue;
    }
    const count = countOf(size, variables);
    fixed += isList ? count * each : 1 + inner.fixed + inner.perItem * count;
  }
  for (const fragment of plan.fragments) {
    const objects = counted.get(fragment) ?? objectsOf(fragment, variables, counted);
    counted.set(fragment, objects);
    fixed += objects.fixed;
    perItem += objects.perItem;
  }
  return { fixed, perItem };
}

/** A size that is no number, or none at all, is for the coercion of variables to refuse. */
function countOf(size: Size, variables: Variables): number {
  if (typeof size === 'number') return Math.max(0, size);
  const value = variables[size.variable] ?? size.otherwise;
  return typeof value === 'number' && value > 0 ? value : 0;
}
