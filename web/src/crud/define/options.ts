import { useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import type { FilterField, FormField, Option, ScreenOptions } from '../resource';
import { type NoVariables, withGroups } from './operations';

/** Options of a screen: a root field of its options query, or what a function makes of the query's data. */
export type OptionList<OptionsData> =
  | Exclude<keyof OptionsData & string, '__typename'>
  | { read(data: OptionsData): readonly Option[] }['read'];

/** The lists of a filter or form field; `known` adds to `options` what records may have and new ones are not offered. */
export interface OptionLists {
  options: OptionList<Record<string, unknown>>;
  known?: OptionList<Record<string, unknown>>;
}

/** The options of a screen without pick lists. */
const NO_OPTIONS: ScreenOptions = {
  of: () => [],
  known: () => [],
  isLoading: false,
  error: undefined,
  refetch: () => undefined,
};

function read(list: OptionLists['options'], data: Record<string, unknown>): readonly Option[] {
  if (typeof list === 'function') return withGroups(list(data));
  const found = data[list];
  return withGroups(Array.isArray(found) ? found : []);
}

/** Makes the hook that reads the pick lists of a screen. */
export function screenOptions(
  document: DocumentNode | null,
  lists: ReadonlyMap<FilterField | FormField, OptionLists>,
): () => ScreenOptions {
  if (document === null) return () => NO_OPTIONS;
  return () => {
    const { data, loading, error, refetch } = useQuery<Record<string, unknown>, NoVariables>(document);
    return useMemo(() => {
      const optionsOf = (owner: FilterField | FormField, isKnown: boolean): readonly Option[] => {
        const list = lists.get(owner);
        if (data === undefined || list === undefined) return [];
        return read((isKnown ? list.known : undefined) ?? list.options, data);
      };
      return {
        of: (owner) => optionsOf(owner, false),
        known: (owner) => optionsOf(owner, true),
        isLoading: loading && data === undefined,
        error,
        refetch: () => void refetch().catch(() => undefined),
      };
    }, [data, loading, error, refetch]);
  };
}
