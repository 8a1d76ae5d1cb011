import { Classes } from '@blueprintjs/core';
import { CaretDownIcon, EyeOffIcon, SortAscIcon, SortDescIcon } from '@blueprintjs/icons';
import { ColumnHeaderCell } from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { Suspense, useMemo } from 'react';
import { lazyPreloaded } from '../../ui/preload';
import { nextSort } from '../resource/list-state';
import { messages } from '../resource/messages';
import type { TableColumn } from '../resource/resource';
import { toggleColumn } from './column-layout';
import type { LayoutControls, SortControls } from './use-column-layout';

const ColumnMenu = lazyPreloaded(() => import('./ColumnMenu'));

/** Creates the menu's elements when it opens for the first time. */
const MENU_POPOVER = { lazy: true };

/** Id of the element that describes the keys of a header. */
export const HEADER_HELP_ID = 'resource-table-header-help';

interface NameProps extends SortControls {
  column: TableColumn;
  name: string;
  /** Hides the column, where it says the same in every row. */
  onHide: (() => void) | undefined;
}

/** The name of a column in its header, and a button that hides the column if it says the same in every row. */
function ColumnName({ onHide, ...props }: NameProps): React.JSX.Element {
  const t = useStore(messages);
  if (onHide === undefined) return <SortButton {...props} />;
  return (
    <div className="header-parts">
      <SortButton {...props} />
      <button
        type="button"
        className="header-hide"
        aria-label={t.hideSame({ column: props.name })}
        title={t.hideSame({ column: props.name })}
        onClick={onHide}
      >
        <EyeOffIcon size={12} />
      </button>
    </div>
  );
}

/** A button that sorts, if the list can be sorted by the column. */
function SortButton({ column, name, sort, onSort }: Omit<NameProps, 'onHide'>): React.JSX.Element {
  const t = useStore(messages);
  const isRight = column.align === 'right';
  if (!column.isSortable) {
    return (
      <span className="header-name" data-right={isRight}>
        <span className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{name}</span>
      </span>
    );
  }
  const sorted = sort?.column === column.key ? sort : null;
  return (
    <button
      type="button"
      className="header-name"
      data-column={column.key}
      data-right={isRight}
      aria-describedby={HEADER_HELP_ID}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      <span className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{name}</span>
      {sorted !== null &&
        (sorted.isDescending ? (
          <SortDescIcon title={t.sortedDescending} size={14} />
        ) : (
          <SortAscIcon title={t.sortedAscending} size={14} />
        ))}
    </button>
  );
}

interface Options extends LayoutControls, SortControls {
  columns: readonly TableColumn[];
  /** The number of them that stay in view. */
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
