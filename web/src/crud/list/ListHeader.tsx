import { Button } from '@blueprintjs/core';
import { AddIcon, ChevronDownIcon, ChevronUpIcon, ImportIcon, MapMarkerIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { IMPORT } from '../define/imports';
import { ExportButton } from '../export/ExportButton';
import { formatNumber } from '../resource/format';
import { ALL_ROWS } from '../resource/list-state';
import { messages } from '../resource/messages';
import { ColumnChooser } from '../table/chooser/ColumnChooser';
import { ViewMenu } from '../views/ViewMenu';
import { importsOf } from './ListDialogs';
import type { List } from './use-list';

/** The number of rows, and what a person does with a list as a whole. */
export function ListHeader({ list, onAdd }: { list: List; onAdd: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const { resource, may, state, page, totalItems, isLoading, panel, columns, openRecord } = list;
  const texts = useStore(resource.texts);
  return (
    <header className="list-header bar">
      <output className="list-count" aria-live="polite">
        {state.isSearched &&
          page !== null &&
          !isLoading &&
          !list.isFailed &&
          t.result({ count: formatNumber(totalItems) })}
        {state.isSearched && isLoading && t.searching}
      </output>
      <ViewMenu named={list.named} state={state} layout={columns.layout} show={list.show} />
      {state.isSearched && (
        <ColumnChooser resource={resource} {...columns} sort={list.listed.sort} onSort={list.sortBy} />
      )}
      <Button
        aria-expanded={panel.isOpen}
        aria-controls={panel.id}
        endIcon={panel.isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        onClick={panel.toggle}
      >
        {t.searchFilters}
      </Button>
      {resource.rowsMap !== undefined && totalItems > 0 && (
        <Button icon={<MapMarkerIcon />} onClick={() => list.openMap(ALL_ROWS)}>
          {texts[resource.rowsMap.text]}
        </Button>
      )}
      <ExportButton resource={resource} state={state} />
      {importsOf(list) !== undefined && (
        <Button icon={<ImportIcon />} onClick={() => openRecord(IMPORT)}>
          {t.import}
        </Button>
      )}
      {may.add && (
        <Button intent="primary" icon={<AddIcon />} onClick={onAdd}>
          {resource.addButton === undefined ? t.add : texts[resource.addButton]}
        </Button>
      )}
    </header>
  );
}
