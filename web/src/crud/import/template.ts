import type { FormField } from '../field';
import { isNeeded } from './rows/headings';

/** The headings of a file, those that it must have with a star. */
export const headingsOf = (
  columns: readonly FormField[],
  texts: Readonly<Record<string, string>>,
): string[] => columns.map((field) => `${texts[field.label] ?? field.name}${isNeeded(field) ? '*' : ''}`);

/** Hands an .xlsx with the headings to the person. */
export async function downloadExcelTemplate(name: string, headings: readonly string[]): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const sheet = [headings.map((value) => ({ value, fontWeight: 'bold' as const }))];
  const columns = headings.map((heading) => ({ width: Math.max(14, heading.length + 4) }));
  download(await writeXlsxFile(sheet, { columns }).toBlob(), `${name}.xlsx`);
}

/** The same as a .csv, in UTF-8 with the mark by which Excel knows it. */
export function downloadCsvTemplate(name: string, headings: readonly string[]): void {
  const cells = headings.map((heading) =>
    /[",;]/.test(heading) ? `"${heading.replaceAll('"', '""')}"` : heading,
  );
  download(new Blob(['\uFEFF', `${cells.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
