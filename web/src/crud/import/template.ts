import type { FormField } from '../resource/field';
import type { FileFormat } from './file/sheet';

/** The headings of a file, those that it must have with a star. */
export const headingsOf = (
  columns: readonly FormField[],
  texts: Readonly<Record<string, string>>,
): string[] => columns.map((field) => `${texts[field.label] ?? field.name}${field.required ? '*' : ''}`);

/** The formats in which an empty file is offered, by their extension. */
export const TEMPLATES: Readonly<Record<string, FileFormat>> = {
  '.xlsx': { kind: 'xlsx' },
  '.csv': { kind: 'csv', separator: ',' },
};
