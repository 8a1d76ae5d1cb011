import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { $preferences, keepPreferences, preferencesUnder } from '../../api/preferences';
import { showToast } from '../../ui/messages/toast';
import type { SortState } from '../resource/list-state';
import { messages } from '../resource/messages';
import type { Resource } from '../resource/resource';
import { type ColumnLayout, defaultLayout, layoutPatch, parseLayout } from './column-layout';

const TABLES = 'tables';

export interface LayoutControls {
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  onReset: () => void;
}

export interface SortControls {
  sort: SortState | null;
  onSort: (sort: SortState | null) => void;
}

/** The person's arrangement of a list's columns, kept on the server with their preferences. */
export function useColumnLayout({ name, columns }: Resource): LayoutControls {
  const client = useApolloClient();
  const preferences = useStore($preferences);
  const t = useStore(messages);
  const defaults = useMemo(() => defaultLayout(columns), [columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read through preferencesUnder, which checks the shape
  const kept = useMemo(() => JSON.stringify(preferencesUnder(TABLES)[name] ?? null), [preferences, name]);
  // By its text: whatever else changes among the preferences, a table that stays the same is not rendered again.
  const layout = useMemo(() => parseLayout(JSON.parse(kept), defaults), [kept, defaults]);
  const onLayout = useCallback(
    (next: ColumnLayout) => {
      const patch = layoutPatch(JSON.parse(kept), layout, next, defaults);
      if (!keepPreferences(client, { [TABLES]: { [name]: patch } })) showToast('danger', t.columnsNotKept);
    },
    [client, name, t, kept, layout, defaults],
  );
  const onReset = useCallback(() => onLayout(defaults), [onLayout, defaults]);
  return { layout, onLayout, onReset };
}
