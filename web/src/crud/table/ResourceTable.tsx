import '@blueprintjs/table/lib/css/table.css';
import '../../blueprint/table.css';
import './resource-table.css';
import {
  Cell,
  Column,
  ColumnHeaderCell,
  Regions,
  RenderMode,
  RowHeaderCell,
  SelectionModes,
  Table,
} from '@blueprintjs/table';
import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isPlainClick } from '../../ui/screen-navigation';
import type { RowSelection } from '../bulk-change/row-selection';
import { messages } from '../resource/messages';
import type { Resource, TableRow } from '../resource/resource';
import { RowCell, TableRowsContext } from './CellContent';
import { lines, sameInAllRows, useFittedColumns, words } from './column-contents';
import { MIN_COLUMN_WIDTH, moveVisible, pinnedCount, resizeColumn, visibleKeys } from './column-layout';
import { BoxCell, BoxHeader, cellId, type Grid, GridContext, GridRows, rowId, rowsId } from './grid';
import { HEADER_HEIGHT, ROW_HEIGHT, tableHeight, textScale } from './TableSkeleton';
import { useCellTip } from './use-cell-tip';
import type { LayoutControls, SortControls } from './use-column-layout';
import { useCopy } from './use-copy';
import { HEADER_HELP_ID, useHeaderCells } from './use-header-cells';
import { useHeaderKeys } from './use-header-keys';
import { rowsWithin, useRowKeys } from './use-row-keys';
import { useScrollCue } from './use-scroll-cue';

const HELP_ID = 'resource-table-help';
const EMPTY_BOX = <RowHeaderCell />;
const NO_HEADER = <ColumnHeaderCell />;

interface Props extends LayoutControls, SortControls {
  resource: Resource;
  rows: readonly TableRow[];
  /** The rows of the pages before. */
  before: number;
  /** The rows of all pages. */
  totalItems: number;
  /** True if the rows are of a search gone by: shown dimmed until the new ones are there. */
  isStale: boolean;
  /** Id of the row saved last. */
  marked: string | undefined;
  onOpen: (id: string) => void;
  /** The address that shows a row's place on a map. */
  placeAddress: (id: string) => string;
  onPlace: (id: string) => void;
  /** The address of a row's screen or dialog. */
  rowAddress: (id: string) => string;
  /** Opens the screen of a record that its row does not open. */
  onDetail: (address: string) => void;
  /** Null until its code is loaded; undefined where no rows are selected. */
  selection: RowSelection | null | undefined;
}

/** The row a click fell on; null for the space beside the rows. */
function clickedRow(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  const row = cell?.dataset.row;
  return row === undefined ? null : Number(row);
}

/** Scrolls as far as it takes to see the whole row, and no further. */
function reveal(scroller: HTMLElement, row: number): void {
  const height = ROW_HEIGHT * textScale();
  const top = row * height;
  const visibleHeight = scroller.clientHeight - HEADER_HEIGHT * textScale();
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + height > scroller.scrollTop + visibleHeight)
    scroller.scrollTop = top + height - visibleHeight;
}

/**
 * The rows of a list. A click or Enter opens a row, the arrow keys move between rows; columns are moved, resized, sorted and
 * pinned from their header.
 */
