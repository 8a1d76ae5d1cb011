import '@blueprintjs/table/lib/css/table.css';
import './resource-table.css';
import { CaretDownIcon } from '@blueprintjs/icons';
import {
  Cell,
  Column,
  ColumnHeaderCell,
  Regions,
  RenderMode,
  SelectionModes,
  Table,
  TableLoadingOption,
} from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { type CSSProperties, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSmallScreen } from '../../ui/viewport';
import { messages } from '../messages';
import type { Resource, TableColumn, TableRow } from '../resource';
import { CellContent } from './CellContent';
import { ColumnMenu } from './ColumnMenu';
import { ColumnName, HEADER_HELP_ID } from './ColumnName';
import { moveVisible, pinnedCount, resizeColumn, visibleKeys } from './column-layout';
import type { LayoutControls, SortControls } from './use-column-layout';
import { useHeaderKeys } from './use-header-keys';
import { type ActiveRow, rowsWithin, useRowKeys } from './use-row-keys';

const ROW_HEIGHT = 34;
const HEADER_HEIGHT = 36;
const SCROLLBAR = 16;
const SKELETON_ROWS = 12;
const HELP_ID = 'resource-table-help';
/** Creates the menu's elements when it opens for the first time. */
const MENU_POPOVER = { lazy: true };
const EMPTY_CELL = <Cell />;
const LOADING = [TableLoadingOption.CELLS];
const LOADED: TableLoadingOption[] = [];

interface Props extends LayoutControls, SortControls {
  resource: Resource;
  /** Null while the first page loads: skeleton rows stand in. */
  rows: readonly TableRow[] | null;
  /** Whether the rows are of a search gone by: shown dimmed until the new ones are there. */
  isStale: boolean;
  onOpen: (id: string) => void;
  /** The address that shows a row's place on a map. */
  placeAddress: (id: string) => string;
  onPlace: (id: string) => void;
}

/** The row a click fell on; null for a skeleton or the space beside the rows. */
function clickedRow(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  const row = cell?.dataset.row;
  return row === undefined ? null : Number(row);
}

/** Scrolls as far as it takes to see the whole row, and no further. */
function reveal(scroller: HTMLElement, row: number): void {
  const top = row * ROW_HEIGHT;
  const visibleHeight = scroller.clientHeight - HEADER_HEIGHT;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + ROW_HEIGHT > scroller.scrollTop + visibleHeight)
    scroller.scrollTop = top + ROW_HEIGHT - visibleHeight;
}

/**
 * The rows of a list. A click or Enter opens a row, the arrow keys move between rows; columns are moved, resized, sorted and
 * pinned from their header.
 */
