import '../controls/crud.css';
import { lazyPart } from '../../ui/part/part';
import { NEW_RECORD } from '../resource/list-state';
import type { Resource } from '../resource/resource';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel } from './filters/FilterPanel';
import { ListDialogs } from './ListDialogs';
import { ListHeader } from './ListHeader';
import { ListRows } from './ListRows';
import { Pager } from './Pager';
import { useList } from './use-list';

const Selection = lazyPart(() => import('../bulk-change/Selection'));

interface Props {
  resource: Resource;
  /** Called when a record was saved; the list itself reloads anyway. */
  onSaved?: () => void;
}

/** A CRUD screen: filters, table (cards on a small screen), pager and the dialog of one record. */
export function ListScreen({ resource, onSaved }: Props): React.JSX.Element {
  const list = useList(resource);
  const { state, listed, page, panel, options, search, refetch } = list;

  function reload(): void {
    if (state.isSearched) refetch();
    onSaved?.();
  }

  const add = (): void => list.openRecord(NEW_RECORD);
  return (
    <div className="list-screen">
      <ListHeader list={list} onAdd={add} />
      <div id={panel.id} hidden={!panel.isOpen}>
        {panel.isMounted && (
          <FilterPanel resource={resource} options={options} state={listed} onSearch={search} />
        )}
      </div>
      <div className="list-choices bar">
        <FilterChips resource={resource} options={options} state={state} onSearch={search} />
        {list.selection !== undefined && page !== null && page.rows.length > 0 && (
          <Selection
            resource={resource}
            totalItems={list.totalItems}
            rows={page.rows}
            state={listed}
            fields={list.may.bulk}
            onSelection={list.setSelection}
            onChanged={refetch}
          />
        )}
      </div>
      <ListRows list={list} onAdd={add} />
      {page !== null && page.totalItems > 0 && (
        <Pager
          page={state.page}
          size={state.size}
          totalPages={page.totalPages}
          onPage={list.goTo}
          onSize={list.resize}
        />
      )}
      <ListDialogs list={list} onReload={reload} />
    </div>
  );
}

/** The screen of a resource that needs nothing beside its list. */
export function listScreen(resource: Resource): () => React.JSX.Element {
  return function ResourceScreen() {
    return <ListScreen resource={resource} />;
  };
}
