import { type DocumentNode, type FragmentDefinitionNode, Kind } from 'graphql';

/** The fragments of a document by name. */
export const fragmentsOf = ({
  definitions,
}: Pick<DocumentNode, 'definitions'>): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
