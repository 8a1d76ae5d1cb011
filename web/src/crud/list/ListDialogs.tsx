import { useStore } from '@nanostores/react';
import { lazyDialog } from '../../ui/part/part';
import { changedSearch, useScreenSearch } from '../../ui/screen-navigation';
import { IMPORT } from '../define/imports';
import { LazyRecordDialog } from '../dialog/LazyRecordDialog';
import { ALL_ROWS, REPORT } from '../resource/list-state';
import type { Resource } from '../resource/resource';
import type { List } from './use-list';

const BulkReport = lazyDialog(() => import('../bulk-change/BulkReport'));
const PlaceDialog = lazyDialog(() => import('./PlaceDialog'));
const PlacesDialog = lazyDialog(() => import('./PlacesDialog'));
const ImportDialog = lazyDialog(() => import('../import/ImportDialog'));

/** Whatever a person may import here; undefined for nothing. An import makes records and changes others. */
export const importsOf = ({ may, resource }: Pick<List, 'may' | 'resource'>): Resource['imports'] =>
  may.add && may.edit ? resource.imports : undefined;

/** The dialogs of a list, which the address opens: a record, a new one, places on a map, an import, a report of many rows. */
export function ListDialogs({ list, onReload }: { list: List; onReload: () => void }): React.JSX.Element {
  const { resource, state, page, opened, closeDialog } = list;
  const texts = useStore(resource.texts);
  const imports = opened === IMPORT ? importsOf(list) : undefined;
  const [search, setSearch] = useScreenSearch();
  const reported = search.get(REPORT);
  return (
    <>
      {state.map !== null &&
        (state.map !== ALL_ROWS ? (
          <PlaceDialog
            columns={resource.columns}
            row={page?.rows.find(({ id }) => id === state.map) ?? null}
            onClose={closeDialog}
          />
        ) : (
          resource.rowsMap !== undefined && (
            <PlacesDialog
              resource={resource}
              state={state}
              title={texts.title}
              addressOf={list.recordAddress}
              onClose={closeDialog}
            />
          )
        ))}
      {reported !== null && (
        <BulkReport
          resource={resource}
          id={reported}
          onChanged={list.refetch}
          onClose={() => setSearch(changedSearch(search, { [REPORT]: null }), { replace: true })}
        />
      )}
      {imports !== undefined && (
        <ImportDialog resource={resource} imports={imports} onClose={closeDialog} onImported={onReload} />
      )}
      {opened !== null && imports === undefined && (
        <LazyRecordDialog
          key={opened}
          resource={resource}
          options={list.options}
          record={opened}
          may={list.may}
          onChanged={list.onChanged}
          onClose={closeDialog}
          onSaved={() => {
            closeDialog();
            onReload();
          }}
        />
      )}
    </>
  );
}
