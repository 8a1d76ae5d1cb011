import { type Sheet, type SheetRow, UnreadableFile } from './sheet';

/** Larger than any thousand rows are. */
export const MAX_FILE_MEGABYTES = 5;

/** How files begin: a zip archive, which an .xlsx is, and what Excel wrote until 2003. */
const ZIP = [0x50, 0x4b];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads the first sheet of a .csv or .xlsx, distinguished by how they begin and not by their names.
 * @throws UnreadableFile
 */
export async function readSpreadsheet(file: File): Promise<Sheet> {
  if (file.size > MAX_FILE_MEGABYTES * 1024 * 1024) throw new UnreadableFile('tooBig');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(OLE)) throw new UnreadableFile('oldExcel');
  const { table, format } = begins(ZIP)
    ? await (await import('./excel')).readExcel(bytes)
    : (await import('./csv')).readCsv(bytes);
  const rows = table
    .map((cells, index): SheetRow => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
  const [head, ...below] = rows;
  if (head === undefined || below.length === 0) throw new UnreadableFile('noRows');
  return { format, headings: head.cells.map((cell) => String(cell ?? '').trim()), rows: below };
}
