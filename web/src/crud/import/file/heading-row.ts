import type { Cell, CountHeadings } from './sheet';

/** Rows among which the headings are looked for: above them may stand a title. */
const LOOKED_AT = 10;
/** More cells than headings are known. */
const MOST_HEADINGS = 200;

export const isBlank = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || cell === '');

export const headingsIn = (cells: readonly Cell[]): string[] =>
  cells.map((cell) => String(cell ?? '').trim());

/** The row with most known headings among the first that are not blank, and how many it has; the first where none has any. */
export function headingRow(
  rows: readonly (readonly Cell[])[],
  countHeadings: CountHeadings,
): { index: number; count: number } {
  const first = rows.findIndex((cells) => !isBlank(cells));
  let found = { index: first, count: 0 };
  for (const [index, cells] of rows.slice(0, LOOKED_AT).entries()) {
    const count = countHeadings(headingsIn(cells.slice(0, MOST_HEADINGS)));
    if (count > found.count) found = { index, count };
  }
  return found;
}
