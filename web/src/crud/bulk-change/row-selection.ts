import type { Regions } from '@blueprintjs/table';
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';

/** The parts by which a table and cards have rows selected; created by `Selection`, whose code is loaded after the list. */
export interface RowSelection {
  has(id: string): boolean;
  /** The check box of a row, by its place on the page. */
  box(row: number): ReactElement;
  /** The check box of the whole page. */
  readonly pageBox: ReactElement;
  /** The regions in which a table draws the selected rows. */
  readonly regions: { className: string; regions: ReturnType<typeof Regions.row>[] };
  /** True if a tap on a card selects it instead of opening it. */
  readonly isChoosing: boolean;
  /** A click on a row. @returns whether it selected something, and so opens nothing */
  onClick(event: MouseEvent, row: number): boolean;
  /** A key pressed on the rows. @param next the row that the key goes to @returns whether the key is done with */
  onKey(event: KeyboardEvent, active: number | null, next: number | null): boolean;
}