export const ResourceTable = memo(function ResourceTable(props: Props): React.JSX.Element {
  const {
    resource,
    rows,
    before,
    totalItems,
    isStale,
    marked,
    layout,
    onLayout,
    onReset,
    sort,
    onSort,
    onOpen,
    placeAddress,
    onPlace,
    rowAddress,
    onDetail,
    selection,
  } = props;
  const t = useStore(messages);
  const texts = useStore(resource.texts);
  const [scale] = useState(textScale);
  const section = useRef<HTMLElement>(null);
  const table = useRef<Table>(null);

  const shown = useMemo(
    () =>
      visibleKeys(layout).flatMap((key) => {
        const column = resource.columns.find((it) => it.key === key);
        return column === undefined ? [] : [column];
      }),
    [layout, resource],
  );
  const same = useMemo(() => sameInAllRows(shown, rows, texts), [shown, rows, texts]);
  const columns = useFittedColumns(shown, rows, same, texts);
  const pinned = Math.min(pinnedCount(layout), columns.length);

  const { title } = texts;
  const { detail } = resource;
  const detailAddress = detail?.address ?? rowAddress;
  // The browser scrolls the rows. Blueprint would scroll them a second time: it handles the wheel too, and cannot cancel it,
  // because React's wheel listeners are passive.
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    const keep = (event: Event): void => event.stopPropagation();
    scroller?.addEventListener('wheel', keep, { passive: true });
    return () => scroller?.removeEventListener('wheel', keep);
  }, []);

  const { active, activeColumn, setActive, onKeyDown } = useRowKeys(
    rows,
    columns.length,
    onOpen,
    selection?.onKey,
  );
  const onHeaderKeyDown = useHeaderKeys({ table, columns, layout, onLayout });
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    if (scroller !== null && active !== null) reveal(scroller, active);
  }, [active]);
  const markedRow = rows.findIndex(({ id }) => id === marked);
  useEffect(() => {
    if (markedRow < 0) return;
    setActive(markedRow);
    // The row may be removed: another one is in its place then.
    return () => setActive((row) => (row === markedRow ? null : row));
  }, [markedRow, setActive]);
  useEffect(() => {
    if (activeColumn !== null) table.current?.scrollToRegion(Regions.column(activeColumn));
  }, [activeColumn]);
  const activeKey = activeColumn === null ? undefined : columns[activeColumn]?.key;
  const activeCell = useMemo(
    () => (active === null || activeKey === undefined ? null : { row: active, key: activeKey }),
    [active, activeKey],
  );
  const { tip, show, hide } = useCellTip(section, activeCell);

  const gridId = useId();
  const hasBoxes = selection !== undefined;
  const grid = useMemo((): Grid => ({ id: gridId, hasBoxes }), [gridId, hasBoxes]);
  const $drawn = useMemo(() => atom({ first: 0, last: 0 }), []);
  // Blueprint renders its scrolling element without a role, a name and a place in the tab order.
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    const attributes = {
      tabindex: 0,
      role: 'grid',
      'aria-label': title,
      'aria-describedby': HELP_ID,
      'aria-rowcount': totalItems + 1,
      'aria-colcount': columns.length + Number(hasBoxes),
      'aria-multiselectable': hasBoxes,
      'aria-owns': rowsId(grid),
    };
    for (const [name, value] of Object.entries(attributes)) scroller?.setAttribute(name, String(value));
  }, [title, totalItems, columns, hasBoxes, grid]);
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    if (active === null) scroller?.removeAttribute('aria-activedescendant');
    else
      scroller?.setAttribute(
        'aria-activedescendant',
        activeKey === undefined ? rowId(grid, active) : cellId(grid, active, activeKey),
      );
  }, [grid, active, activeKey]);

  // The headers are not drawn again when columns are fitted to other rows.
  const fitted = useRef(columns);
  fitted.current = columns;
  const fittedWidth = useCallback(
    (key: string) => fitted.current.find((column) => column.key === key)?.width ?? MIN_COLUMN_WIDTH,
    [],
  );
  const headers = useHeaderCells({
    ...{ columns: shown, pinned, same, texts, layout, onLayout, onReset, sort, onSort, fittedWidth },
  });
  const children = useMemo(
    () =>
      columns.map((column, index) => {
        // The table requests every visible cell at each pixel that it scrolls: an equal element renders nothing again.
        const cells: React.JSX.Element[] = [];
        return (
          <Column
            key={column.key}
            id={column.key}
            name={texts[column.header] ?? column.key}
            cellRenderer={(rowIndex) => {
              cells[rowIndex] ??= (
                <Cell truncated={false}>
                  <RowCell column={column} index={index} isPinned={index < pinned} rowIndex={rowIndex} />
                </Cell>
              );
              return cells[rowIndex];
            }}
            columnHeaderCellRenderer={() => headers.get(column.key) ?? NO_HEADER}
          />
        );
      }),
    [columns, headers, texts, pinned],
  );
  // The table draws its cells again for other columns; other rows it need not know of.
  const dependencies = useMemo(() => [children], [children]);
  const shownRows = useMemo(
    () => ({
      rows,
      texts,
      placeAddress,
      detailAddress,
      opensRow: detail === undefined,
      grid,
      emptyName: t.emptyCell,
    }),
    [rows, texts, placeAddress, detailAddress, detail, grid, t],
  );
  const columnWidths = useMemo(
    () => columns.map(({ key, width }) => (layout.widths[key] ?? width) * scale),
    [columns, layout, scale],
  );
  const hasMore = useScrollCue(
    section,
    columnWidths.reduce((sum, width) => sum + width, 0),
  );
  const onResize = useCallback(
    (index: number, width: number) => {
      const column = columns[index];
      if (column !== undefined) onLayout(resizeColumn(layout, column.key, width / scale));
    },
    [columns, layout, onLayout, scale],
  );
  const onReorder = useCallback(
    (from: number, to: number) => onLayout(moveVisible(layout, from, to)),
    [layout, onLayout],
  );
  const activeRegion = useMemo(() => {
    const marked = [
      ...(selection ? [selection.regions] : []),
      ...(markedRow < 0 ? [] : [{ className: 'row-saved', regions: [Regions.row(markedRow)] }]),
    ];
    if (active === null) return marked;
    const row = { className: 'row-active', regions: [Regions.row(active)] };
    if (activeColumn === null) return [...marked, row];
    return [...marked, row, { className: 'cell-active', regions: [Regions.cell(active, activeColumn)] }];
  }, [active, activeColumn, markedRow, selection]);
  const rowBox = useCallback(
    (row: number) =>
      selection ? (
        <RowHeaderCell nameRenderer={() => <BoxCell row={row}>{selection.box(row)}</BoxCell>} />
      ) : (
        EMPTY_BOX
      ),
    [selection],
  );
  const activeRow = active === null ? undefined : rows[active];
  const copiedText = (): string => {
    const selected = rows.filter(({ id }) => selection?.has(id));
    if (selected.length > 0 || activeRow === undefined) return lines(selected, columns, texts);
    const cell = columns.filter(({ key }) => key === activeKey);
    return lines([activeRow], activeKey === undefined ? columns : cell, texts);
  };
  useCopy(section, copiedText, t);
  const activeName = useMemo(() => {
    if (active === null || activeRow === undefined) return null;
    const text = words(activeRow, columns, texts);
    return { row: active, name: t.rowOf({ row: active + 1, count: rows.length, text }) };
  }, [active, activeRow, columns, texts, t, rows.length]);

  return (
    <div className="resource-table panel" data-stale={isStale} style={tableHeight(rows.length)}>
      <section
        className="resource-table-rows"
        ref={section}
        aria-label={title}
        aria-busy={isStale}
        onKeyDown={(event) => {
          onKeyDown(event);
          onHeaderKeyDown(event);
          if (event.key === 'Escape') hide();
        }}
        onMouseMove={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onScrollCapture={hide}
        onClick={(event) => {
          const row = clickedRow(event.target);
          if (row === null) return;
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          // With a key held the browser opens the same in a tab or window of its own.
          if (link !== null && !isPlainClick(event)) return;
          if (link !== null) event.preventDefault();
          if (link?.classList.contains('cell-place')) return onPlace(rows[row]?.id ?? '');
          if (link !== null && detail !== undefined) return onDetail(link.pathname);
          rowsWithin(event.currentTarget)?.focus({ preventScroll: true });
          setActive(row);
          if (selection?.onClick(event, row)) return;
          const id = rows[row]?.id;
          if (id !== undefined) onOpen(id);
        }}
      >
        <TableRowsContext value={shownRows}>
          <GridContext value={grid}>
            <Table
              ref={table}
              numRows={rows.length}
              defaultRowHeight={ROW_HEIGHT * scale}
              minRowHeight={ROW_HEIGHT * scale}
              columnWidths={columnWidths}
              numFrozenColumns={pinned}
              enableRowHeader={selection !== undefined}
              rowHeaderCellRenderer={rowBox}
              enableRowResizing={false}
              enableColumnReordering
              selectionModes={SelectionModes.NONE}
              styledRegionGroups={activeRegion}
              renderMode={RenderMode.NONE}
              cellRendererDependencies={dependencies}
              onColumnWidthChanged={onResize}
              onColumnsReordered={onReorder}
              onVisibleCellsChange={({ rowIndexStart, rowIndexEnd }) =>
                $drawn.set({ first: rowIndexStart, last: rowIndexEnd })
              }
            >
              {children}
            </Table>
            {selection && <BoxHeader>{selection.pageBox}</BoxHeader>}
            <GridRows
              columns={columns}
              $drawn={$drawn}
              count={rows.length}
              before={before}
              active={activeName}
              isSelected={selection ? (row) => selection.has(rows[row]?.id ?? '') : undefined}
            />
          </GridContext>
        </TableRowsContext>
      </section>
      {hasMore && <div className="scroll-cue" aria-hidden="true" />}
      {tip !== null && (
        <div
          className="cell-tip"
          aria-hidden="true"
          style={{ left: tip.left, top: tip.top, minWidth: tip.width }}
        >
          {tip.text}
        </div>
      )}
      <p id={HELP_ID} className="visually-hidden">
        {t.tableHelp}
      </p>
      <p id={HEADER_HELP_ID} className="visually-hidden">
        {t.headerHelp}
      </p>
    </div>
  );
});
