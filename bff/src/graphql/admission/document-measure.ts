import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { fragmentsOf } from './fragments.js';

const nothing = {
  selections: 0,
  depth: 0,
  introspectionDepth: 0,
  aliases: 0,
  directives: 0,
  rootFields: 0,
  valueDepth: 0,
};

/** The size of a selection set or an operation, as `limits` describes it; fragments are counted wherever they are spread. */
export type Measure = Readonly<typeof nothing>;

/** The measure of selections beside each other. Sums may be exponential in the number of fragments, which a number can hold. */
const beside = (one: Measure, other: Measure): Measure => ({
  selections: one.selections + other.selections,
  depth: Math.max(one.depth, other.depth),
  introspectionDepth: Math.max(one.introspectionDepth, other.introspectionDepth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  rootFields: one.rootFields + other.rootFields,
  valueDepth: Math.max(one.valueDepth, other.valueDepth),
});

/**
 * Measures the operations of a document. Each fragment is measured once, so the time grows with the length of the document, however
 * often its fragments spread each other.
 * @param document all spread fragments exist, and none spreads itself
 */
export function measureOf(document: DocumentNode): (operation: OperationDefinitionNode) => Measure {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Measure>();

  const ofSpread = (name: string): Measure => {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    const measure = fragment ? ofSelections(fragment.selectionSet) : nothing;
    measured.set(name, measure);
    return measure;
  };

  const ofField = (field: FieldNode): Measure => {
    const { name, alias, arguments: args = [], selectionSet } = field;
    const below = selectionSet ? ofSelections(selectionSet) : nothing;
    const introspects = name.value === '__schema' || name.value === '__type';
    return {
      ...below,
      depth: introspects ? 1 : below.depth + 1,
      introspectionDepth: introspects
        ? Math.max(below.depth, below.introspectionDepth) + 1
        : below.introspectionDepth,
      aliases: below.aliases + (alias ? 1 : 0),
      rootFields: 1,
      valueDepth: Math.max(below.valueDepth, deepestOf(args)),
    };
  };

  const ofSelection = (selection: SelectionNode): Measure => {
    if (selection.kind === Kind.FIELD) return ofField(selection);
    return selection.kind === Kind.INLINE_FRAGMENT
      ? ofSelections(selection.selectionSet)
      : ofSpread(selection.name.value);
  };

  const ofSelections = ({ selections }: SelectionSetNode): Measure =>
    selections
      .map((selection) => {
        const measure = ofSelection(selection);
        const { directives = [] } = selection;
        return {
          ...measure,
          selections: measure.selections + 1,
          directives: measure.directives + directives.length,
          valueDepth: Math.max(measure.valueDepth, deepestOf(directives.flatMap(argumentsOf))),
        };
      })
      .reduce(beside, nothing);

  return ({ selectionSet, directives = [], variableDefinitions = [] }) => {
    const measure = ofSelections(selectionSet);
    const defaults = variableDefinitions.flatMap(({ defaultValue }) => defaultValue ?? []).map(depthOf);
    return {
      ...measure,
      directives: measure.directives + directives.length,
      valueDepth: Math.max(measure.valueDepth, deepestOf(directives.flatMap(argumentsOf)), ...defaults),
    };
  };
}

/**
 * The maximum number of times that one field is selected in one place of the response: graphql-js compares each with each.
 * @param operation has a limited number of selections, with which the time grows
 */
export function repetitionsIn(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = fragmentsOf(document);
  let most = 0;
  const places: (readonly SelectionSetNode[])[] = [[operation.selectionSet]];
  for (let place = places.pop(); place; place = places.pop()) {
    for (const fields of fieldsOf(place, fragments).values()) {
      most = Math.max(most, fields.length);
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length > 0) places.push(below);
    }
  }
  return most;
}

type Fragments = ReturnType<typeof fragmentsOf>;

function fieldsOf(place: readonly SelectionSetNode[], fragments: Fragments): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { value } = selection.alias ?? selection.name;
        const alike = fields.get(value);
        if (alike) alike.push(selection);
        else fields.set(value, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  place.forEach(collect);
  return fields;
}

interface WithValue {
  readonly value: ValueNode;
}

const argumentsOf = ({ arguments: args = [] }: { readonly arguments?: readonly WithValue[] | undefined }) =>
  args;

const deepestOf = (args: readonly WithValue[]): number =>
  args.reduce((deepest, { value }) => Math.max(deepest, depthOf(value)), 0);

function depthOf(value: ValueNode): number {
  if (value.kind === Kind.LIST)
    return 1 + value.values.reduce((most, item) => Math.max(most, depthOf(item)), 0);
  if (value.kind === Kind.OBJECT) return 1 + deepestOf(value.fields);
  return 0;
}
