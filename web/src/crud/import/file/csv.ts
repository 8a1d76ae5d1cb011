import Papa from 'papaparse';
import { withoutGuards } from './formulas';
import { headingRow } from './heading-row';
import { type CountHeadings, type Table, UnreadableFile } from './sheet';

/** Excel's optional first line, which declares the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
const SEPARATORS = [',', ';', '\t', '|'];
/** Lines among which the separator is found. */
const LOOKED_AT = 10;
/** The beginning of web pages, which some programs name .xls. */
const WEB_PAGE = /^\s{0,100}<(?:!doctype|html|head|meta|table|\?xml)/i;

/**
 * Reads text with commas, semicolons, tabs or bars between its cells: what the first line declares, else the one by which most headings
 * are found, else a guess.
 * @throws UnreadableFile for binary content, a web page or unbalanced quotes
 */
export function readCsv(bytes: Uint8Array, countHeadings: CountHeadings): Table {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new UnreadableFile('notSpreadsheet');
  if (WEB_PAGE.test(text)) throw new UnreadableFile('webPage');
  const [line, declared] = SEPARATOR_LINE.exec(text) ?? ['', ''];
  const content = text.slice(line.length);
  const { data, errors, meta } = Papa.parse<string[]>(content, {
    delimiter: declared || separatorOf(content, countHeadings),
    delimitersToGuess: SEPARATORS,
  });
  // Line numbers count from the top of the file.
  const above = line === '' ? [] : [[]];
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open !== undefined) throw new UnreadableFile('openQuote', (open.row ?? 0) + 1 + above.length);
  return {
    name: null,
    rows: [...above, ...data.map((cells) => cells.map(withoutGuards))],
    format: { kind: 'csv', separator: meta.delimiter },
  };
}

/** The separator by which most headings are found; '' where none finds any. */
function separatorOf(text: string, countHeadings: CountHeadings): string {
  const found = SEPARATORS.map((separator) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: LOOKED_AT });
    return { separator, count: headingRow(data, countHeadings).count };
  });
  const [best] = found.sort((one, other) => other.count - one.count);
  return best === undefined || best.count === 0 ? '' : best.separator;
}

/** UTF-8 with or without BOM, UTF-16 by its BOM, else Windows-1252, which Excel writes on western Windows. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
