import '../controls/crud.css';
import { Button } from '@blueprintjs/core';
import {
  AddIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  ImportIcon,
  MapMarkerIcon,
  SearchIcon,
} from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { useScreenNavigation } from '../../ui/screen-navigation';
import { useSmallScreen } from '../../ui/viewport';
import type { RowSelection } from '../bulk-change/row-selection';
import { IMPORT } from '../define/imports';
import { LazyRecordDialog } from '../dialog/LazyRecordDialog';
import { ExportButton } from '../export/ExportButton';
import { PrintedTable } from '../print/PrintedTable';
import { formatNumber } from '../resource/format';
import {
  ALL_ROWS,
  type ListQuery,
  type ListState,
  NEW_RECORD,
  type SortState,
  searched,
} from '../resource/list-state';
import { messages } from '../resource/messages';
import type { Resource } from '../resource/resource';
import { usePermission } from '../resource/use-permission';
import { ColumnChooser } from '../table/ColumnChooser';
import { visibleKeys, widthsOf } from '../table/column-layout';
import { ResourceTable } from '../table/ResourceTable';
import { TableSkeleton } from '../table/TableSkeleton';
import { useColumnLayout } from '../table/use-column-layout';
import { rowsWithin } from '../table/use-row-keys';
import { useNamedViews } from '../views/use-named-views';
import { ViewMenu } from '../views/ViewMenu';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel } from './filters/FilterPanel';
import { Pager } from './Pager';
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

/** Passes the focus of a panel that folds away to the rows of its list: the table's, or the first card. */
function passFocusToRows(panel: Element | null): void {
  if (panel === null || !panel.contains(document.activeElement)) return;
  const list = panel.parentElement;
  if (list === null) return;
  const rows = rowsWithin(list) ?? list.querySelector<HTMLElement>('.card-link');
  rows?.focus({ preventScroll: true });
}

const Selection = lazy(() => import('../bulk-change/Selection'));
const ResourceCards = lazy(() => import('../cards/ResourceCards'));
const LiveBar = lazy(() => import('../live/LiveBar'));
const EmptyList = lazy(() => import('./empty/EmptyList'));
const PlaceDialog = lazy(() => import('./PlaceDialog'));
const PlacesDialog = lazy(() => import('./PlacesDialog'));
const ImportDialog = lazy(() => import('../import/ImportDialog'));

interface Props {
  resource: Resource;
  /** Called when a record was saved; the list itself reloads anyway. */
  onSaved?: () => void;
}

