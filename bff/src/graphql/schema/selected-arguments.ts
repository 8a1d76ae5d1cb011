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
 * selects it, so that a resolver requests no more than is needed. Each fragment is visited once, however often it is spread.
 * @param name of the field
 */
export function selectedArguments(
  { fieldNodes, fragments, variableValues, returnType }: GraphQLResolveInfo,
  name: string,
): Record<string, unknown>[] {
  const type = getNamedType(returnType);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${String(type)} has no field ${name}`);

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
      if (node.kind === Kind.FIELD) return node.name.value === name ? [node] : [];
      return node.kind === Kind.INLINE_FRAGMENT ? below(node.selectionSet) : inFragment(node.name.value);
    });
  return fieldNodes
    .flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []))
    .map((node) => getArgumentValues(field, node, variableValues));
}
