import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { $preferences, keepPreference, preferencesUnder } from '../../api/preferences';
import type { Resource } from '../resource';
import { type ColumnLayout, defaultLayout, parseLayout } from './column-layout';

const TABLES = 'tables';

/** The person's arrangement of a list's columns, kept on the server with their preferences. */
export function useColumnLayout({ name, columns }: Resource): {
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
  resetLayout: () => void;
} {
  const client = useApolloClient();
  const preferences = useStore($preferences);
  const keys = useMemo(() => columns.map(({ key }) => key), [columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read through preferencesUnder, which checks the shape
  const layout = useMemo(() => parseLayout(preferencesUnder(TABLES)[name], keys), [preferences, name, keys]);
  const setLayout = useCallback(
    (next: ColumnLayout) => keepPreference(client, TABLES, name, next),
    [client, name],
  );
  const resetLayout = useCallback(() => setLayout(defaultLayout(keys)), [setLayout, keys]);
  return { layout, setLayout, resetLayout };
}
