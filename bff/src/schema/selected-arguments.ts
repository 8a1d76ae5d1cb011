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
 * The arguments of a field that the operation selects on what is being resolved, once for each time it is selected: what a
 * resolver must know beforehand to ask upstream for no more than is wanted.
 * @param name of the field, on the object type that is resolved
 */
export function selectedArguments(
  { fieldNodes, fragments, variableValues, returnType }: GraphQLResolveInfo,
  name: string,
): Record<string, unknown>[] {
  const type = getNamedType(returnType);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined) throw new Error(`${String(type)} has no field ${name}`);

  const isLeftOut = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if === false;
  const below = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((node) => {
      if (isLeftOut(node)) return [];
      if (node.kind === Kind.FIELD) return node.name.value === name ? [node] : [];
      const set =
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments[node.name.value]?.selectionSet;
      return set ? below(set) : [];
    });
  return fieldNodes
    .flatMap(({ selectionSet }) => (selectionSet ? below(selectionSet) : []))
    .map((node) => getArgumentValues(field, node, variableValues));
}
