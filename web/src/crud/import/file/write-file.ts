import type { SheetData } from 'write-excel-file/universal';
import { withGuards } from './formulas';
import type { Cell, FileFormat } from './sheet';

/** Hands a file with the rows to the person, the first of them in bold type where the format has that. */
export async function downloadRows(
  name: string,
  format: FileFormat,
  rows: readonly (readonly Cell[])[],
): Promise<void> {
  const file = format.kind === 'xlsx' ? await workbook(rows) : await csv(rows, format.separator);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.${format.kind}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function workbook([headings = [], ...rows]: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const sheet: SheetData = [
    headings.map((heading) => ({ value: String(heading ?? ''), fontWeight: 'bold' })),
    ...rows.map((cells) => cells.map(workbookCell)),
  ];
  const columns = headings.map((heading) => ({ width: Math.max(14, String(heading ?? '').length + 4) }));
  return writeXlsxFile(sheet, { columns }).toBlob();
}

/** A text is a cell of text, which no spreadsheet takes for a formula. */
function workbookCell(cell: Cell): SheetData[number][number] {
  if (cell === null) return null;
  if (typeof cell === 'string') return { value: cell, type: String, format: '@' };
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  return { value: cell, type: Date, format: 'dd/mm/yyyy' };
}

/** In UTF-8 with the mark by which Excel knows it. */
async function csv(rows: readonly (readonly Cell[])[], separator: string): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const texts = rows.map((cells) => cells.map((cell) => withGuards(String(cell ?? ''))));
  const text = Papa.unparse(texts, { delimiter: separator, newline: '\r\n' });
  return new Blob(['\uFEFF', `${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
