import { Regions } from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Resource, TableRow } from '../resource/resource';
import { messages } from './messages';
import { RowBox } from './RowBox';
import type { RowSelection } from './row-selection';
import { extended, NONE, onPage, type SelectedRows, toggled, withPage } from './selected-rows';

interface Options {
  resource: Resource;
  rows: readonly TableRow[];
  /** The search: another one has other rows. */
  search: string;
  isSmall: boolean;
}

const ARROWS = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];

/** The selected rows of a search, on whatever page, and how table and cards show and change them. */
export function useSelection({ resource, rows, search, isSmall }: Options) {
  const t = useStore(messages);
  const [{ of, selected }, setState] = useState({ of: search, selected: NONE });
  const [isChoosing, setChoosing] = useState(false);
  const current = of === search ? selected : NONE;
  const setSelected = (next: (before: SelectedRows) => SelectedRows): void =>
    setState((before) => ({ of: search, selected: next(before.of === search ? before.selected : NONE) }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: setters do not change
  const selection = useMemo((): RowSelection => {
    const has = (id: string) => current.isAll || current.ids.has(id);
    const nameOf = (row: TableRow | undefined) =>
      resource.card.name.map(({ key }) => row?.cells[key]?.text ?? '').join(' ');
    const toggle = (row: number, isRange: boolean) =>
      setSelected((before) => (isRange ? extended : toggled)(before, rows, row));
    const page = onPage(current, rows);
    const ofRow = (row: number) => ({
      name: t.row({ name: nameOf(rows[row]) }),
      isOn: has(rows[row]?.id ?? ''),
    });
    return {
      has,
      box: (row) =>
        isSmall ? (
          <RowBox {...ofRow(row)} className="card-box" onToggle={(isRange) => toggle(row, isRange)} />
        ) : (
          <RowBox {...ofRow(row)} row={row} />
        ),
      pageBox: (
        <RowBox
          name={t.page}
          className="page-box"
          isOn={page === 'all'}
          isPartly={page === 'some'}
          onToggle={() => setSelected((before) => withPage(before, rows, page !== 'all'))}
        />
      ),
      regions: {
        className: 'row-selected',
        regions: rows.flatMap(({ id }, row) => (has(id) ? [Regions.row(row)] : [])),
      },
      isChoosing,
      onClick: (event, row) => {
        const isRange = event.shiftKey;
        const isBox = event.target instanceof Element && event.target.closest('.row-box') !== null;
        if (!isBox && !isRange && !event.ctrlKey && !event.metaKey && !isChoosing) return false;
        if (isRange) window.getSelection()?.removeAllRanges();
        toggle(row, isRange);
        return true;
      },
      onKey: (event, active, next) => {
        if (event.key === ' ' && active !== null) toggle(active, event.shiftKey);
        else if (event.key === 'a' && (event.ctrlKey || event.metaKey))
          setSelected((before) => withPage(before, rows, true));
        else if (event.key === 'Escape') setSelected(() => NONE);
        else {
          // The table goes on to that row.
          if (event.shiftKey && ARROWS.includes(event.key) && next !== null)
            setSelected((before) =>
              extended(before.anchor === null ? { ...before, anchor: active } : before, rows, next),
            );
          return false;
        }
        return true;
      },
    };
  }, [current, rows, resource, t, isChoosing, isSmall]);

  // Cards show their check boxes while something is selected.
  const isEmpty = !current.isAll && current.ids.size === 0;
  useEffect(() => {
    if (!isEmpty) setChoosing(isSmall);
  }, [isEmpty, isSmall]);

  return {
    selected: current,
    isEmpty,
    selection,
    isChoosing,
    choose: () => setChoosing(true),
    selectAll: () => setSelected((before) => ({ ...before, isAll: true })),
    clear: () => {
      setChoosing(false);
      setSelected(() => NONE);
    },
  };
}
