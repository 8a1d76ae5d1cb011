import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';
import { noRelations, type Relation } from '../../rest/rows/include-negotiator.js';

/** The field is a relation: the one row of a view that its object's row refers to. */
export const RelationTo = (view: Relation) => Extensions({ relation: view });

/** A root field's parameter: the relations that the operation selects on its rows, so that the related rows can be included. */
export const SelectedRelations = () => createParameterDecorator(({ info }) => relationsOf(info));

/** A compiled operation has found its relations once; an interpreted one finds them each time. */
const relationsOf = (info: GraphQLResolveInfo & { readonly relations?: readonly Relation[] }) =>
  info.relations ?? selectedRelations(info);

/** The view that a field refers to by one id, as `RelationTo` declares; undefined for other fields. */
export const relationOf = ({
  extensions: { relation },
}: GraphQLField<unknown, unknown>): Relation | undefined => (isRelation(relation) ? relation : undefined);

const isRelation = (value: unknown): value is Relation => typeof value === 'object' && value !== null;

interface Selected {
  readonly fieldNodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[];
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly returnType: GraphQLOutputType;
}

/** The relations that each selection set of a document selects on its object, or on each of a page's items. */
const followed = new WeakMap<SelectionSetNode, ReadonlySet<Relation>>();

/**
 * The relations that a field's selection selects on its object, or on each of a page's items, whatever its variables are. Each
 * selection set, and so each fragment, is looked into once.
 */
export function selectedRelations({ fieldNodes, fragments, returnType }: Selected): readonly Relation[] {
  const relationsBelow = (node: SelectionNode, type: GraphQLObjectType): Iterable<Relation> => {
    // What may be skipped is requested when it is not.
    if (node.directives?.length) return noRelations;
    if (node.kind === Kind.INLINE_FRAGMENT) return look(node.selectionSet, type);
    if (node.kind === Kind.FRAGMENT_SPREAD) return look(fragments[node.name.value]?.selectionSet, type);
    const field = type.getFields()[node.name.value];
    const relation = field && relationOf(field);
    if (relation) return [relation];
    return field?.name === 'items' ? look(node.selectionSet, field.type) : noRelations;
  };
  const look = (set: SelectionSetNode | undefined, ofType: GraphQLOutputType): Iterable<Relation> => {
    const type = getNamedType(ofType);
    if (!set || !isObjectType(type)) return noRelations;
    const known = followed.get(set);
    if (known) return known;
    const found = new Set<Relation>();
    for (const node of set.selections) for (const relation of relationsBelow(node, type)) found.add(relation);
    followed.set(set, found);
    return found;
  };
  const all = new Set<Relation>();
  for (const { selectionSet } of fieldNodes)
    for (const relation of look(selectionSet, returnType)) all.add(relation);
  return [...all];
}
