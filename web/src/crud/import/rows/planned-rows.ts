import { fieldText } from '../../define/field-text';
import type { ImportAction, ImportedRow, ResourceImport, UserError } from '../../resource/resource';
import type { Sheet } from '../file/sheet';
import { type CheckedRow, problemIn, type RowProblem } from './check-rows';
import type { Places } from './headings';

/** The former and the new value of a field, as texts. */
export interface FieldChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** A row with its effect. */
export interface PlannedRow extends Pick<CheckedRow, 'line' | 'name' | 'problems'> {
  readonly action: ImportAction;
  readonly changes: readonly FieldChange[];
  readonly isInvited: boolean;
}

/** The file that the results of rows are shown with. */
export interface ImportedFile {
  readonly imports: Pick<ResourceImport, 'columns' | 'columnNames'>;
  readonly sheet: Pick<Sheet, 'headings'>;
  readonly places: Places;
  /** The text of a message key. */
  readonly text: (key: string) => string;
}

/**
 * The server's results for the sent rows, with those that were already refused.
 * @param sent those of the rows that were sent, in order
 */
export function planRows(
  file: ImportedFile,
  rows: readonly CheckedRow[],
  sent: readonly CheckedRow[],
  replies: readonly ImportedRow[],
): PlannedRow[] {
  const replyOf = new Map(replies.map((reply) => [sent[reply.row - 1], reply]));
  return rows.map((row): PlannedRow => {
    const { line, name } = row;
    const reply = replyOf.get(row);
    if (reply === undefined || row.problems.length > 0) {
      return { line, name, action: 'REFUSE', problems: row.problems, changes: [], isInvited: false };
    }
    const { action, errors, former, isInvited } = reply;
    return {
      line,
      name,
      action,
      problems: errors.map((error) => problemOf(file, row, error)),
      changes: former.flatMap(({ field, value }) => changeOf(file, row, field, value ?? '') ?? []),
      isInvited,
    };
  });
}

/** Counts the rows of each kind, and the people who are invited. */
export function countsOf(rows: readonly PlannedRow[]) {
  const count = (action: ImportAction) => rows.filter((row) => row.action === action).length;
  return {
    add: count('ADD'),
    change: count('CHANGE'),
    none: count('NONE'),
    refuse: count('REFUSE'),
    invite: rows.filter(({ isInvited }) => isInvited).length,
  };
}

const columnOf = ({ imports }: ImportedFile, field: string | null | undefined) =>
  imports.columns.find(({ name }) => name === (imports.columnNames[field ?? ''] ?? field));

function problemOf(file: ImportedFile, row: CheckedRow, { field, message }: UserError): RowProblem {
  const column = columnOf(file, field);
  if (column === undefined) return { label: null, value: '', message };
  const named = { name: column.name, label: file.text(column.label) };
  return problemIn(file.sheet, row, file.places, named, message);
}

function changeOf(
  file: ImportedFile,
  row: CheckedRow,
  field: string,
  former: string,
): FieldChange | undefined {
  const column = columnOf(file, field);
  if (column === undefined) return undefined;
  return {
    label: file.text(column.label),
    from: fieldText(column, former, file.text),
    to: fieldText(column, String(row.values[column.name] ?? ''), file.text),
  };
}
