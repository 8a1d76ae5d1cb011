import { setRef } from '@blueprintjs/core';
import type { ColumnHeaderCellProps } from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { SortAsc, SortDesc } from '../../ui/icons';
import { nextSort, type SortState } from '../list/list-state';
import { messages } from '../messages';
import type { TableColumn } from '../resource';

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
  sort: SortState | null;
  onSort: (sort: SortState | null) => void;
}

/**
 * A column's header: press it to sort, drag its handle to move it, and a menu of everything else (HeaderMenu.tsx). It is drawn
 * with half the elements of Blueprint's own, which has a popover and a context menu of each header.
 */
export function ColumnHeader(props: Props): React.JSX.Element {
  const { column, name, sort, onSort, className = '', style, targetRef, reorderHandle, resizeHandle } = props;
  const sorted = sort?.column === column.key ? sort : null;
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
      <HeaderName
        column={column.key}
        name={name}
        isRight={column.align === 'right'}
        sorted={sorted}
        onPress={column.isSortable ? () => onSort(nextSort(sort, column.key)) : null}
      />
      <span className="header-menu" aria-hidden="true" />
      {resizeHandle}
    </div>
  );
}

interface HeaderNameProps {
  column: string;
  name: string;
  isRight: boolean;
  sorted: SortState | null;
  onPress: (() => void) | null;
}

function HeaderName({ column, name, isRight, sorted, onPress }: HeaderNameProps): React.JSX.Element {
  const t = useStore(messages);
  if (onPress === null) return <span className="header-name">{name}</span>;
  return (
    <button
      type="button"
      className="header-name"
      data-column={column}
      data-right={isRight}
      aria-describedby={HEADER_HELP_ID}
      onClick={onPress}
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
