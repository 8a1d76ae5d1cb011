import { useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useMemo } from 'react';
import type { Option, OptionList } from '../resource/field';
import { optionVariables, withGroups } from '../resource/operations';
import type { ScreenOptions } from '../resource/resource';

/** The options of a screen without pick lists. */
const NO_OPTIONS: ScreenOptions = {
  of: () => [],
  isLoading: false,
  error: undefined,
  refetch: () => undefined,
};

function read(list: OptionList, data: Record<string, unknown>): readonly Option[] {
  if (typeof list === 'function') return withGroups(list(data));
  const found = data[list];
  return withGroups(Array.isArray(found) ? found : []);
}

/** Makes the hook that reads the pick lists of a screen. */
export function screenOptions(document: DocumentNode | null): () => ScreenOptions {
  if (document === null) return () => NO_OPTIONS;
  const variables = optionVariables(document);
  return () => {
    const { data, loading, error, refetch } = useQuery<Record<string, unknown>>(document, { variables });
    return useMemo(
      () => ({
        of: (list) => (data === undefined ? [] : read(list, data)),
        isLoading: loading && data === undefined,
        error,
        refetch: () => void refetch().catch(() => undefined),
      }),
      [data, loading, error, refetch],
    );
  };
}
