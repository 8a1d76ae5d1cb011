/** The value of a cell; null when it is empty. */
export type Cell = string | number | boolean | Date | null;

/** A row that is not blank, and where it stands in the file, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** The format of a file, so that others can be written alike. */
export type FileFormat = { readonly kind: 'xlsx' } | { readonly kind: 'csv'; readonly separator: string };

/** Cells as a file has them, of one of its sheets. */
export interface Table {
  /** The name of the sheet; null where a file has one alone. */
  readonly name: string | null;
  readonly rows: readonly (readonly Cell[])[];
  readonly format: FileFormat;
}

/** Counts the cells of a row of a file that are known headings. */
export type CountHeadings = (row: readonly string[]) => number;

/** The sheet of a file that is imported: its headings, and the rows below them. */
export interface Sheet {
  readonly format: FileFormat;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
  /** The place where the headings were found, unless in the first row of the first sheet. */
  readonly foundIn: { readonly line: number; readonly sheet: string | null } | null;
}

/** Why a file cannot be read, by the name of the text that explains it. */
export type FileProblem = 'tooBig' | 'notSpreadsheet' | 'oldExcel' | 'webPage' | 'openQuote' | 'noRows';

export class UnreadableFile extends Error {
  constructor(
    readonly problem: FileProblem,
    /** The line in the file, from 1; null for all of it. */
    readonly line: number | null = null,
  ) {
    super(problem);
  }
}
