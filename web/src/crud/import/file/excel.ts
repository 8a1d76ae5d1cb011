import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { type Cell, type FileFormat, UnreadableFile } from './sheet';

/** Unpacked bytes of one part of a workbook: beyond it is no spreadsheet of a thousand rows but a trap. */
const MAX_PART_BYTES = 50 * 1024 * 1024;

/**
 * Reads the first sheet of an .xlsx.
 * @throws UnreadableFile for what is none
 */
export async function readExcel(bytes: Uint8Array): Promise<{ table: Cell[][]; format: FileFormat }> {
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(stored(bytes));
    return { table: rows.map((row) => row.map(cellOf)), format: { kind: 'xlsx' } };
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