/** A CRUD screen: filters, table (cards on a small screen), pager and the dialog of one record. */
export function ListScreen({ resource, onSaved }: Props): React.JSX.Element {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const panelId = useId();
  const { state, address, show, openRecord, recordAddress, mapAddress, openMap, closeDialog } = useListState(
    resource.vocabulary,
  );
  const isSmall = useSmallScreen();
  const { opened, onChanged } = useOpenRecord({
    record: state.record,
    openRecord,
    closeRecord: closeDialog,
  });
  const may = usePermission(resource);
  // An import makes records and changes others.
  const imports = may.add && may.edit ? resource.imports : undefined;
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
  const options = resource.useOptions();
  // Each part is rendered again for what it shows alone: neither for a dialog that opens nor for a panel that folds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds all of a search
  const listed = useMemo(() => state, [address]);
  const requested = useAfterPaint(listed);
  const columns = useColumnLayout(resource);
  const { layout } = columns;
  const result = resource.useList(requested, visibleKeys(layout));
  const [isPanelOpen, setPanelOpen] = useState(!state.isSearched);
  // Once opened the filters stay, folded away, with what is typed into them.
  const [hasPanel, setHasPanel] = useState(isPanelOpen);
  if (isPanelOpen && !hasPanel) setHasPanel(true);
  /** The address of the search whose rows will fold the panel away; one without rows shows it. */
  const awaited = useRef(state.isSearched ? address : null);
  const [wasSearched, setWasSearched] = useState(state.isSearched);
  // Back can return to before the search, where only the filters are shown; Forward folds them away with its rows.
  if (wasSearched !== state.isSearched) {
    setWasSearched(state.isSearched);
    if (state.isSearched) awaited.current = address;
    else setPanelOpen(true);
  }
  const { error, refetch } = result;
  const { page, marked, forget } = useSavedRow(resource.name, address, result.page);
  const isLoading = result.isLoading || requested !== listed;
  const isFailed = error !== undefined && !isLoading;
  const totalItems = page?.totalItems ?? 0;

  /** Shows the rows of a search, and folds the panel away once there are any. */
  const showRows = useCallback(
    (next: ListState, how?: { replace: boolean }) => {
      awaited.current = addressOf(next);
      // The same search again is a wish for fresh rows, not a step in the history.
      if (awaited.current === address) {
        forget();
        refetch();
      } else show(next, how);
    },
    [address, show, refetch, forget],
  );
  const latest = useRef(state);
  latest.current = state;
  const search = useCallback((query: ListQuery) => showRows(searched(latest.current, query)), [showRows]);
  const named = useNamedViews({ resource, state, layout, setLayout: columns.onLayout, show: showRows });
  useEffect(() => {
    // A search that failed is awaited until a retry brings its rows.
    if (awaited.current !== address || isLoading || isFailed) return;
    awaited.current = null;
    setPanelOpen(totalItems === 0);
    if (totalItems > 0) passFocusToRows(document.getElementById(panelId));
  }, [address, isLoading, isFailed, totalItems, panelId]);

  // A page that is no more (rows were deleted, or the link is old) becomes the last one.
  useEffect(() => {
    if (isLoading || page === null || page.totalPages === 0 || state.page <= page.totalPages) return;
    show({ ...state, page: page.totalPages }, { replace: true });
  }, [isLoading, page, state, show]);

  // Once opened the dialog stays, closed, to give the focus back.
  const [hasMap, setHasMap] = useState(state.map !== null);
  if (state.map !== null && !hasMap) setHasMap(true);

  const sortBy = useCallback(
    (next: SortState | null) => show({ ...latest.current, sort: next, page: 1 }),
    [show],
  );
  const goTo = useCallback((number: number) => show({ ...latest.current, page: number }), [show]);
  const resize = useCallback((size: number) => show({ ...latest.current, size, page: 1 }), [show]);

  const add = (): void => openRecord(NEW_RECORD);

  function reload(): void {
    if (state.isSearched) refetch();
    onSaved?.();
  }

  function showSaved(): void {
    closeDialog();
    reload();
  }

  const hasSelection = resource.bulk !== undefined && may.bulk.length > 0;
  const [selection, setSelection] = useState<RowSelection | null>(null);

  /** The rows of table and cards, and the act of a click there. */
  const rows = {
    resource,
    rows: page?.rows ?? null,
    isStale: result.isLoading && page !== null,
    marked,
    onOpen: openRow,
    placeAddress: mapAddress,
    onPlace: openMap,
    selection: hasSelection ? selection : undefined,
  };
  return (
    <div className="list-screen">
      <header className="list-header bar">
        <output className="list-count" aria-live="polite">
          {state.isSearched &&
            page !== null &&
            !isLoading &&
            !isFailed &&
            t.result({ count: formatNumber(totalItems) })}
          {state.isSearched && isLoading && t.searching}
        </output>
        <ViewMenu named={named} state={state} layout={layout} show={show} />
        {state.isSearched && (
          <ColumnChooser resource={resource} {...columns} sort={listed.sort} onSort={sortBy} />
        )}
        <Button
          aria-expanded={isPanelOpen}
          aria-controls={panelId}
          endIcon={isPanelOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          {t.searchFilters}
        </Button>
        {resource.rowsMap !== undefined && totalItems > 0 && (
          <Button icon={<MapMarkerIcon />} onClick={() => openMap(ALL_ROWS)}>
            {texts[resource.rowsMap.text]}
          </Button>
        )}
        <ExportButton resource={resource} state={state} />
        {imports !== undefined && (
          <Button icon={<ImportIcon />} onClick={() => openRecord(IMPORT)}>
            {t.import}
          </Button>
        )}
        {may.add && (
          <Button intent="primary" icon={<AddIcon />} onClick={add}>
            {resource.addButton === undefined ? t.add : texts[resource.addButton]}
          </Button>
        )}
      </header>
      <div id={panelId} hidden={!isPanelOpen}>
        {hasPanel && <FilterPanel resource={resource} options={options} state={listed} onSearch={search} />}
      </div>
      <div className="list-choices bar">
        <FilterChips resource={resource} options={options} state={state} onSearch={search} />
        {hasSelection && page !== null && page.rows.length > 0 && (
          <Suspense fallback={null}>
            <Selection
              {...{ resource, totalItems, isSmall }}
              rows={page.rows}
              state={listed}
              fields={may.bulk}
              onSelection={setSelection}
              onChanged={refetch}
            />
          </Suspense>
        )}
      </div>
      {resource.live !== undefined && state.isSearched && (
        <Suspense fallback={null}>
          <LiveBar
            live={resource.live}
            {...rows}
            isLoading={isLoading}
            rowAddress={rowAddress}
            refetch={refetch}
            onShow={() => showRows({ ...state, page: 1 })}
          />
        </Suspense>
      )}
      {!state.isSearched ? (
        <Notice icon={<SearchIcon size={40} />} title={t.beforeSearch} />
      ) : error !== undefined && !result.isLoading ? (
        <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />
      ) : page?.rows.length === 0 && !result.isLoading ? (
        <Suspense fallback={null}>
          <EmptyList
            {...{ resource, state }}
            onClear={() => search({ ...state, searchText: '', filters: {} })}
            onAdd={may.add ? add : undefined}
          />
        </Suspense>
      ) : isSmall ? (
        <Suspense fallback={null}>
          <ResourceCards {...rows} layout={layout} number={state.page} rowAddress={rowAddress} />
        </Suspense>
      ) : page === null ? (
        <TableSkeleton title={texts.title} widths={widthsOf(resource.columns, layout)} />
      ) : (
        <ResourceTable
          {...rows}
          {...columns}
          rows={page.rows}
          sort={listed.sort}
          onSort={sortBy}
          onDetail={navigate}
        />
      )}
      {state.isSearched && page !== null && !isFailed && (
        <PrintedTable
          resource={resource}
          rows={page.rows}
          layout={layout}
          caption={t.page({ page: state.page })}
        />
      )}
      {page !== null && page.totalItems > 0 && (
        <Pager
          page={state.page}
          size={state.size}
          totalPages={page.totalPages}
          onPage={goTo}
          onSize={resize}
        />
      )}
      {hasMap && (
        <Suspense fallback={null}>
          <PlaceDialog
            columns={resource.columns}
            row={page?.rows.find(({ id }) => id === state.map) ?? null}
            onClose={closeDialog}
          />
          {resource.rowsMap !== undefined && (
            <PlacesDialog
              resource={resource}
              state={state}
              isOpen={state.map === ALL_ROWS}
              title={texts.title}
              addressOf={recordAddress}
              onClose={closeDialog}
            />
          )}
        </Suspense>
      )}
      {opened === IMPORT && imports !== undefined && (
        <Suspense fallback={null}>
          <ImportDialog resource={resource} imports={imports} onClose={closeDialog} onImported={reload} />
        </Suspense>
      )}
      {opened !== null && !(opened === IMPORT && imports !== undefined) && (
        <LazyRecordDialog
          key={opened}
          resource={resource}
          options={options}
          record={opened}
          may={may}
          onChanged={onChanged}
          onClose={closeDialog}
          onSaved={showSaved}
        />
      )}
    </div>
  );
}

/** The screen of a resource that needs nothing beside its list. */
export function listScreen(resource: Resource): () => React.JSX.Element {
  return function ResourceScreen() {
    return <ListScreen resource={resource} />;
  };
}
