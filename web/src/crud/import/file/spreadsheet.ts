import { headingRow, headingsIn, isBlank } from './heading-row';
import { type CountHeadings, type Sheet, type SheetRow, type Table, UnreadableFile } from './sheet';

/** Larger than any thousand rows are. */
export const MAX_FILE_MEGABYTES = 5;

/** The first bytes of files: a zip archive, which an .xlsx is, and what Excel wrote until 2003. */
const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a .csv or .xlsx, distinguished by how they begin and not by their names: the sheet with most headings, and of its first rows
 * the one with most.
 * @throws UnreadableFile
 */
export async function readSpreadsheet(file: File, countHeadings: CountHeadings): Promise<Sheet> {
  if (file.size > MAX_FILE_MEGABYTES * 1024 * 1024) throw new UnreadableFile('tooBig');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(OLE)) throw new UnreadableFile('oldExcel');
  const tables = begins(ZIP)
    ? await (await import('./excel')).readExcel(bytes)
    : [(await import('./csv')).readCsv(bytes, countHeadings)];
  const found = tables.map((table, place) => ({ table, place, ...headingRow(table.rows, countHeadings) }));
  // Of equal ones the first: the order of the others stays.
  const [best] = found.sort((one, other) => other.count - one.count);
  if (best === undefined || best.index < 0) throw new UnreadableFile('noRows');
  return sheetOf(best.table, best.index, best.place > 0);
}

function sheetOf({ rows, format, name }: Table, index: number, isOtherSheet: boolean): Sheet {
  const below = rows
    .map((cells, row): SheetRow => ({ line: row + 1, cells }))
    .filter(({ line, cells }) => line > index + 1 && !isBlank(cells));
  if (below.length === 0) throw new UnreadableFile('noRows', index + 1);
  const isFirst = rows.slice(0, index).every(isBlank);
  const foundIn = isFirst && !isOtherSheet ? null : { line: index + 1, sheet: isOtherSheet ? name : null };
  return { format, headings: headingsIn(rows[index] ?? []), rows: below, foundIn };
}
