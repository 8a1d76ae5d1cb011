import { formSchema, type RuleTexts } from '../../dialog/form-schema';
import { offeredValues } from '../../resource/choices';
import type { FormField, FormValues } from '../../resource/field';
import type { Sheet, SheetRow } from '../file/sheet';
import { entryOf, textOf } from './cell-entry';
import type { Places } from './headings';
import type { Translations } from './translations';

/** The text of a cell that removes a value that is not required. */
const REMOVED = '-';

/** Something that is wrong with a row. */
export interface RowProblem {
  /** The heading of the column as the file has it, or the field's label; null when it is about the whole row. */
  readonly label: string | null;
  /** The value of the file. */
  readonly value: string;
  readonly message: string;
}

/** A row of a file, read as a form's entries. */
export interface CheckedRow {
  readonly line: number;
  /** The record's name. */
  readonly name: string;
  /** By field: none where the file has no column or an empty cell, an empty one where the cell removes the value. */
  readonly values: FormValues;
  /** The problems found without the server. */
  readonly problems: readonly RowProblem[];
  readonly cells: SheetRow['cells'];
}

export interface CheckTexts {
  readonly rules: RuleTexts;
  readonly label: (field: FormField) => string;
  readonly notDate: string;
  readonly notChoice: (choices: string) => string;
  /** The message for a cell without a heading. */
  readonly noHeading: string;
}

interface Columns {
  readonly fields: readonly FormField[];
  readonly key: string;
  readonly places: Places;
  readonly words: Translations;
}

/** A problem of a field of a row, with the heading and the value that the file has for it. */
export function problemIn(
  { headings }: Pick<Sheet, 'headings'>,
  { cells }: Pick<SheetRow, 'cells'>,
  places: Places,
  field: { readonly name: string; readonly label: string },
  message: string,
): RowProblem {
  const place = places.get(field.name) ?? -1;
  return { label: headings[place] ?? field.label, value: textOf(cells[place] ?? null), message };
}

/** Reads and checks the rows by the rules of the form. */
export function checkRows(sheet: Sheet, columns: Columns, texts: CheckTexts): CheckedRow[] {
  const { fields, key, places, words } = columns;
  const given = fields.filter(({ name }) => places.has(name));
  const schema = formSchema(fields, texts.rules);
  const blank = Object.fromEntries(fields.map(({ name }) => [name, '']));

  return sheet.rows.map(({ line, cells }) => {
    const problems = new Map<string, string>();
    const values: Record<string, string> = {};
    for (const field of given) {
      const cell = cells[places.get(field.name) ?? -1] ?? null;
      const isRemoved = textOf(cell) === REMOVED && field.required !== true;
      const entry = isRemoved ? '' : entryOf(field, cell, words);
      if (textOf(cell) !== '') values[field.name] = entry ?? '';
      if (entry === null) problems.set(field.name, notUnderstood(field, words, texts));
      else if (field.kind === 'toggle' && field.required && entry === '')
        problems.set(field.name, texts.rules.required);
    }
    for (const { path, message } of schema.safeParse({ ...blank, ...values }).error?.issues ?? []) {
      const name = String(path[0]);
      if (!problems.has(name)) problems.set(name, message);
    }
    const found = given.flatMap((field): RowProblem[] => {
      const message = problems.get(field.name);
      if (message === undefined) return [];
      return [problemIn(sheet, { cells }, places, { name: field.name, label: texts.label(field) }, message)];
    });
    const name = textOf(cells[places.get(key) ?? -1] ?? null);
    return { line, name, values, problems: [...found, ...withoutHeading(sheet, cells, texts)], cells };
  });
}

/** Cells that would be lost: mostly a value with a separator in it that was written without quotes. */
function withoutHeading({ headings }: Sheet, cells: SheetRow['cells'], texts: CheckTexts): RowProblem[] {
  const lost = cells
    .filter((cell, place) => (headings[place] ?? '') === '' && textOf(cell) !== '')
    .map(textOf);
  return lost.length === 0 ? [] : [{ label: null, value: lost.join('; '), message: texts.noHeading }];
}

function notUnderstood(field: FormField, words: Translations, texts: CheckTexts): string {
  if (field.kind === 'toggle')
    return texts.notChoice([...words(field.on).slice(0, 1), ...words(field.off).slice(0, 1)].join(', '));
  if (field.kind !== 'choice') return texts.notDate;
  const choices = offeredValues(field.choices).flatMap((code) =>
    words(field.choices[code]?.text ?? '').slice(0, 1),
  );
  return texts.notChoice(choices.join(', '));
}
