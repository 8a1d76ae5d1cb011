import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  EyeOffIcon,
  PinIcon,
  ResetIcon,
  SortAscIcon,
  SortDescIcon,
  UnpinIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { messages } from '../resource/messages';
import type { TableColumn } from '../resource/resource';
import { moveVisible, resizeColumn, toggleColumn, togglePin, visibleKeys, WIDTH_STEP } from './column-layout';
import type { LayoutControls, SortControls } from './use-column-layout';

interface Props extends LayoutControls, Pick<SortControls, 'onSort'> {
  column: TableColumn;
  index: number;
  /** The width of a column that the person has not changed, in pixels. */
  fittedWidth: (key: string) => number;
}

/** The menu of a column's header. */
export default function ColumnMenu({
  column,
  index,
  fittedWidth,
  layout,
  onLayout,
  onReset,
  onSort,
}: Props): React.JSX.Element {
  const t = useStore(messages);
  const last = visibleKeys(layout).length - 1;
  const width = layout.widths[column.key] ?? fittedWidth(column.key);
  const isPinned = layout.pinned.includes(column.key);
  return (
    <Menu>
      {column.isSortable && (
        <>
          <MenuItem
            icon={<SortAscIcon />}
            text={t.sortAscending}
            onClick={() => onSort({ column: column.key, isDescending: false })}
          />
          <MenuItem
            icon={<SortDescIcon />}
            text={t.sortDescending}
            onClick={() => onSort({ column: column.key, isDescending: true })}
          />
          <MenuDivider />
        </>
      )}
      <MenuItem
        icon={isPinned ? <UnpinIcon /> : <PinIcon />}
        text={isPinned ? t.unpin : t.pin}
        onClick={() => onLayout(togglePin(layout, column.key))}
      />
      <MenuItem
        icon={<ArrowLeftIcon />}
        text={t.moveLeft}
        disabled={index === 0}
        onClick={() => onLayout(moveVisible(layout, index, index - 1))}
      />
      <MenuItem
        icon={<ArrowRightIcon />}
        text={t.moveRight}
        disabled={index === last}
        onClick={() => onLayout(moveVisible(layout, index, index + 1))}
      />
      {([1, -1] as const).map((step) => (
        <MenuItem
          key={step}
          icon={step > 0 ? <ZoomInIcon /> : <ZoomOutIcon />}
          text={step > 0 ? t.widen : t.narrow}
          shouldDismissPopover={false}
          onClick={() => onLayout(resizeColumn(layout, column.key, width + step * WIDTH_STEP))}
        />
      ))}
      <MenuItem
        icon={<EyeOffIcon />}
        text={t.hide}
        disabled={last === 0}
        onClick={() => onLayout(toggleColumn(layout, column.key))}
      />
      <MenuDivider />
      <MenuItem icon={<ResetIcon />} text={t.resetColumns} onClick={onReset} />
    </Menu>
  );
}
