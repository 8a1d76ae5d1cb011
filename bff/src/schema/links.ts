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
import { noRelations, type Relation } from '../rest/include-negotiator.js';

/** The field is the one row of a view that its object's row leads to. */
export const LeadsTo = (view: Relation) => Extensions({ leadsTo: view });

/** A root field's parameter: the links that the operation follows from its rows, for these to be requested with what they lead to. */
export const Links = () => createParameterDecorator(({ info }) => linksOf(info));

/** A compiled operation knows its links; of one that is interpreted they are looked for each time. */
const linksOf = (info: GraphQLResolveInfo & { readonly links?: readonly Relation[] }) =>
  info.links ?? selectedLinks(info);

/** The view that a field leads to by one id, as `LeadsTo` says; undefined for any other. */
export const linkOf = ({ extensions: { leadsTo } }: GraphQLField<unknown, unknown>): Relation | undefined =>
  isLink(leadsTo) ? leadsTo : undefined;

const isLink = (value: unknown): value is Relation => typeof value === 'object' && value !== null;

interface Selected {
  readonly fieldNodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[];
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly returnType: GraphQLOutputType;
}

/** The links that each selection set of a document follows from its object, or from each of a page's items. */
const followed = new WeakMap<SelectionSetNode, ReadonlySet<Relation>>();

/**
 * The links that a field's selection follows from its object, or from each of a page's items, whatever its variables are. Each
 * selection set, and so each fragment, is looked into once.
 */
export function selectedLinks({ fieldNodes, fragments, returnType }: Selected): readonly Relation[] {
  const linksBelow = (node: SelectionNode, type: GraphQLObjectType): Iterable<Relation> => {
    // What may be skipped is requested when it is not.
    if (node.directives?.length) return noRelations;
    if (node.kind === Kind.INLINE_FRAGMENT) return look(node.selectionSet, type);
    if (node.kind === Kind.FRAGMENT_SPREAD) return look(fragments[node.name.value]?.selectionSet, type);
    const field = type.getFields()[node.name.value];
    const link = field && linkOf(field);
    if (link) return [link];
    return field?.name === 'items' ? look(node.selectionSet, field.type) : noRelations;
  };
  const look = (set: SelectionSetNode | undefined, ofType: GraphQLOutputType): Iterable<Relation> => {
    const type = getNamedType(ofType);
    if (!set || !isObjectType(type)) return noRelations;
    const known = followed.get(set);
    if (known) return known;
    const found = new Set<Relation>();
    for (const node of set.selections) for (const link of linksBelow(node, type)) found.add(link);
    followed.set(set, found);
    return found;
  };
  const all = new Set<Relation>();
  for (const { selectionSet } of fieldNodes) for (const link of look(selectionSet, returnType)) all.add(link);
  return [...all];
}
