import { type ApolloCache, InMemoryCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type DocumentNode, type FieldNode, Kind, valueFromASTUntyped } from 'graphql';
import { useEffect } from 'react';

/** Milliseconds that a page of rows stays in memory after it was last on screen. */
export const KEPT_MS = 10 * 60_000;

/** The most pages that stay in memory without being on screen. With one more, the half that was left first goes. */
export const MOST_KEPT = 20;

interface KeptPage {
  /** The number of lists that show it. */
  shown: number;
  timer?: ReturnType<typeof setTimeout>;
  forget: () => void;
}

/** The pages of a cache by field and arguments, those that were left last at the end. */
const pagesOf = new WeakMap<ApolloCache, Map<string, KeptPage>>();

function forgetAll(cache: ApolloCache, pages: readonly KeptPage[]): void {
  for (const { forget } of pages) forget();
  // Results that were read have an entry for each row of each page, which only this takes away.
  if (cache instanceof InMemoryCache) cache.gc({ resetResultCache: true });
}

function rootFieldOf({ definitions }: DocumentNode): FieldNode | undefined {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const selections = operation && 'selectionSet' in operation ? operation.selectionSet.selections : [];
  return selections.find((selection) => selection.kind === Kind.FIELD);
}

/**
 * Keeps a page of a list in the cache while it is on screen and {@link KEPT_MS} longer, if it is among the last {@link MOST_KEPT}; then
 * it goes with the rows that nothing else refers to. Somebody who pages through thousands of rows all day has the last ones in memory.
 */
export function useKeptPage(document: DocumentNode, variables: object, isShown: boolean): void {
  const { cache } = useApolloClient();
  const address = JSON.stringify(variables);
  useEffect(() => {
    const field = rootFieldOf(document);
    if (!isShown || field === undefined) return;
    const given = JSON.parse(address);
    const args = Object.fromEntries(
      field.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, given)]) ?? [],
    );
    const pages = pagesOf.get(cache) ?? new Map<string, KeptPage>();
    pagesOf.set(cache, pages);
    const key = `${field.name.value} ${JSON.stringify(args)}`;
    const forget = (): void => {
      clearTimeout(pages.get(key)?.timer);
      pages.delete(key);
      cache.evict({ id: 'ROOT_QUERY', fieldName: field.name.value, args });
    };
    const page = pages.get(key) ?? { shown: 0, forget };
    pages.set(key, page);
    page.shown += 1;
    clearTimeout(page.timer);
    return () => {
      page.shown -= 1;
      if (page.shown > 0) return;
      pages.delete(key);
      pages.set(key, page);
      page.timer = setTimeout(() => forgetAll(cache, [page]), KEPT_MS);
      const left = [...pages.values()].filter(({ shown }) => shown === 0);
      if (left.length > MOST_KEPT) forgetAll(cache, left.slice(0, MOST_KEPT / 2));
    };
  }, [cache, document, address, isShown]);
}
