import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { createParameterDecorator, Extensions } from 'type-graphql';
import { type Link, noLinks } from '../rest/links.js';

/** The field is the one row of a view that its object's row leads to. */
export const LeadsTo = (view: Link) => Extensions({ leadsTo: view });

/**
 * A root field's parameter: the links that the operation follows from its rows, for these to be asked for with what they lead to. It
 * is known of operations that are compiled; of others it is none, and each link is asked for by itself.
 */
export const Links = () => createParameterDecorator(({ info }) => linksOf(info));

const linksOf = ({ links }: GraphQLResolveInfo & { readonly links?: readonly Link[] }) => links ?? noLinks;

/** The view that a field leads to by one id, as `LeadsTo` says; undefined for any other. */
export const linkOf = ({ extensions: { leadsTo } }: GraphQLField<unknown, unknown>): Link | undefined =>
  isLink(leadsTo) ? leadsTo : undefined;

const isLink = (value: unknown): value is Link => typeof value === 'object' && value !== null;

interface Selected {
  readonly fieldNodes: readonly { readonly selectionSet?: SelectionSetNode | undefined }[];
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly returnType: GraphQLOutputType;
}

/** The links that a field's selection follows from its object, or from each of a page's items, whatever its variables are. */
export function selectedLinks({ fieldNodes, fragments, returnType }: Selected): readonly Link[] {
  const found = new Set<Link>();
  const look = (set: SelectionSetNode | undefined, ofType: GraphQLOutputType): void => {
    const type = getNamedType(ofType);
    if (!isObjectType(type)) return;
    const fields = type.getFields();
    for (const node of set?.selections ?? []) {
      // What may be skipped is asked for when it is not.
      if (node.directives?.length) continue;
      if (node.kind === Kind.INLINE_FRAGMENT) look(node.selectionSet, type);
      else if (node.kind === Kind.FRAGMENT_SPREAD) look(fragments[node.name.value]?.selectionSet, type);
      else {
        const field = fields[node.name.value];
        if (!field) continue;
        const link = linkOf(field);
        if (link) found.add(link);
        else if (field.name === 'items') look(node.selectionSet, field.type);
      }
    }
  };
  for (const { selectionSet } of fieldNodes) look(selectionSet, returnType);
  return [...found];
}
