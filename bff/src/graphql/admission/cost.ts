import {
  type DocumentNode,
  type FieldNode,
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
import { fragmentsOf } from './fragments.js';
import { unsizedList } from './limits.js';

/** Arguments that limit the number of objects that a field returns. */
const sizeArguments = ['size', 'last', 'maxPoints'];

/** The value of a size argument, or the variable that has it. */
type Size = number | { readonly variable: string; readonly byDefault: number };

interface FieldPlan {
  readonly isList: boolean;
  /** Null if the field has no size argument. */
  readonly size: Size | null;
  readonly below: Plan;
}

/** The objects that a selection set requests; all spreads of a fragment share one plan. */
interface Plan {
  readonly fields: FieldPlan[];
  readonly fragments: Plan[];
}

/** The number of objects of a selection set. */
interface Objects {
  readonly fixed: number;
  /** For each item of the page that the selection set is on. */
  readonly perItem: number;
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * The cost of an operation: the maximum number of objects in its response. An object counts as one, a list as the value of its `size`
 * argument (or that of the page around it), times the objects that are selected in each item. The document is analysed once; the
 * returned function reads the variables, in time that grows with the number of selected objects in the document.
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

function planOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Plan {
  const fragments = fragmentsOf(document);
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
    return { variable, byDefault: defaults.get(variable) ?? byDefault };
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
        // A field without a selection set is not an object; introspection has its own limit.
        if (!field || !selection.selectionSet) continue;
        const named = getNamedType(field.type);
        if (!isCompositeType(named)) continue;
        plan.fields.push({
          // The levels of a tree share its objects: a list of the type that it is on does not multiply them.
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

/** @param counted the fragments that are counted, so that each is counted once, however often it is spread */
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

/** The coercion of variables refuses a size that is not a number. */
function countOf(size: Size, variables: Variables): number {
  if (typeof size === 'number') return Math.max(0, size);
  const value = variables[size.variable] ?? size.byDefault;
  return typeof value === 'number' && value > 0 ? value : 0;
}
