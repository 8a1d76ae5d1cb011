import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** The size of a selection set or an operation, fragments counted where they are spread. */
export interface Measure {
  /** Fields, spreads and inline fragments. */
  readonly selections: number;
  /** Fields inside one another, but not below `__schema` and `__type`. */
  readonly depth: number;
  /** Fields inside one another below `__schema` and `__type`. */
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly directives: number;
  /** Fields at the root. */
  readonly rootFields: number;
  /** Lists and objects inside one another in the value of an argument. */
  readonly valueDepth: number;
}

const nothing: Measure = {
  selections: 0,
  depth: 0,
  introspectionDepth: 0,
  aliases: 0,
  directives: 0,
  rootFields: 0,
  valueDepth: 0,
};

/** Measures of things beside each other. A sum may be exponential in the number of fragments, which a number holds. */
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
 * Measures the operations of a document. Each fragment is measured once, so that it takes time by the length of the document,
 * however often its fragments spread each other.
 * @param document whose fragments exist and do not spread themselves
 */
export function measureOf({ definitions }: DocumentNode): (operation: OperationDefinitionNode) => Measure {
  const fragments = fragmentsIn({ definitions });
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
 * How often, at most, one field is selected in one place of an operation's response: graphql-js compares each with each.
 * @param operation with a limited number of selections: this takes time by that number, fragments counted where they are spread
 */
export function repetitionsIn(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = fragmentsIn(document);
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

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

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

const fragmentsIn = ({ definitions }: Pick<DocumentNode, 'definitions'>): Fragments =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );

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
