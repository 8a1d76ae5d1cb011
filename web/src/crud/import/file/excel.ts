import { type Unzipped, unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { type Cell, type Table, UnreadableFile } from './sheet';

/** Unpacked bytes of one part of a workbook: beyond it is no spreadsheet of a thousand rows but a trap. */
const MAX_PART_BYTES = 50 * 1024 * 1024;

/**
 * Reads the sheets of an .xlsx.
 * @throws UnreadableFile for what is none
 */
export async function readExcel(bytes: Uint8Array): Promise<Table[]> {
  try {
    const sheets = await readSheets(stored(bytes));
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row: readonly unknown[]) => row.map(cellOf)),
      format: { kind: 'xlsx' },
    }));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('notSpreadsheet');
  }
}

/**
 * The workbook with its parts unpacked. The reader would unpack large ones in a worker made of a text, which the page's
 * content security policy refuses.
 */
function stored(bytes: Uint8Array): ArrayBuffer {
  const parts: Unzipped = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (originalSize > MAX_PART_BYTES) throw new UnreadableFile('tooBig');
      return /\.(xml|rels)$/.test(name);
    },
  });
  const archive = zipSync(parts, { level: 0 });
  return archive.buffer.slice(archive.byteOffset, archive.byteOffset + archive.byteLength) as ArrayBuffer;
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date || typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value !== '' ? value : null;
}
