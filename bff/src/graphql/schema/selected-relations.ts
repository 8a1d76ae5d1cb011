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

/** Declares that a field is a relation: the row of a view that the object's row refers to by one id. */
export const RelationTo = (view: Relation) => Extensions({ relation: view });

/** A parameter of a root field: the relations that the operation selects on its rows, so that the related rows can be included. */
export const SelectedRelations = () => createParameterDecorator(({ info }) => relationsOf(info));

/** A compiled operation determines its relations once (`compiler.ts`). */
const relationsOf = (info: GraphQLResolveInfo & { readonly relations?: readonly Relation[] }) =>
  info.relations ?? selectedRelations(info);

/** The view that `RelationTo` declares for a field; undefined for other fields. */
export const relationOf = ({
  extensions: { relation },
}: GraphQLField<unknown, unknown>): Relation | undefined => (isRelation(relation) ? relation : undefined);

const isRelation = (value: unknown): value is Relation => typeof value === 'object' && value !== null;

interface Selected {
  readonly fieldNodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[];
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly returnType: GraphQLOutputType;
}

/** Results of `selectedRelations` by selection set. */
const relationsBySet = new WeakMap<SelectionSetNode, ReadonlySet<Relation>>();

/**
 * The relations that a field's selection set selects on its object, or on the items of its page, for any variables. Each selection set
 * is visited once.
 */
export function selectedRelations({ fieldNodes, fragments, returnType }: Selected): readonly Relation[] {
  const relationsBelow = (node: SelectionNode, type: GraphQLObjectType): Iterable<Relation> => {
    // A relation with @skip or @include is requested by id if it is not skipped.
    if (node.directives?.length) return noRelations;
    if (node.kind === Kind.INLINE_FRAGMENT) return relationsIn(node.selectionSet, type);
    if (node.kind === Kind.FRAGMENT_SPREAD)
      return relationsIn(fragments[node.name.value]?.selectionSet, type);
    const field = type.getFields()[node.name.value];
    const relation = field && relationOf(field);
    if (relation) return [relation];
    return field?.name === 'items' ? relationsIn(node.selectionSet, field.type) : noRelations;
  };
  const relationsIn = (set: SelectionSetNode | undefined, ofType: GraphQLOutputType): Iterable<Relation> => {
    const type = getNamedType(ofType);
    if (!set || !isObjectType(type)) return noRelations;
    const known = relationsBySet.get(set);
    if (known) return known;
    const found = new Set<Relation>();
    for (const node of set.selections) for (const relation of relationsBelow(node, type)) found.add(relation);
    relationsBySet.set(set, found);
    return found;
  };
  const all = new Set<Relation>();
  for (const { selectionSet } of fieldNodes)
    for (const relation of relationsIn(selectionSet, returnType)) all.add(relation);
  return [...all];
}
