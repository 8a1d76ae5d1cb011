import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { $preferences, preferencesUnder, savePreferences } from '../../api/preferences';
import type { ListState } from '../resource/list-state';
import type { Resource } from '../resource/resource';
import { type ColumnLayout, defaultLayout, isSameLayout } from '../table/column-layout';
import {
  isChangedSince,
  type NamedView,
  type NamedViews,
  parseViews,
  stateOf,
  viewsPatch,
} from './named-views';

const VIEWS = 'views';

interface Options {
  resource: Resource;
  state: ListState;
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
  show: (next: ListState, how?: { replace: boolean }) => void;
}

export interface ListViews {
  readonly views: NamedViews;
  /** The view from which the list started. */
  readonly active: NamedView | null;
  /** True if the list differs from it. */
  readonly isChanged: boolean;
  readonly choose: (view: NamedView) => void;
  /** Saves the views on the server. False if they are too large; throws if the server is unreachable. */
  readonly store: (views: NamedViews) => Promise<boolean>;
}

/** The named views of a list. Without a search in the address the default view opens. */
export function useNamedViews({ resource, state, layout, setLayout, show }: Options): ListViews {
  const { name, columns, vocabulary } = resource;
  const client = useApolloClient();
  const preferences = useStore($preferences);
  const defaults = useMemo(() => defaultLayout(columns), [columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read through preferencesUnder, which checks the shape
  const views = useMemo(
    () => parseViews(preferencesUnder(VIEWS)[name], defaults),
    [preferences, name, defaults],
  );
  const active = views.list.find(({ id }) => id === state.view) ?? null;

  const arrange = useCallback(
    (next: ColumnLayout) => {
      if (!isSameLayout(layout, next)) setLayout(next);
    },
    [layout, setLayout],
  );
  const choose = useCallback(
    (view: NamedView) => {
      arrange(view.layout);
      show(stateOf(view, vocabulary));
    },
    [arrange, show, vocabulary],
  );
  const store = useCallback(
    (next: NamedViews) => {
      const patch = viewsPatch(preferencesUnder(VIEWS)[name], views, next, defaults);
      return savePreferences(client, { [VIEWS]: { [name]: patch } });
    },
    [client, name, views, defaults],
  );

  const { isSearched, record } = state;
  const opening = views.list.find(({ id }) => id === (state.view ?? views.first));
  useLayoutEffect(() => {
    if (isSearched || opening === undefined) return;
    arrange(opening.layout);
    show({ ...stateOf(opening, vocabulary), record }, { replace: true });
  }, [isSearched, opening, record, arrange, show, vocabulary]);

  return {
    views,
    active,
    isChanged: active !== null && isChangedSince(active, state, layout, vocabulary),
    choose,
    store,
  };
}
