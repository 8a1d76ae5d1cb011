import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { formatListState, type ListState, type ListVocabulary, parseListState } from './list-state';

/** Marks a history entry made by opening a dialog, so that closing it goes back instead of leaving the entry behind. */
const OPENED_HERE = { openedHere: true } as const;

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/** A search as text, whatever dialog is open: equal texts are equal searches. */
export function addressOf(state: ListState): string {
  return formatListState({ ...state, record: null }).toString();
}

export interface ListNavigation {
  state: ListState;
  /** {@link addressOf} the state. */
  address: string;
  show: (next: ListState, how?: { replace: boolean }) => void;
  openRecord: (record: string) => void;
  closeRecord: () => void;
}

/** The list screen's state, which lives in the URL alone: a link opens the same, Back restores it (ux, List screens 1). */
export function useListState(vocabulary: ListVocabulary): ListNavigation {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state = useMemo(() => parseListState(params, vocabulary), [params, vocabulary]);
  const latest = useRef({ state, location });
  latest.current = { state, location };

  const show = useCallback(
    (next: ListState, how = { replace: false }) =>
      void navigate({ search: `?${formatListState(next)}` }, how),
    [navigate],
  );
  const openRecord = useCallback(
    (record: string) =>
      void navigate(
        { search: `?${formatListState({ ...latest.current.state, record })}` },
        { state: OPENED_HERE },
      ),
    [navigate],
  );
  const closeRecord = useCallback(() => {
    if (isOpenedHere(latest.current.location.state)) void navigate(-1);
    else show({ ...latest.current.state, record: null }, { replace: true });
  }, [navigate, show]);

  return { state, address: addressOf(state), show, openRecord, closeRecord };
}
