import '../crud.css';
import { Button } from '@blueprintjs/core';
import { AddIcon, ChevronDownIcon, ChevronUpIcon, MapMarkerIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { useScreenNavigation } from '../../ui/screen-navigation';
import { RecordDialog } from '../dialog/RecordDialog';
import { formatNumber } from '../format';
import { IMPORT } from '../import/resource-import';
import { messages } from '../messages';
import type { Resource } from '../resource';
import { ColumnChooser } from '../table/ColumnChooser';
import { ResourceTable } from '../table/ResourceTable';
import { useColumnLayout } from '../table/use-column-layout';
import { usePermission } from '../use-permission';
import { useNamedViews } from '../views/use-named-views';
import { ViewMenu } from '../views/ViewMenu';
import { ExportButton } from './ExportButton';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel } from './filters/FilterPanel';
import { ALL_ROWS, type ListQuery, type ListState, NEW_RECORD, type SortState, searched } from './list-state';
import { Pager } from './Pager';
import { useAfterPaint } from './use-after-paint';
import { addressOf, useListState } from './use-list-state';
import { useOpenRecord } from './use-open-record';

const PlaceDialog = lazy(() => import('./PlaceDialog'));
const PlacesDialog = lazy(() => import('./PlacesDialog'));
const ImportDialog = lazy(() => import('../import/ImportDialog'));

interface Props {
  resource: Resource;
  /** Called when a record was saved; the list itself reloads anyway. */
  onSaved?: () => void;
}

/** A CRUD screen: filters, table, pager and the dialog of one record. */
export function ListScreen({ resource, onSaved }: Props): React.JSX.Element {
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const panelId = useId();
  const { state, address, show, openRecord, mapAddress, openMap, closeDialog } = useListState(
    resource.vocabulary,
  );
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
  const options = resource.useOptions();
  // Each part is rendered again for what it shows alone: neither for a dialog that opens nor for a panel that folds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds all of a search
  const listed = useMemo(() => state, [address]);
  const requested = useAfterPaint(listed);
  const result = resource.useList(requested);
  const columns = useColumnLayout(resource);
  const { layout } = columns;
  const [isPanelOpen, setPanelOpen] = useState(!state.isSearched);
  // Once opened the filters stay, folded away, with what is typed into them.
  const [hasPanel, setHasPanel] = useState(isPanelOpen);
  if (isPanelOpen && !hasPanel) setHasPanel(true);
  /** The address of the search whose rows will fold the panel away; one without rows shows it. */
  const awaited = useRef(state.isSearched ? address : null);
  const { page, error, refetch } = result;
  const isLoading = result.isLoading || requested !== listed;
  const isFailed = error !== undefined && !isLoading;
  const totalItems = page?.totalItems ?? 0;

  /** Shows the rows of a search, and folds the panel away once there are any. */
  const showRows = useCallback(
    (next: ListState, how?: { replace: boolean }) => {
      awaited.current = addressOf(next);
      // The same search again is a wish for fresh rows, not a step in the history.
      if (awaited.current === address) refetch();
      else show(next, how);
    },
    [address, show, refetch],
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
  }, [address, isLoading, isFailed, totalItems]);

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

  function showSaved(): void {
    closeDialog();
    if (state.isSearched) refetch();
    onSaved?.();
  }

  return (
    <div className="list-screen">
      <header className="list-header bar">
        <h2>{texts.title}</h2>
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
            {texts[resource.rowsMap]}
          </Button>
        )}
        <ExportButton resource={resource} state={state} />
        {imports !== undefined && <Button onClick={() => openRecord(IMPORT)}>{t.import}</Button>}
        {may.add && (
          <Button intent="primary" icon={<AddIcon />} onClick={() => openRecord(NEW_RECORD)}>
            {resource.addButton === undefined ? t.add : texts[resource.addButton]}
          </Button>
        )}
      </header>
      <div id={panelId} hidden={!isPanelOpen}>
        {hasPanel && <FilterPanel resource={resource} options={options} state={listed} onSearch={search} />}
      </div>
      <div className="bar">
        <output className="list-count" aria-live="polite">
          {state.isSearched &&
            page !== null &&
            !isLoading &&
            !isFailed &&
            t.result({ count: formatNumber(totalItems) })}
          {state.isSearched && isLoading && t.searching}
        </output>
        <FilterChips resource={resource} options={options} state={state} onSearch={search} />
        <ViewMenu named={named} state={state} layout={layout} show={show} />
        {state.isSearched && (
          <ColumnChooser resource={resource} {...columns} sort={listed.sort} onSort={sortBy} />
        )}
      </div>
      {!state.isSearched ? (
        <Notice icon={<SearchIcon size={40} />} title={t.beforeSearch} />
      ) : error !== undefined && !result.isLoading ? (
        <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />
      ) : page?.rows.length === 0 && !result.isLoading ? (
        <Notice icon={<SearchIcon size={40} />} title={t.empty} />
      ) : (
        <ResourceTable
          resource={resource}
          rows={page?.rows ?? null}
          isStale={result.isLoading && page !== null}
          {...columns}
          sort={listed.sort}
          onSort={sortBy}
          onOpen={openRow}
          placeAddress={mapAddress}
          onPlace={openMap}
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
              isOpen={state.map === ALL_ROWS}
              title={texts.title}
              columns={resource.columns}
              rows={page?.rows ?? []}
              onClose={closeDialog}
            />
          )}
        </Suspense>
      )}
      {opened === IMPORT && imports !== undefined && (
        <Suspense fallback={null}>
          <ImportDialog resource={resource} imports={imports} onClose={closeDialog} onImported={showSaved} />
        </Suspense>
      )}
      {opened !== null && !(opened === IMPORT && imports !== undefined) && (
        <RecordDialog
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