export const ResourceTable = memo(function ResourceTable(props: Props): React.JSX.Element {
  const { resource, rows, isStale, layout, onLayout, onReset, sort, onSort, onOpen, placeAddress, onPlace } =
    props;
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const isSmall = useSmallScreen();
  const section = useRef<HTMLElement>(null);
  const table = useRef<Table>(null);
  const count = rows?.length ?? SKELETON_ROWS;

  const columns = useMemo(
    () =>
      visibleKeys(layout).flatMap((key) => {
        const column = resource.columns.find((it) => it.key === key);
        return column === undefined ? [] : [column];
      }),
    [layout, resource],
  );

  // Blueprint renders its scrolling element without a role, a name and a place in the tab order.
  const { title } = texts;
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    scroller?.setAttribute('tabindex', '0');
    scroller?.setAttribute('role', 'group');
    scroller?.setAttribute('aria-label', title);
    scroller?.setAttribute('aria-describedby', HELP_ID);
  }, [title]);

  // The browser scrolls the rows. Blueprint would scroll them a second time: it handles the wheel too, and cannot cancel it,
  // because React's wheel listeners are passive.
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    const keep = (event: Event): void => event.stopPropagation();
    scroller?.addEventListener('wheel', keep, { passive: true });
    return () => scroller?.removeEventListener('wheel', keep);
  }, []);

  const { active, setActive, onKeyDown } = useRowKeys(rows, onOpen);
  const onHeaderKeyDown = useHeaderKeys({ table, columns, layout, onLayout });
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    if (scroller !== null && active !== null) reveal(scroller, active);
  }, [active]);

  const children = useMemo(
    () =>
      columns.map((column, index) => {
        const name = texts[column.header] ?? column.key;
        // The table requests every visible cell at each pixel that it scrolls: an equal element renders nothing again.
        const cells: React.JSX.Element[] = [];
        return (
          <Column
            key={column.key}
            id={column.key}
            name={name}
            cellRenderer={(rowIndex) => {
              const row = rows?.[rowIndex];
              if (row === undefined) return EMPTY_CELL;
              cells[rowIndex] ??= (
                <Cell truncated={false}>
                  <CellContent {...{ column, row, rowIndex, texts, placeAddress }} />
                </Cell>
              );
              return cells[rowIndex];
            }}
            columnHeaderCellRenderer={() => (
              <ColumnHeaderCell
                name={name}
                nameRenderer={() => <ColumnName column={column} name={name} sort={sort} onSort={onSort} />}
                menuIcon={<CaretDownIcon />}
                menuPopoverProps={MENU_POPOVER}
                menuRenderer={() => <ColumnMenu {...{ column, index, layout, onLayout, onReset, onSort }} />}
              />
            )}
          />
        );
      }),
    [columns, rows, texts, placeAddress, sort, onSort, layout, onLayout, onReset],
  );
  const columnWidths = useMemo(
    () => columns.map(({ key, width }) => layout.widths[key] ?? width),
    [columns, layout],
  );
  const onResize = useCallback(
    (index: number, width: number) => {
      const column = columns[index];
      if (column !== undefined) onLayout(resizeColumn(layout, column.key, width));
    },
    [columns, layout, onLayout],
  );
  const onReorder = useCallback(
    (from: number, to: number) => onLayout(moveVisible(layout, from, to)),
    [layout, onLayout],
  );
  const activeRegion = useMemo(
    () => (active === null ? [] : [{ className: 'row-active', regions: [Regions.row(active)] }]),
    [active],
  );

  const style: CSSProperties & Record<'--content-height', string> = {
    '--content-height': `${HEADER_HEIGHT + count * ROW_HEIGHT + SCROLLBAR}px`,
  };
  return (
    <div className="resource-table panel" data-stale={isStale} style={style}>
      <section
        className="resource-table-rows"
        ref={section}
        aria-label={title}
        aria-busy={isStale || rows === null}
        onKeyDown={(event) => {
          onKeyDown(event);
          onHeaderKeyDown(event);
        }}
        onClick={(event) => {
          const row = clickedRow(event.target);
          if (row === null) return;
          if (event.target instanceof Element && event.target.closest('.cell-place') !== null) {
            // With a key held the browser opens the same in a tab or window of its own.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onPlace(rows?.[row]?.id ?? '');
            return;
          }
          rowsWithin(event.currentTarget)?.focus({ preventScroll: true });
          setActive(row);
          const id = rows?.[row]?.id;
          if (id !== undefined) onOpen(id);
        }}
      >
        <Table
          ref={table}
          numRows={count}
          defaultRowHeight={ROW_HEIGHT}
          minRowHeight={ROW_HEIGHT}
          columnWidths={columnWidths}
          numFrozenColumns={isSmall ? 0 : Math.min(pinnedCount(layout), columns.length)}
          enableRowHeader={false}
          enableRowResizing={false}
          enableColumnReordering
          selectionModes={SelectionModes.NONE}
          styledRegionGroups={activeRegion}
          loadingOptions={rows === null ? LOADING : LOADED}
          renderMode={RenderMode.NONE}
          cellRendererDependencies={[children]}
          onColumnWidthChanged={onResize}
          onColumnsReordered={onReorder}
        >
          {children}
        </Table>
      </section>
      <p id={HELP_ID} className="visually-hidden">
        {t.tableHelp}
      </p>
      <p id={HEADER_HELP_ID} className="visually-hidden">
        {t.headerHelp}
      </p>
      <p className="visually-hidden" aria-live="polite">
        <ActiveRowText active={active} rows={rows} columns={columns} texts={texts} />
      </p>
    </div>
  );
});

interface ActiveRowTextProps {
  active: ActiveRow;
  rows: readonly TableRow[] | null;
  columns: readonly TableColumn[];
  texts: Readonly<Record<string, string>>;
}

/** The row the arrow keys stand on, in words: the table draws it with a frame that is not announced. */
function ActiveRowText({ active, rows, columns, texts }: ActiveRowTextProps): React.JSX.Element | null {
  const t = useStore(messages);
  const row = active === null ? undefined : rows?.[active];
  if (active === null || row === undefined) return null;
  const words = columns.flatMap(({ key, header }) => {
    const cell = row.cells[key];
    const value = cell?.choice ? texts[cell.choice.text] : cell?.text;
    return value ? [`${texts[header]} ${value}`] : [];
  });
  return <>{t.rowOf({ row: active + 1, count: rows?.length ?? 0, text: words.join(', ') })}</>;
}
