import { ColumnHeaderCell, type ColumnHeaderCellProps } from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { ahead } from '../../ui/ahead';
import { CaretDown, SortAsc, SortDesc } from '../../ui/icons';
import { nextSort, type SortState } from '../list/list-state';
import { messages } from '../messages';
import type { TableColumn } from '../resource';
import type { ColumnLayout } from './column-layout';

const ColumnMenu = ahead(() => import('./ColumnMenu'));

/** Id of the element that says what the keys do on a header. */
export const HEADER_HELP_ID = 'resource-table-header-help';

interface Props extends ColumnHeaderCellProps {
  column: TableColumn;
  name: string;
  index: number;
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  onReset: () => void;
  sort: SortState | null;
  onSort: (sort: SortState | null) => void;
}

/** A column's header: press it to sort, drag its handle to move it, and a menu of everything else. */
export function ColumnHeader(props: Props): React.JSX.Element {
  // The table hands its own drag and resize handles down with the rest.
  const { column, name, index, layout, onLayout, onReset, sort, onSort, ...handles } = props;
  const sorted = sort?.column === column.key ? sort : null;
  return (
    <ColumnHeaderCell
      {...handles}
      index={index}
      name={name}
      menuIcon={<CaretDown />}
      selectCellsOnMenuClick={false}
      menuRenderer={() => (
        <Suspense fallback={<div className="column-menu-wait" />}>
          <ColumnMenu
            column={column}
            index={index}
            layout={layout}
            onLayout={onLayout}
            onReset={onReset}
            onSort={onSort}
          />
        </Suspense>
      )}
      nameRenderer={() => (
        <HeaderName
          column={column.key}
          name={name}
          isRight={column.align === 'right'}
          sorted={sorted}
          onPress={column.isSortable ? () => onSort(nextSort(sort, column.key)) : null}
        />
      )}
    />
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
