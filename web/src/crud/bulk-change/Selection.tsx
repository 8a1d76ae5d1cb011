import './bulk.css';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { BulkActions, BulkRequest, BulkRows } from '../resource/bulk-actions';
import { formatNumber } from '../resource/format';
import type { ListState } from '../resource/list-state';
import type { Resource, TableRow } from '../resource/resource';
import { messages } from './messages';
import type { RowSelection } from './row-selection';
import { SelectionBar } from './SelectionBar';
import { useBulkChange } from './use-bulk-change';
import { useSelection } from './use-selection';

const BulkDialog = lazy(() => import('./BulkDialog'));

interface Props {
  resource: Resource;
  rows: readonly TableRow[];
  totalItems: number;
  state: ListState;
  isSmall: boolean;
  /** The fields that the person may change in many records. */
  fields: readonly string[];
  onSelection: (selection: RowSelection | null) => void;
  /** Called when records were changed. */
  onChanged: () => void;
}

/** Several rows of a list at once: which are selected, and what is done with them. */
export default function Selection(props: Props): React.JSX.Element | null {
  const { resource, rows, totalItems, state, isSmall, fields, onSelection, onChanged } = props;
  const t = useStore(messages);
  const filter = resource.exportOf?.(state)?.filter ?? {};
  const rowsSelected = useSelection({ resource, rows, search: JSON.stringify(filter), isSmall });
  const { selected, isEmpty, selection, isChoosing, choose, selectAll, clear } = rowsSelected;
  useEffect(() => onSelection(selection), [selection, onSelection]);
  useEffect(() => () => onSelection(null), [onSelection]);

  const [bulk, setBulk] = useState<BulkActions | null>(null);
  useEffect(() => {
    void resource.bulk?.().then(
      ({ default: actions }) => setBulk(actions),
      () => undefined,
    );
  }, [resource]);
  const change = useBulkChange(bulk, { onChanged, onStarted: clear });
  const count = selected.isAll ? totalItems : selected.ids.size;
  const found: BulkRows = selected.isAll ? { filter } : { ids: [...selected.ids] };
  const open = (field: string, value: string) =>
    change.prepare({ rows: found, field, value } satisfies BulkRequest, count);

  if (bulk === null) return null;
  return (
    <>
      {isSmall && !isChoosing && (
        <Button size="small" onClick={choose}>
          {t.choose}
        </Button>
      )}
      {(!isEmpty || isChoosing) && (
        <SelectionBar
          resource={resource}
          actions={bulk.actions.filter(({ field }) => fields.includes(field))}
          count={count}
          totalItems={selected.isAll ? 0 : totalItems}
          list={resource.exportOf?.(state)}
          ids={selected.isAll ? null : [...selected.ids]}
          onAll={selectAll}
          onAction={open}
          onClear={clear}
        />
      )}
      {change.job !== null && !change.isOpen && change.step !== 'done' && (
        <div className="selection-bar panel">
          <output aria-live="polite">
            {t.running({
              done: formatNumber(change.job.changed + change.job.unchanged + change.job.refused),
              total: formatNumber(change.job.total),
            })}
          </output>
          <Button size="small" onClick={change.show}>
            {t.show}
          </Button>
        </div>
      )}
      {change.isOpen && (
        <Suspense fallback={null}>
          <BulkDialog resource={resource} actions={bulk.actions} change={change} />
        </Suspense>
      )}
    </>
  );
}
