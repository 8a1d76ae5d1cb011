import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Cell, CellColumn, CellKind } from './cells.js';
import { contentTypes, PARTS, relationships, SHEET_END, STYLE, sheetStart, workbook } from './xlsx-parts.js';

/** Excel has 1,048,576 rows a sheet; full pages of rows and the headings stay below. */
const SHEET_ROWS = 1_048_000;

/**
 * Writes rows to an XLSX file: XML straight into a ZIP, compressed off this thread, so that neither memory nor the event
 * loop feels how many there are. Beyond `SHEET_ROWS` rows the file gets another sheet.
 *
 * @param total how many rows there will be at most
 */
export async function writeXlsx(
  path: string,
  { title, total }: { title: string; total: number },
  columns: readonly CellColumn[],
  pages: AsyncIterable<readonly Cell[][]>,
): Promise<void> {
  const sheets = Math.max(1, Math.ceil(total / SHEET_ROWS));
  const zip = new ZipFile();
  const add = (text: string, name: string) => zip.addBuffer(Buffer.from(text), name);
  add(contentTypes(sheets), '[Content_Types].xml');
  for (const [name, text] of Object.entries(PARTS)) add(text, name);
  add(workbook(title, sheets), 'xl/workbook.xml');
  add(relationships(sheets), 'xl/_rels/workbook.xml.rels');
  const waiting = pages[Symbol.asyncIterator]();
  for (let sheet = 1; sheet <= sheets; sheet += 1) {
    const text = Readable.from(sheetXml(columns, waiting), { objectMode: false });
    zip.addReadStream(text, `xl/worksheets/sheet${sheet}.xml`);
  }
  zip.end();
  // An error while reading rows is reported by the ZIP, not by its stream.
  const { signal, abort } = newFault();
  zip.on('error', abort);
  try {
    await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal });
  } catch (fault) {
    throw signal.aborted ? signal.reason : fault;
  }
}

function newFault() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: (fault: unknown) => controller.abort(fault) };
}

/** One sheet, from the pages that wait, until it is full or none is left. */
async function* sheetXml(columns: readonly CellColumn[], pages: AsyncIterator<readonly Cell[][]>) {
  const places = columns.map(({ kind }, index) => ({ kind, letter: letterOf(index) }));
  const headings = columns.map(({ heading }) => heading);
  yield sheetStart(columns) +
    rowXml(
      places.map(({ letter }) => ({ kind: 'text', letter })),
      headings,
      1,
    );
  let row = 1;
  while (row < SHEET_ROWS) {
    const { done, value: rows } = await pages.next();
    if (done) break;
    let text = '';
    for (const cells of rows) {
      row += 1;
      text += rowXml(places, cells, row);
    }
    yield text;
  }
  yield SHEET_END;
}

/** A column of a sheet: what it holds, and its name there, from A. */
interface Place {
  kind: CellKind;
  letter: string;
}

function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

function rowXml(places: readonly Place[], cells: readonly Cell[], row: number): string {
  let text = `<row r="${row}">`;
  places.forEach(({ kind, letter }, index) => {
    text += cellXml(`${letter}${row}`, kind, cells[index] ?? null, row === 1);
  });
  return `${text}</row>`;
}

function cellXml(place: string, kind: CellKind, cell: Cell, isHeading: boolean): string {
  if (cell === null || cell === '') return '';
  if (kind === 'date' || kind === 'time') {
    return `<c r="${place}" s="${kind === 'date' ? STYLE.date : STYLE.time}"><v>${serial(String(cell))}</v></c>`;
  }
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
  // Text is never a formula in XLSX; the quote prefix keeps it text when somebody edits it.
  const style = isHeading ? STYLE.heading : /^[=+\-@\t\r]/.test(cell) ? STYLE.quoted : STYLE.plain;
  return `<c r="${place}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const DAY = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);

/** `YYYY-MM-DD[ HH:mm]` as days since a spreadsheet's day 0. */
function serial(text: string): number {
  const iso = `${text.length === 10 ? `${text} 00:00` : text}Z`.replace(' ', 'T');
  return Math.round(((Date.parse(iso) - EPOCH) / DAY) * 1e6) / 1e6;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as XML may hold it: control characters, which it cannot, are left out. */
function escaped(text: string): string {
  return /[&<>\p{Cc}\uFFFE\uFFFF]/u.test(text)
    ? text
        .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
        .replace(/[&<>]/g, (character) => ENTITIES[character] ?? '')
    : text;
}
