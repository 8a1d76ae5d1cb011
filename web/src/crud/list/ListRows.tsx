import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { lazyPart } from '../../ui/part/part';
import { useScreenNavigation } from '../../ui/screen-navigation';
import { useSmallScreen } from '../../ui/viewport';
import { PrintedTable } from '../print/PrintedTable';
import { messages } from '../resource/messages';
import { widthsOf } from '../table/column-layout';
import { ResourceTable } from '../table/ResourceTable';
import { TableSkeleton } from '../table/TableSkeleton';
import type { List } from './use-list';

const ResourceCards = lazyPart(() => import('../cards/ResourceCards'));
const LiveBar = lazyPart(() => import('../live/LiveBar'));
const EmptyList = lazyPart(() => import('./empty/EmptyList'));

/** The rows as a table, as cards on a small screen and on paper, or what there is to tell where there are none. */
export function ListRows({ list, onAdd }: { list: List; onAdd: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const { resource, state, listed, page, columns, search, refetch, rowAddress } = list;
  const texts = useStore(resource.texts);
  const isSmall = useSmallScreen();
  const navigate = useScreenNavigation();
  /** The rows of table and cards, and the act of a click there. */
  const rows = {
    resource,
    rows: page?.rows ?? null,
    isStale: list.isStale,
    marked: list.marked,
    onOpen: list.openRow,
    placeAddress: list.mapAddress,
    onPlace: list.openMap,
    selection: list.selection,
  };

  function shown(): React.JSX.Element {
    if (!state.isSearched) return <Notice icon={<SearchIcon size={40} />} title={t.beforeSearch} />;
    if (list.error !== undefined)
      return <Failure title={t.failed} error={list.error} retryText={t.retry} onRetry={refetch} />;
    if (page?.rows.length === 0 && !list.isStale)
      return (
        <EmptyList
          {...{ resource, state }}
          onClear={() => search({ ...state, searchText: '', filters: {} })}
          onAdd={list.may.add ? onAdd : undefined}
        />
      );
    if (isSmall)
      return <ResourceCards {...rows} layout={columns.layout} number={state.page} rowAddress={rowAddress} />;
    if (page === null)
      return <TableSkeleton title={texts.title} widths={widthsOf(resource.columns, columns.layout)} />;
    return (
      <ResourceTable
        {...rows}
        {...columns}
        rows={page.rows}
        before={(listed.page - 1) * listed.size}
        totalItems={list.totalItems}
        sort={listed.sort}
        onSort={list.sortBy}
        rowAddress={rowAddress}
        onDetail={navigate}
      />
    );
  }

  return (
    <>
      {resource.live !== undefined && state.isSearched && (
        <LiveBar
          live={resource.live}
          {...rows}
          isLoading={list.isLoading}
          rowAddress={rowAddress}
          refetch={refetch}
          onShow={() => list.showRows({ ...state, page: 1 })}
        />
      )}
      {shown()}
      {state.isSearched && page !== null && !list.isFailed && (
        <PrintedTable
          resource={resource}
          rows={page.rows}
          layout={columns.layout}
          caption={t.page({ page: state.page })}
        />
      )}
    </>
  );
}
