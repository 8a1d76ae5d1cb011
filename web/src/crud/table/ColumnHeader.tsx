import { setRef } from '@blueprintjs/core';
import type { ColumnHeaderCellProps } from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { useCallback, useContext } from 'react';
import { SortAsc, SortDesc } from '../../ui/icons';
import { nextSort } from '../list/list-state';
import { messages } from '../messages';
import type { TableColumn } from '../resource';
import { SortingContext } from './RowCell';

/** Id of the element that says what the keys do on a header. */
export const HEADER_HELP_ID = 'resource-table-header-help';

/** What the table hands down to each header: where it stands, and its own handles to drag and to resize it by. */
type Place = Pick<
  ColumnHeaderCellProps,
  'className' | 'style' | 'targetRef' | 'reorderHandle' | 'resizeHandle'
>;

interface Props extends Place {
  column: TableColumn;
  name: string;
}

/**
 * A column's header: press it to sort, drag its handle to move it, and a menu of everything else (HeaderMenu.tsx). It is drawn
 * with half the elements of Blueprint's own, which has a popover and a context menu of each header.
 */
export function ColumnHeader(props: Props): React.JSX.Element {
  const { column, name, className = '', style, targetRef, reorderHandle, resizeHandle } = props;
  const keep = useCallback((header: HTMLElement | null) => setRef(targetRef, header), [targetRef]);
  return (
    <div
      ref={keep}
      className={`bp6-table-header bp6-table-column-header-cell ${className}`}
      style={style}
      data-header={column.key}
      title={name}
    >
      {reorderHandle}
      <HeaderName column={column} name={name} />
      <span className="header-menu" aria-hidden="true" />
      {resizeHandle}
    </div>
  );
}

function HeaderName({ column, name }: Pick<Props, 'column' | 'name'>): React.JSX.Element {
  const t = useStore(messages);
  const { sort, onSort } = useContext(SortingContext);
  if (!column.isSortable) return <span className="header-name">{name}</span>;
  const sorted = sort?.column === column.key ? sort : null;
  return (
    <button
      type="button"
      className="header-name"
      data-column={column.key}
      data-right={column.align === 'right'}
      aria-describedby={HEADER_HELP_ID}
      onClick={() => onSort(nextSort(sort, column.key))}
    >
      <span className="header-name-text">{name}</span>
      {sorted !== null &&
        (sorted.isDescending ? (
          <SortDesc title={t.sortedDescending} size={14} />
        ) : (
          <SortAsc title={t.sortedAscending} size={14} />
        ))}
    </button>
  );
}
