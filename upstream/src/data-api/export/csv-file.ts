import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import type { Cell, CellColumn } from './cells.js';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Text that a spreadsheet would take for a formula (= + - @, tab, carriage return) gets an apostrophe before it. */
const OPTIONS = { escape_formulas: true, record_delimiter: '\r\n' } as const;

/** Writes rows to a CSV file, as fast as the disk takes them. */
export async function writeCsv(
  path: string,
  columns: readonly CellColumn[],
  pages: AsyncIterable<readonly Cell[][]>,
): Promise<void> {
  async function* text() {
    yield BYTE_ORDER_MARK + stringify([columns.map(({ heading }) => heading)], OPTIONS);
    for await (const rows of pages) yield stringify([...rows], OPTIONS);
  }
  await pipeline(Readable.from(text(), { objectMode: false }), createWriteStream(path));
}
