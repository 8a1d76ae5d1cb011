import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { DIALOG_ENTRY, isDialogEntry, useScreenNavigation } from '../../ui/screen-navigation';
import { formatListState, type ListState, type ListVocabulary, parseListState } from '../resource/list-state';

/** A search as text, whatever dialog is open: equal texts are equal searches. */
export function addressOf(state: ListState): string {
  return formatListState({ ...state, record: null, map: null }).toString();
}

export interface ListNavigation {
  state: ListState;
  /** {@link addressOf} the state. */
  address: string;
  show: (next: ListState, how?: { replace: boolean }) => void;
  openRecord: (record: string) => void;
  /** The address, from `?` on, that opens a record; the same function for every search, so that rows are not rendered again. */
  recordAddress: (record: string) => string;
  /** The address, from `?` on, that shows the place of a record on a map. */
  mapAddress: (record: string) => string;
  openMap: (record: string) => void;
  closeDialog: () => void;
}

/** The list screen's state, which is kept in the URL alone: a link opens the same, Back restores it. */
export function useListState(vocabulary: ListVocabulary): ListNavigation {
  const [params] = useSearchParams();
  const navigate = useScreenNavigation();
  const location = useLocation();
  const state = useMemo(() => parseListState(params, vocabulary), [params, vocabulary]);
  const address = addressOf(state);
  const latest = useRef({ state, location, address });
  latest.current = { state, location, address };

  const show = useCallback(
    (next: ListState, how = { replace: false }) => navigate({ search: `?${formatListState(next)}` }, how),
    [navigate],
  );
  const open = useCallback(
    (dialog: Partial<Pick<ListState, 'record' | 'map'>>) =>
      navigate(
        { search: `?${formatListState({ ...latest.current.state, ...dialog })}` },
        { state: DIALOG_ENTRY },
      ),
    [navigate],
  );
  const openRecord = useCallback((record: string) => open({ record }), [open]);
  const openMap = useCallback((map: string) => open({ map }), [open]);
  const closeDialog = useCallback(() => {
    if (isDialogEntry(latest.current.location.state)) navigate(-1);
    else show({ ...latest.current.state, record: null, map: null }, { replace: true });
  }, [navigate, show]);

  const recordAddress = useCallback((record: string) => `?${latest.current.address}&record=${record}`, []);
  const mapAddress = useCallback((record: string) => `?${latest.current.address}&map=${record}`, []);
  return { state, address, show, openRecord, recordAddress, mapAddress, openMap, closeDialog };
}
