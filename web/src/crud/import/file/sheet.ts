/** What a cell holds; null when it is empty. */
export type Cell = string | number | boolean | Date | null;

/** A row that is not blank, and where it stands in the file, from 1. */
export interface SheetRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** How a file is written, so that others can be written alike. */
export type FileFormat = { readonly kind: 'xlsx' } | { readonly kind: 'csv'; readonly separator: string };

/** The first sheet of a file: its headings, and the rows below them. */
export interface Sheet {
  readonly format: FileFormat;
  readonly headings: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Why a file cannot be read, by the name of the text that explains it. */
export type FileProblem = 'tooBig' | 'notSpreadsheet' | 'oldExcel' | 'noRows';

export class UnreadableFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}
