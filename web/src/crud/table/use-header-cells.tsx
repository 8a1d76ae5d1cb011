import { Classes } from '@blueprintjs/core';
import { CaretDownIcon, EyeOffIcon, SortAscIcon, SortDescIcon } from '@blueprintjs/icons';
import { ColumnHeaderCell } from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { Popover } from '../../ui/Popover';
import { lazyPart } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import { nextSort } from '../resource/list-state';
import { messages } from '../resource/messages';
import type { TableColumn } from '../resource/resource';
import { toggleColumn } from './column-layout';
import { useHeaderPart } from './grid';
import type { LayoutControls, SortControls } from './use-column-layout';

const ColumnMenu = lazyPart(preload(() => import('./ColumnMenu')));

/** Id of the element that describes the keys of a header. */
export const HEADER_HELP_ID = 'resource-table-header-help';

interface NameProps extends SortControls {
  column: TableColumn;
  name: string;
  /** Hides the column, where it says the same in every row. */
  onHide: (() => void) | undefined;
  menu: React.JSX.Element;
  /** The place of the column. */
  index: number;
  isPinned: boolean;
}

/**
 * The name of a column in its header, a button that hides the column if it says the same in every row, and the column's menu: it opens
 * by its button and by the right one of the mouse, or its key.
 */
function ColumnName({ onHide, menu, index, isPinned, ...props }: NameProps): React.JSX.Element {
  const t = useStore(messages);
  const [isOpen, setOpen] = useState(false);
  const { column, name, sort } = props;
  const order = sort?.column === column.key ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  const part = useHeaderPart(
    { columnKey: column.key, index, isPinned },
    name,
    column.isSortable ? order : undefined,
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a header by its role; the menu is opened by its button, too
    <div
      {...part}
      className="header-parts"
      onContextMenu={(event) => {
        event.preventDefault();
        setOpen(true);
      }}
    >
      <SortButton {...props} />
      {onHide !== undefined && (
        <button
          type="button"
          className="header-hide"
          aria-label={t.hideSame({ column: name })}
          title={t.hideSame({ column: name })}
          onClick={onHide}
        >
          <EyeOffIcon size={12} />
        </button>
      )}
      <Popover isOpen={isOpen} onInteraction={setOpen} content={menu} placement="bottom">
        <button
          type="button"
          className="header-menu"
          tabIndex={-1}
          aria-label={t.menuOf({ column: name })}
          aria-expanded={isOpen}
        >
          <CaretDownIcon />
        </button>
      </Popover>
    </div>
  );
}

/** A button that sorts, if the list can be sorted by the column. */
function SortButton({
  column,
  name,
  sort,
  onSort,
}: Omit<NameProps, 'onHide' | 'menu' | 'index' | 'isPinned'>): React.JSX.Element {
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
  /** The width of a column that the person has not changed, in pixels. */
  fittedWidth: (key: string) => number;
}

/**
 * The header cell of each column, by its key: its name, which sorts, and its menu. They stay the same elements when other rows are
 * shown, so that the table does not render all menus again.
 */
export function useHeaderCells(options: Options): ReadonlyMap<string, React.JSX.Element> {
  const { columns, pinned, same, texts, layout, onLayout, onReset, sort, onSort, fittedWidth } = options;
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
          nameRenderer={() => (
            <ColumnName
              {...{ column, name, sort, onSort, onHide, index }}
              isPinned={index < pinned}
              menu={<ColumnMenu {...{ column, index, fittedWidth, layout, onLayout, onReset, onSort }} />}
            />
          )}
        />,
      ];
    });
    return new Map(cells);
  }, [columns, pinned, hideable, texts, layout, onLayout, onReset, sort, onSort, fittedWidth]);
}
