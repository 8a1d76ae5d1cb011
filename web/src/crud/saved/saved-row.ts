import type { CellContent } from '../resource/cell';
import { $savedRow } from './saved-record';

/** Marks the row of a saved record. `cells` are those that the save changed, by column. */
export function markRow(resource: string, id: string, cells: Readonly<Record<string, CellContent>>): void {
  $savedRow.set({
    resource,
    id,
    keeper: (before) => {
      const index = before?.rows.findIndex((row) => row.id === id) ?? -1;
      const found = before?.rows[index];
      if (found === undefined) return (page) => page;
      const row = { ...found, cells: { ...found.cells, ...cells } };
      return (page) =>
        page.rows.some((other) => other.id === id)
          ? page
          : { ...page, rows: page.rows.toSpliced(index, 0, row) };
    },
  });
}
