import { CaretDownIcon } from '@blueprintjs/icons';
import { ColumnHeaderCell } from '@blueprintjs/table';
import { Suspense, useMemo } from 'react';
import { lazyPreloaded } from '../../ui/preload';
import type { TableColumn } from '../resource';
import { ColumnName } from './ColumnName';
import { toggleColumn } from './column-layout';
import type { LayoutControls, SortControls } from './use-column-layout';

const ColumnMenu = lazyPreloaded(() => import('./ColumnMenu'));

/** Creates the menu's elements when it opens for the first time. */
const MENU_POPOVER = { lazy: true };

interface Options extends LayoutControls, SortControls {
  columns: readonly TableColumn[];
  /** How many of them stay in view. */
  pinned: number;
  /** The keys of the columns that say the same in every row. */
  same: ReadonlySet<string>;
  texts: Readonly<Record<string, string>>;
}

/**
 * The header cell of each column, by its key: its name, which sorts, and its menu. They stay the same elements when other rows are
 * shown, so that the table does not render all menus again.
 */
export function useHeaderCells(options: Options): ReadonlyMap<string, React.JSX.Element> {
  const { columns, pinned, same, texts, layout, onLayout, onReset, sort, onSort } = options;
  const hideable = columns.length > 1 ? [...same].join(' ') : '';
  return useMemo(() => {
    const isHideable = (key: string): boolean => hideable.split(' ').includes(key);
    const cells = columns.map((column, index): [string, React.JSX.Element] => {
      const { key } = column;
      const name = texts[column.header] ?? key;
      const onHide = isHideable(key) ? () => onLayout(toggleColumn(layout, key)) : undefined;
      return [
        key,
        <ColumnHeaderCell
          key={key}
          name={name}
          className={index < pinned ? 'column-pinned' : ''}
          nameRenderer={() => <ColumnName {...{ column, name, sort, onSort, onHide }} />}
          menuIcon={<CaretDownIcon />}
          menuPopoverProps={MENU_POPOVER}
          menuRenderer={() => (
            <Suspense fallback={null}>
              <ColumnMenu {...{ column, index, layout, onLayout, onReset, onSort }} />
            </Suspense>
          )}
        />,
      ];
    });
    return new Map(cells);
  }, [columns, pinned, hideable, texts, layout, onLayout, onReset, sort, onSort]);
}
