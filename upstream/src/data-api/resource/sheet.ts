import { type Language, type Text, textIn } from '../http/text.js';

/** A text of the screens in both languages; a plain string is a label of the specification that both languages share. */
export type Label = Text | string;

export const labelIn = (label: Label, language: Language): string =>
  typeof label === 'string' ? label : textIn(label, language);

export interface SheetColumn {
  row: string;
  heading: Label;
  /** Labels of codes; a code without one is shown as it is. */
  words?: Readonly<Record<string, Label>>;
}

/** A list as a file: the columns of its screen, in the screen's order and words. */
export interface Sheet {
  title: Label;
  columns: readonly SheetColumn[];
}

/** Declares a column of a sheet. @param words labels by code; of a list: by position */
export const column = (
  row: string,
  heading: Label,
  words?: SheetColumn['words'] | readonly Label[],
): SheetColumn => ({ row, heading, ...(words && { words: Object.fromEntries(Object.entries(words)) }) });

/** The creator, the last editor and their times: the last columns of every sheet. */
export const AUDIT_SHEET_COLUMNS = [
  column('createdBy', 'Created By'),
  column('createdDate', 'Created Date'),
  column('updatedBy', 'Modified By'),
  column('updatedDate', 'Modified Date'),
];

/** Labels of `isActive`. */
export const ACTIVE_WORDS = {
  '1': { id: 'Aktif', en: 'Active' },
  '0': { id: 'Tidak Aktif', en: 'Inactive' },
};
