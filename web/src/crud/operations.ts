import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type { Option, OptionLoader, SavePayload } from './resource';

/*
 * Each function takes a typed document and how to read its answer, and gives the operation with the entity's own types:
 * from here on nobody needs to know the document.
 */

export interface Page<Row> {
  readonly items: readonly Row[];
  readonly pageInfo: { readonly totalItems: number; readonly totalPages: number };
}

export type ListVariables<Filter, SortField> = {
  filter?: Filter | null | undefined;
  sort?: { field: SortField; direction?: 'ASC' | 'DESC' } | null | undefined;
  page: number;
  size: number;
};

export type NoVariables = { [name: string]: never };

export interface ListRead<Row> {
  /** While the next page loads, the one before it; null before the first. */
  readonly page: Page<Row> | null;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refetch: () => void;
}

export type UseList<Row, Filter, SortField> = (
  variables: ListVariables<Filter, SortField>,
  isSearched: boolean,
) => ListRead<Row>;

/** The list query. A page seen before shows at once and is refreshed behind. */
export function listOf<Data, Filter, SortField extends string, Row>(
  document: TypedDocumentNode<Data, ListVariables<Filter, SortField>>,
  pick: (data: Data) => Page<Row>,
): UseList<Row, Filter, SortField> {
  return (variables, isSearched) => {
    const { data, previousData, loading, error, refetch } = useQuery<Data, ListVariables<Filter, SortField>>(
      document,
      { variables, skip: !isSearched, fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true },
    );
    const shown = isSearched ? (data ?? previousData) : undefined;
    const page = useMemo(() => (shown === undefined ? null : pick(shown)), [shown]);
    const again = useCallback(() => void refetch().catch(() => undefined), [refetch]);
    return { page, isLoading: loading, error, refetch: again };
  };
}

export type LoadRecord<Loaded> = (client: ApolloClient, id: string) => Promise<Loaded | null>;

/** The query of one record, always asked anew: what is edited must be what is stored. */
export function recordOf<Data, Loaded>(
  document: TypedDocumentNode<Data, { id: string }>,
  pick: (data: Data) => Loaded | null | undefined,
): LoadRecord<Loaded> {
  return async (client, id) => {
    const { data } = await client.query<Data>({
      query: document,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    return (data === undefined ? null : pick(data)) ?? null;
  };
}

/** Sends a save under its `idempotency-key`. Throws what Apollo throws when no payload came. */
export type Save<Variables> = (
  client: ApolloClient,
  variables: Variables,
  idempotencyKey: string,
) => Promise<SavePayload>;

/** A create or update mutation. */
export function saveOf<Data, Variables extends { [name: string]: unknown }>(
  document: TypedDocumentNode<Data, Variables>,
  pick: (data: Data) => SavePayload,
): Save<Variables> {
  return async (client, variables, idempotencyKey) => {
    const { data } = await client.mutate<Data>({
      mutation: document,
      variables,
      context: { headers: { 'idempotency-key': idempotencyKey } },
    });
    if (data === null || data === undefined) throw new Error('The save came back without an answer');
    return pick(data);
  };
}

/**
 * The options of a field that depends on another one's value.
 * @param variables makes the query's variables of that value.
 */
export function optionsBy<Data, Variables extends { [name: string]: unknown }>(
  document: TypedDocumentNode<Data, Variables>,
  variables: (value: string) => Variables,
  pick: (data: Data) => readonly Option[],
): OptionLoader {
  return async (client, value) => {
    const { data } = await client.query<Data>({ query: document, variables: variables(value) });
    return data === undefined ? [] : withGroups(pick(data));
  };
}

/** The options with what they belong to behind their texts, where some have the same text. */
export function withGroups(options: readonly Option[]): readonly Option[] {
  if (new Set(options.map(({ text }) => text)).size === options.length) return options;
  return options.map(({ value, text, group }) => ({ value, text: group ? `${text} (${group})` : text }));
}
