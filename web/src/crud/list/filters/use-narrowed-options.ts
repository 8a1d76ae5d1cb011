import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { FilterField, Option } from '../../resource';

/** The options that another filter's value leaves of a filter's. */
export interface NarrowedOptions {
  /** Undefined where no other filter narrows it, and where the options could not be read. */
  readonly of: (filter: FilterField) => readonly Option[] | undefined;
  readonly isLoading: (filter: FilterField) => boolean;
}

const keyOf = (filter: FilterField, chosen: Readonly<Record<string, string>>): string | null => {
  if (filter.kind !== 'options' || filter.narrowedBy === null) return null;
  const value = chosen[filter.narrowedBy.filter] ?? '';
  return value === '' ? null : `${filter.name} ${value}`;
};

/** Reads the options of the filters that others narrow. @param chosen the values of all filters */
export function useNarrowedOptions(
  filters: readonly FilterField[],
  chosen: Readonly<Record<string, string>>,
): NarrowedOptions {
  const client = useApolloClient();
  /** By filter and value; null where they could not be read. */
  const [lists, setLists] = useState<Readonly<Record<string, readonly Option[] | null>>>({});

  useEffect(() => {
    let isCurrent = true;
    for (const filter of filters) {
      const key = keyOf(filter, chosen);
      if (key === null || filter.kind !== 'options' || filter.narrowedBy === null) continue;
      const keep = (list: readonly Option[] | null): void => {
        if (isCurrent) setLists((known) => (known[key] === undefined ? { ...known, [key]: list } : known));
      };
      filter.narrowedBy.load(client, chosen[filter.narrowedBy.filter] ?? '').then(keep, () => keep(null));
    }
    return () => {
      isCurrent = false;
    };
  }, [client, filters, chosen]);

  return {
    of: (filter) => lists[keyOf(filter, chosen) ?? ''] ?? undefined,
    isLoading: (filter) => {
      const key = keyOf(filter, chosen);
      return key !== null && lists[key] === undefined;
    },
  };
}
