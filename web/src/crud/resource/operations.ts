import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type DocumentNode, Kind } from 'graphql';
import { useCallback, useMemo } from 'react';
import type { FieldValue, LookUp, Option, OptionQuery } from './field';
import { useKeptPage } from './kept-pages';
import type { AnyRecord, SavePayload } from './resource';

/*
 * Runs the operations of a declared resource. Each has one root field, whose value is the result; `defineResource` checks
 * the documents' types, so these functions need only the parts that every resource has.
 */

/** The type of an operation's only root field. */
export type Root<Data> = NonNullable<Data[Exclude<keyof Data, '__typename'>]>;

/** The value of an operation's only root field. */
export function rootOf<Value>(data: Readonly<Record<string, Value>>): Value | undefined {
  return Object.entries(data).find(([name]) => name !== '__typename')?.[1];
}

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

/** The variables of a list query, whatever its filter, with those that include the data of optional columns. */
export type AnyListVariables = ListVariables<Record<string, unknown>, string> &
  Readonly<Record<string, unknown>>;

export type NoVariables = { [name: string]: never };

export interface ListRead {
  /** While the next page loads, the one before it; null before the first. */
  readonly page: Page<AnyRecord> | null;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly refetch: () => void;
}

/** The names of the variables that an operation declares. */
export function variableNames({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );
}

/** Runs the list query. A page seen before shows at once and is refreshed in the background. */
export function useListQuery(
  document: DocumentNode,
  variables: AnyListVariables,
  isSearched: boolean,
): ListRead {
  const { data, previousData, loading, error, observable } = useQuery<
    Record<string, Page<AnyRecord>>,
    AnyListVariables
  >(document, {
    variables,
    skip: !isSearched,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useKeptPage(document, variables, isSearched);
  const shown = isSearched ? (data ?? previousData) : undefined;
  const page = useMemo(() => (shown === undefined ? null : (rootOf(shown) ?? null)), [shown]);
  // The screen may be hidden meanwhile, by the page of a new record.
  const again = useCallback(
    () =>
      void observable
        .refetch()
        .retain()
        .catch(() => undefined),
    [observable],
  );
  return { page, isLoading: loading, error, refetch: again };
}

/** Loads one record, always from the server: what is edited must be what is stored. */
export async function loadRecord(
  document: DocumentNode,
  client: ApolloClient,
  id: string,
): Promise<AnyRecord | null> {
  const { data } = await client.query<Record<string, AnyRecord | null>>({
    query: document,
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (data === undefined ? null : rootOf(data)) ?? null;
}

/** Runs a mutation with its `idempotency-key`. Throws what Apollo throws when no payload came. */
export async function runMutation<Payload = SavePayload>(
  document: DocumentNode,
  client: ApolloClient,
  variables: Record<string, unknown>,
  idempotencyKey: string,
): Promise<Payload> {
  const { data } = await client.mutate<Record<string, Payload>>({
    mutation: document,
    variables,
    context: { headers: { 'idempotency-key': idempotencyKey } },
  });
  const payload = data ? rootOf(data) : undefined;
  if (payload === undefined) throw new Error('The mutation returned no payload');
  return payload;
}

/** The options of a field that depend on a value, such as another field's, which is the query's variable of this name. */
export function optionsBy<Data, Variables extends { [name: string]: unknown }>(
  document: Root<Data> extends readonly Option[] ? TypedDocumentNode<Data, Variables> : never,
  variable: keyof Variables & string,
): OptionQuery {
  return { document, variable };
}

/** The number of entries that are loaded of a list that may be long. With so many of them there may be more. */
export const FIRST_OPTIONS = 50;

/** A list that the server searches by `text`, and whose entries it finds by `ids`. @param only variables of a search */
export function lookUp<Data, Variables extends { [name: string]: unknown; text?: unknown; ids?: unknown }>(
  document: Root<Data> extends readonly Option[] ? TypedDocumentNode<Data, Variables> : never,
  only: Partial<Variables> = {},
): LookUp {
  return {
    search: withConstant({ document, variable: 'text' }, only),
    byValue: { document, variable: 'ids', constant: { first: null } },
  };
}

/** The same query with more constant variables. */
export const withConstant = (
  query: OptionQuery,
  constant: Readonly<Record<string, unknown>>,
): OptionQuery => ({
  ...query,
  constant: { ...query.constant, ...constant },
});

/** The variables that a query declares of those for its options. */
export function optionVariables(
  document: DocumentNode,
  given: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const declared = variableNames(document);
  const all = Object.entries({ first: FIRST_OPTIONS, ...given });
  return Object.fromEntries(all.filter(([name]) => declared.includes(name)));
}

const variablesOf = ({ document, variable, constant }: OptionQuery, value: FieldValue) =>
  optionVariables(document, { ...constant, [variable]: value.length === 0 ? null : value });

function optionsIn(data: Record<string, readonly Option[]> | undefined): readonly Option[] {
  return withGroups((data && rootOf(data)) ?? []);
}

/** Loads the options for a value. */
export async function loadOptions(
  client: ApolloClient,
  query: OptionQuery,
  value: FieldValue,
  fetchPolicy: 'cache-first' | 'network-only' = 'cache-first',
): Promise<readonly Option[]> {
  const { data } = await client.query<Record<string, readonly Option[]>>({
    query: query.document,
    variables: variablesOf(query, value),
    fetchPolicy,
  });
  return optionsIn(data);
}

/** The options for a value: undefined until they are loaded, and while there is no value. */
export function useOptionsBy(query: OptionQuery, value: FieldValue) {
  const { data, error, refetch } = useQuery<Record<string, readonly Option[]>>(query.document, {
    variables: variablesOf(query, value),
    skip: value.length === 0,
    fetchPolicy: 'cache-first',
  });
  const options = useMemo(() => data && optionsIn(data), [data]);
  const isLoading = value.length > 0 && options === undefined && error === undefined;
  return { options, isLoading, retry: () => void refetch().catch(() => undefined) };
}

/** The options with their groups behind the texts, where some have the same text. */
export function withGroups(options: readonly Option[]): readonly Option[] {
  if (new Set(options.map(({ text }) => text)).size === options.length) return options;
  return options.map(({ value, text, group }) => ({ value, text: group ? `${text} (${group})` : text }));
}
