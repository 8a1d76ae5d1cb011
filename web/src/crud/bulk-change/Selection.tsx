import './bulk.css';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../ui/part/part';
import { useSmallScreen } from '../../ui/viewport';
import type { BulkChanges, BulkRows } from '../resource/bulk-changes';
import type { FieldValue, FormField } from '../resource/field';
import { formatNumber } from '../resource/format';
import type { ListState } from '../resource/list-state';
import type { Resource, TableRow } from '../resource/resource';
import { messages } from './messages';
import type { RowSelection } from './row-selection';
import { SelectionBar } from './SelectionBar';
import { useBulkChange } from './use-bulk-change';
import { useSelection } from './use-selection';

const BulkDialog = lazyDialog(() => import('./BulkDialog'));

/** Kinds of fields that need a record: the values of other fields, or a place for uploads. */
const NEVER_ALONE: readonly FormField['kind'][] = ['dependent', 'photos'];

interface Props {
  resource: Resource;
  rows: readonly TableRow[];
  totalItems: number;
  state: ListState;
  /** The fields that the person may change in many records. */
  fields: readonly string[];
  onSelection: (selection: RowSelection | null) => void;
  /** Called when records were changed. */
  onChanged: () => void;
}

/** Several rows of a list at once: which are selected, and what is done with them. */
export default function Selection(props: Props): React.JSX.Element | null {
  const { resource, rows, totalItems, state, fields, onSelection, onChanged } = props;
  const t = useStore(messages);
  const isSmall = useSmallScreen();
  const filter = resource.exportOf?.(state)?.filter ?? {};
  const rowsSelected = useSelection({ resource, rows, search: JSON.stringify(filter), isSmall });
  const { selected, isEmpty, selection, isChoosing, choose, selectAll, clear } = rowsSelected;
  useEffect(() => onSelection(selection), [selection, onSelection]);
  useEffect(() => () => onSelection(null), [onSelection]);

  const [bulk, setBulk] = useState<BulkChanges | null>(null);
  useEffect(() => {
    void resource.bulk?.().then(setBulk, () => undefined);
  }, [resource]);
  const change = useBulkChange(bulk, { onChanged, onStarted: clear });
  const count = selected.isAll ? totalItems : selected.ids.size;
  const found: BulkRows = selected.isAll ? { filter } : { ids: [...selected.ids] };
  const open = (field: FormField, value: FieldValue | null) =>
    change.prepare({ rows: found, field, value }, count);

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
          changes={[...resource.fields, ...(bulk.others ?? [])].filter(
            ({ name, kind }) => fields.includes(name) && !NEVER_ALONE.includes(kind),
          )}
          count={count}
          totalItems={selected.isAll ? 0 : totalItems}
          list={resource.exportOf?.(state)}
          ids={selected.isAll ? null : [...selected.ids]}
          onAll={selectAll}
          onChange={open}
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
      {change.isOpen && <BulkDialog resource={resource} change={change} onClose={change.close} />}
    </>
  );
}
