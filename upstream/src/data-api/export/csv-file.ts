import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import type { Cell, CellColumn } from './cells.js';

/** Marks for spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would take for a formula (= + - @, tab, carriage return) gets an apostrophe before it. */
const OPTIONS = {
  escape_formulas: true,
  record_delimiter: '\r\n',
  // A line break within a cell, which the library quotes only where it is the one between records.
  quoted_match: /[\r\n]/,
};

/** The place where a formula begins inside a text, for a spreadsheet that separates cells by `;` or tabs and does not know the text's quotes. */
const INNER_CELL = /[;\t\r\n][\s"]*/g;
const FORMULA = /[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Two patterns: a single one that looks ahead takes quadratic time for a text of line breaks. */
const guarded = (cell: Cell): Cell =>
  typeof cell === 'string'
    ? cell.replace(INNER_CELL, (start, at: number) =>
        FORMULA.test(cell.charAt(at + start.length)) ? `${start}'` : start,
      )
    : cell;

/** Writes rows to a CSV file, as fast as the disk takes them. */
export async function writeCsv(
  path: string,
  columns: readonly CellColumn[],
  pages: AsyncIterable<readonly Cell[][]>,
): Promise<void> {
  async function* text() {
    yield BYTE_ORDER_MARK + stringify([columns.map(({ heading }) => heading)], OPTIONS);
    for await (const rows of pages)
      yield stringify(
        rows.map((cells) => cells.map(guarded)),
        OPTIONS,
      );
  }
  await pipeline(Readable.from(text(), { objectMode: false }), createWriteStream(path, { mode: 0o600 }));
}
