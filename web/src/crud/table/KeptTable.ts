import { Utils } from '@blueprintjs/core';
import { Grid, Table } from '@blueprintjs/table';
import { TableBodyCells } from '@blueprintjs/table/lib/esm/tableBodyCells';
import { Component, cloneElement, isValidElement } from 'react';

/** Columns drawn beyond those in sight, on each side. Blueprint has three, as many as rows, which scroll far more often. */
const COLUMNS_AHEAD = 1;
const { getColumnIndicesInRect } = Grid.prototype;
Grid.prototype.getColumnIndicesInRect = function fewColumnsAhead(...asked) {
  const ahead: unknown = Reflect.get(this, 'bleed');
  Reflect.set(this, 'bleed', COLUMNS_AHEAD);
  const columns = getColumnIndicesInRect.apply(this, asked);
  Reflect.set(this, 'bleed', ahead);
  return columns;
};

/**
 * Blueprint takes every pixel that the table scrolls for a reason to draw all cells, and then to draw them once more for its
 * batches, which ours has none of. What cells are made of decides.
 */
TableBodyCells.prototype.shouldComponentUpdate = function isNews(next) {
  return !Utils.shallowCompareKeys(this.props, next, { exclude: ['viewportRect'] });
};
TableBodyCells.prototype.componentDidUpdate = () => undefined;

/** What draws the headers of the parts that lie below the other two, which have the same headers. */
const HIDDEN_HEADERS = ['renderMainQuadrantColumnHeader', 'renderLeftQuadrantColumnHeader'];

/** Draws the same element without what is in it: its height counts. */
function emptied(draw: (...asked: unknown[]) => unknown) {
  return (...asked: unknown[]) => {
    const drawn = draw(...asked);
    return isValidElement(drawn) ? cloneElement(drawn, undefined, null) : drawn;
  };
}

/**
 * Blueprint's table, which is measured and drawn when it begins, and not once more each time its screen shows again: React
 * says "mounted" then too (Screens.tsx), though nothing of it went away. Its sensor of sizes listens within its own element and
 * goes with that; it tells when the window has changed meanwhile.
 */
export class KeptTable extends Table {
  #hasBegun = false;
  /** What it was last told of while it showed. */
  #known = this.props;

  override componentDidMount(): void {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      this.#calmQuadrants();
      super.componentDidMount();
      this.#known = this.props;
    } else if (this.#hasNews()) {
      // Rows that came while it was hidden: nobody told it of those.
      this.componentDidUpdate(this.#known, this.state);
    }
  }

  /** Blueprint copies its columns, widths and heights at each look, and would take the copies for news: it draws all, then. */
  override shouldComponentUpdate(...[props, state]: Parameters<Table['shouldComponentUpdate']>): boolean {
    const { childrenArray, columnWidths, rowHeights } = this.state;
    return super.shouldComponentUpdate(props, {
      ...state,
      childrenArray: props.children === this.props.children ? childrenArray : state.childrenArray,
      columnWidths: Utils.arraysEqual(columnWidths, state.columnWidths) ? columnWidths : state.columnWidths,
      rowHeights: Utils.arraysEqual(rowHeights, state.rowHeights) ? rowHeights : state.rowHeights,
    });
  }

  override componentDidUpdate(...before: Parameters<Table['componentDidUpdate']>): void {
    super.componentDidUpdate(...before);
    this.#known = this.props;
  }

  /**
   * Keeps the four parts that the table is made of from making the browser lay out all of the screen in the midst of drawing:
   * to fit themselves whenever their screen shows again, and, at every drawing, to find the place of the shades at the edges
   * of a table that scrolls by itself, which ours does not. The two below draw the headers that nobody sees without contents.
   */
  #calmQuadrants(): void {
    const quadrants: unknown = Reflect.get(this, 'quadrantStackInstance');
    if (!(quadrants instanceof Component)) return;
    const fit = quadrants.componentDidMount?.bind(quadrants);
    Object.assign(quadrants, {
      renderTableOverlay: () => null,
      ...Object.fromEntries(HIDDEN_HEADERS.map((name) => [name, emptied(Reflect.get(quadrants, name))])),
      componentDidMount: () => {
        if (this.#hasNews()) fit?.();
      },
    });
  }

  /** Whether it was told other things while it was hidden; React makes a new object of the same things, too. */
  #hasNews(): boolean {
    return !Utils.shallowCompareKeys(this.#known, this.props);
  }

  override componentWillUnmount(): void {
    // The sensor stays for when the screen shows again.
  }
}
