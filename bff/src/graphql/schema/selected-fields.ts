import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * The arguments of a field that the operation selects on the object that is being resolved, once for each place in the document that
 * selects it, so that a resolver requests no more than is needed.
 * @param name of the field
 */
export function selectedArguments(info: GraphQLResolveInfo, name: string): Record<string, unknown>[] {
  const { fieldNodes, variableValues, returnType } = info;
  const type = getNamedType(returnType);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${String(type)} has no field ${name}`);
  return named(name, selectedBelow(fieldNodes, info)).map((node) =>
    getArgumentValues(field, node, variableValues),
  );
}

/**
 * Checks whether the operation selects no more than the id of an object, which then need not be requested.
 * @param name of the field that has the object, on the object that is being resolved
 */
export function selectsOnlyId(info: GraphQLResolveInfo, name: string): boolean {
  const fields = selectedBelow(named(name, selectedBelow(info.fieldNodes, info)), info);
  return fields.every((field) => field.name.value === 'id' || field.name.value === '__typename');
}

const named = (name: string, nodes: readonly FieldNode[]) => nodes.filter((node) => node.name.value === name);

/** The fields selected on the objects of fields. Each fragment is visited once, however often it is spread. */
function selectedBelow(
  nodes: readonly FieldNode[],
  { fragments, variableValues }: GraphQLResolveInfo,
): FieldNode[] {
  const isSkipped = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if === false;
  const spread = new Set<string>();
  const inFragment = (fragment: string): FieldNode[] => {
    if (spread.has(fragment)) return [];
    spread.add(fragment);
    const set = fragments[fragment]?.selectionSet;
    return set ? below(set) : [];
  };
  const below = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((node) => {
      if (isSkipped(node)) return [];
      if (node.kind === Kind.FIELD) return [node];
      return node.kind === Kind.INLINE_FRAGMENT ? below(node.selectionSet) : inFragment(node.name.value);
    });
  return nodes.flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []));
}
