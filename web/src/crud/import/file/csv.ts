import Papa from 'papaparse';
import { withoutGuards } from './formulas';
import { type Cell, type FileFormat, UnreadableFile } from './sheet';

/** Excel's optional first line, which declares the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * Reads comma-, semicolon- or tab-separated text.
 * @throws UnreadableFile for binary content or unbalanced quotes
 */
export function readCsv(bytes: Uint8Array): { table: Cell[][]; format: FileFormat } {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new UnreadableFile('notSpreadsheet');
  const [line, separator] = SEPARATOR_LINE.exec(text) ?? ['', ''];
  const { data, errors, meta } = Papa.parse<string[]>(text.slice(line.length), {
    delimiter: separator,
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableFile('notSpreadsheet');
  // Line numbers count from the top of the file.
  const rows = data.map((cells) => cells.map(withoutGuards));
  return {
    table: line === '' ? rows : [[], ...rows],
    format: { kind: 'csv', separator: meta.delimiter },
  };
}

/** UTF-8 with or without BOM, UTF-16 by its BOM, else Windows-1252, which Excel writes on western Windows. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
