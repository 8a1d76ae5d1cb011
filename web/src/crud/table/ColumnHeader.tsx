import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { ColumnHeaderCell, type ColumnHeaderCellProps } from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import {
  ArrowLeft,
  ArrowRight,
  CaretDown,
  EyeOff,
  Pin,
  Reset,
  SortAsc,
  SortDesc,
  Unpin,
} from '../../ui/icons';
import { nextSort, type SortState } from '../list/list-state';
import { messages } from '../messages';
import type { TableColumn } from '../resource';
import { type ColumnLayout, moveVisible, toggleColumn, togglePin, visibleKeys } from './column-layout';

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
      menuRenderer={() => <ColumnMenu {...props} />}
      nameRenderer={() => (
        <HeaderName
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
  name: string;
  isRight: boolean;
  sorted: SortState | null;
  onPress: (() => void) | null;
}

function HeaderName({ name, isRight, sorted, onPress }: HeaderNameProps): React.JSX.Element {
  const t = useStore(messages);
  if (onPress === null) return <span className="header-name">{name}</span>;
  return (
    <button type="button" className="header-name" data-right={isRight} onClick={onPress}>
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

function ColumnMenu({ column, index, layout, onLayout, onReset, onSort }: Props): React.JSX.Element {
  const t = useStore(messages);
  const last = visibleKeys(layout).length - 1;
  const isPinned = layout.pinned.includes(column.key);
  return (
    <Menu>
      {column.isSortable && (
        <>
          <MenuItem
            icon={<SortAsc />}
            text={t.sortAscending}
            onClick={() => onSort({ column: column.key, isDescending: false })}
          />
          <MenuItem
            icon={<SortDesc />}
            text={t.sortDescending}
            onClick={() => onSort({ column: column.key, isDescending: true })}
          />
          <MenuDivider />
        </>
      )}
      <MenuItem
        icon={isPinned ? <Unpin /> : <Pin />}
        text={isPinned ? t.unpin : t.pin}
        onClick={() => onLayout(togglePin(layout, column.key))}
      />
      <MenuItem
        icon={<ArrowLeft />}
        text={t.moveLeft}
        disabled={index === 0}
        onClick={() => onLayout(moveVisible(layout, index, index - 1))}
      />
      <MenuItem
        icon={<ArrowRight />}
        text={t.moveRight}
        disabled={index === last}
        onClick={() => onLayout(moveVisible(layout, index, index + 1))}
      />
      <MenuItem
        icon={<EyeOff />}
        text={t.hide}
        disabled={last === 0}
        onClick={() => onLayout(toggleColumn(layout, column.key))}
      />
      <MenuDivider />
      <MenuItem icon={<Reset />} text={t.resetColumns} onClick={onReset} />
    </Menu>
  );
}
