import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useScreenNavigation } from '../../ui/screen-navigation';
import type { RowSelection } from '../bulk-change/row-selection';
import { type ListQuery, type ListState, type SortState, searched } from '../resource/list-state';
import type { Resource } from '../resource/resource';
import { usePermission } from '../resource/use-permission';
import { visibleKeys } from '../table/column-layout';
import { useColumnLayout } from '../table/use-column-layout';
import { useNamedViews } from '../views/use-named-views';
import { useFilterPanel } from './use-filter-panel';
import { addressOf, useListState } from './use-list-state';
import { useOpenRecord } from './use-open-record';
import { useSavedRow } from './use-saved-row';

/**
 * Follows a value once what the person did is painted: what takes longer than one waits for a button, such as to request rows,
 * goes by this, and what shows that the press was received goes by the value itself.
 */
function useAfterPaint<T>(value: T): T {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (followed === value) return;
    // Called before the frame is painted; React then draws in a task of its own, after it.
    const frame = requestAnimationFrame(() => setFollowed(() => value));
    return () => cancelAnimationFrame(frame);
  }, [followed, value]);
  return followed;
}

/**
 * A resource's list without its looks: search, page and order (kept in the address), rows with the one that was saved last, filters,
 * columns, views, selection and the record that is open. Table, cards, print and the parts of the screen show it.
 */
export function useList(resource: Resource) {
  const address = useListState(resource.vocabulary);
  const { state, show, openRecord, recordAddress, closeDialog } = address;
  const { opened, onChanged } = useOpenRecord({
    record: state.record,
    openRecord,
    closeRecord: closeDialog,
  });
  const may = usePermission(resource);
  const options = resource.useOptions();
  const columns = useColumnLayout(resource);
  // Each part is rendered again for what it shows alone: neither for a dialog that opens nor for a panel that folds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds all of a search
  const listed = useMemo(() => state, [address.address]);
  const requested = useAfterPaint(listed);
  const result = resource.useList(requested, visibleKeys(columns.layout));
  const { error, refetch } = result;
  const { page, marked, forget } = useSavedRow(resource.name, address.address, result.page);
  const isLoading = result.isLoading || requested !== listed;
  const isFailed = error !== undefined && !isLoading;
  const totalItems = page?.totalItems ?? 0;
  const { panel, await: awaitRows } = useFilterPanel({
    isSearched: state.isSearched,
    address: address.address,
    isAwaiting: isLoading || isFailed,
    totalItems,
  });

  const latest = useRef(state);
  latest.current = state;
  /** Shows the rows of a search, and folds the panel away once there are any. */
  const showRows = useCallback(
    (next: ListState, how?: { replace: boolean }) => {
      const search = addressOf(next);
      awaitRows(search);
      if (search !== address.address) return show(next, how);
      // The same search again is a wish for fresh rows, not a step in the history.
      forget();
      refetch();
    },
    [address.address, show, refetch, forget, awaitRows],
  );
  const search = useCallback((query: ListQuery) => showRows(searched(latest.current, query)), [showRows]);
  const sortBy = useCallback(
    (next: SortState | null) => show({ ...latest.current, sort: next, page: 1 }),
    [show],
  );
  const goTo = useCallback((number: number) => show({ ...latest.current, page: number }), [show]);
  const resize = useCallback((size: number) => show({ ...latest.current, size, page: 1 }), [show]);
  const named = useNamedViews({
    resource,
    state,
    layout: columns.layout,
    setLayout: columns.onLayout,
    show: showRows,
  });

  // A page that is no more (rows were deleted, or the link is old) becomes the last one.
  useEffect(() => {
    if (isLoading || page === null || page.totalPages === 0 || state.page <= page.totalPages) return;
    show({ ...state, page: page.totalPages }, { replace: true });
  }, [isLoading, page, state, show]);

  const navigate = useScreenNavigation();
  const { rowPath } = resource;
  const openRow = useCallback(
    (id: string) => (rowPath === undefined ? openRecord(id) : navigate(`/${rowPath}/${id}`)),
    [rowPath, openRecord, navigate],
  );
  const rowAddress = useCallback(
    (id: string) => (rowPath === undefined ? recordAddress(id) : `/${rowPath}/${id}`),
    [rowPath, recordAddress],
  );
  const hasSelection = resource.bulk !== undefined && may.bulk.length > 0;
  const [selection, setSelection] = useState<RowSelection | null>(null);

  return {
    ...address,
    resource,
    may,
    options,
    columns,
    /** The search that the rows are of, whatever dialog is open. */
    listed,
    /** Null before the first rows. */
    page,
    totalItems,
    /** The id of the row that was saved last. */
    marked,
    /** Rows are on their way. */
    isLoading,
    /** Rows of the search before are shown meanwhile. */
    isStale: result.isLoading && page !== null,
    error: result.isLoading ? undefined : error,
    isFailed,
    refetch,
    panel,
    named,
    search,
    showRows,
    sortBy,
    goTo,
    resize,
    openRow,
    rowAddress,
    /** The selected rows; undefined where nothing can be changed in many rows. */
    selection: hasSelection ? selection : undefined,
    setSelection,
    /** The record whose dialog is open. */
    opened,
    onChanged,
  };
}

export type List = ReturnType<typeof useList>;
