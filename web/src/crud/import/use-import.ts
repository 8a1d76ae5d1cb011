import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { codeOf, errorText, isUncertain } from '../../api/errors';
import { showToast } from '../../ui/messages/toast';
import { SaveKey } from '../dialog/save-key';
import type { FormField } from '../field';
import { formatNumber } from '../format';
import { messages as crudMessages } from '../messages';
import type { ImportAction, ImportedRow, Resource, ResourceImport, UserError } from '../resource';
import { type Sheet, UnreadableFile } from './file/sheet';
import { MAX_FILE_MEGABYTES, readSpreadsheet } from './file/spreadsheet';
import { messages } from './messages';
import { type CheckedRow, checkRows, problemIn, type RowProblem } from './rows/check-rows';
import { matchHeadings, missingFields, type Places, withChoice } from './rows/headings';
import { type Words, wordsOf } from './rows/words';

/** The server's limit of rows per request. */
export const MAX_ROWS = 1000;

/** A row with its effect. */
export interface JudgedRow extends Pick<CheckedRow, 'line' | 'name' | 'problems'> {
  readonly action: ImportAction;
}

/** A file that was read, and which of its columns are which fields. */
interface ReadFile {
  readonly sheet: Sheet;
  readonly words: Words;
  readonly places: Places;
  /** Places of the columns whose field the person may choose. */
  readonly open: readonly number[];
}

/** The state of the chosen file. */
export interface ImportState {
  readonly step: 'choose' | 'reading' | 'checking' | 'judged' | 'importing';
  readonly fileName: string | null;
  /** Why there are no rows to show. */
  readonly problem: string | null;
  /** Null until it is read. */
  readonly file: ReadFile | null;
  /** The rows of the file; empty until their columns are known. */
  readonly rows: readonly CheckedRow[];
  /** The same with their effects; empty until they are checked. */
  readonly judged: readonly JudgedRow[];
}

const NOTHING: ImportState = {
  step: 'choose',
  fileName: null,
  problem: null,
  file: null,
  rows: [],
  judged: [],
};

/** Reads a file, checks its rows in a dry run, and imports them. */
export function useImport(resource: Resource, imports: ResourceImport, onImported: () => void) {
  const client = useApolloClient();
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const texts = useStore(resource.texts);
  const [state, setState] = useState(NOTHING);
  const [keys] = useState(() => ({ preview: new SaveKey(), save: new SaveKey() }));
  /** Counts what the person chose: results of earlier choices are ignored. */
  const choices = useRef(0);
  const labelOf = (field: FormField) => texts[field.label] ?? field.name;

  /** Reads the file. @returns why it cannot be imported, whatever its columns are */
  async function read(chosen: File): Promise<{ file: ReadFile | null; problem: string | null }> {
    const [sheet, words] = await Promise.all([readSpreadsheet(chosen), wordsOf(resource.name)]);
    const { repeated, ...found } = matchHeadings(sheet.headings, imports, resource.columns, words);
    if (repeated.length > 0) {
      return { file: null, problem: t.repeatedColumns({ columns: repeated.join(', ') }) };
    }
    const count = sheet.rows.length;
    if (count > MAX_ROWS) {
      const problem = t.tooManyRows({ count: formatNumber(count), max: formatNumber(MAX_ROWS) });
      return { file: null, problem };
    }
    return { file: { sheet, words, ...found }, problem: null };
  }

  function checked({ sheet, words, places }: ReadFile): CheckedRow[] {
    const rules = { ...crud, of: (message: string) => texts[message] ?? message };
    return checkRows(
      sheet,
      { fields: imports.columns, key: imports.key, places, words },
      {
        rules,
        label: labelOf,
        notDate: t.notDate,
        notChoice: (words) => t.notChoice({ choices: words }),
        tooLong: (max) => t.tooLong({ max }),
      },
    );
  }

  /** The server's results for the sent rows, with those that were already refused. */
  function judge(file: ReadFile, rows: readonly CheckedRow[], replies: readonly ImportedRow[]): JudgedRow[] {
    const byPlace = new Map(replies.map((reply) => [reply.row, reply]));
    let place = 0;
    return rows.map((row): JudgedRow => {
      const { line, name, problems } = row;
      if (problems.length > 0) return { line, name, action: 'REFUSE', problems };
      place += 1;
      const reply = byPlace.get(place);
      const errors = (reply?.errors ?? []).map((error) => problemOf(file, row, error));
      return { line, name, action: reply?.action ?? 'REFUSE', problems: errors };
    });
  }

  function problemOf({ sheet, places }: ReadFile, row: CheckedRow, error: UserError): RowProblem {
    const name = imports.columnNames[error.field ?? ''] ?? error.field;
    const column = imports.columns.find((one) => one.name === name);
    if (column === undefined) return { label: null, value: '', message: error.message };
    return problemIn(sheet, row, places, { name: column.name, label: labelOf(column) }, error.message);
  }

  /** Checks the rows in a dry run. */
  async function preview(choice: number, fileName: string, file: ReadFile): Promise<void> {
    const known = { ...NOTHING, fileName, file };
    const missing = missingFields(imports.columns, file.places);
    if (missing.length > 0) {
      const problem = t.missingColumns({ columns: missing.map(labelOf).join(', ') });
      setState({ ...known, problem });
      return;
    }
    const rows = checked(file);
    setState({ ...known, rows, step: 'checking' });
    const sent = rows.filter(({ problems }) => problems.length === 0).map(({ values }) => values);
    const reply = sent.length === 0 ? null : await imports.send(client, sent, true, keys.preview.of(sent));
    keys.preview.forget();
    if (choices.current !== choice) return;
    const problem = reply === null || reply.success ? null : reply.message;
    setState({
      ...known,
      rows,
      problem,
      step: 'judged',
      judged: problem === null ? judge(file, rows, reply?.rows ?? []) : [],
    });
  }

  /** Runs what follows a choice; its failure is shown unless another choice was made meanwhile. */
  async function chosen(known: ImportState, work: (choice: number) => Promise<void>): Promise<void> {
    choices.current += 1;
    const choice = choices.current;
    try {
      await work(choice);
    } catch (error) {
      if (choices.current === choice) setState({ ...known, step: 'choose', problem: sentenceOf(error) });
    }
  }

  function choose(next: File): Promise<void> {
    const known = { ...NOTHING, fileName: next.name };
    return chosen(known, async (choice) => {
      setState({ ...known, step: 'reading' });
      const { file, problem } = await read(next);
      if (choices.current !== choice) return;
      if (file === null) setState({ ...known, problem });
      else await preview(choice, next.name, file);
    });
  }

  /** Says which field a column of the file is; null ignores it. The rows are checked again. */
  async function chooseField(place: number, name: string | null): Promise<void> {
    const { file, fileName } = state;
    if (file === null || fileName === null) return;
    const next = { ...file, places: withChoice(file.places, place, name) };
    await chosen({ ...NOTHING, fileName, file: next }, (choice) => preview(choice, fileName, next));
  }

  function sentenceOf(error: unknown): string {
    if (!(error instanceof UnreadableFile)) return errorText(error);
    return error.problem === 'tooBig' ? t.tooBig({ size: MAX_FILE_MEGABYTES }) : t[error.problem];
  }

  async function importAll(): Promise<void> {
    const { file } = state;
    if (file === null) return;
    const rows = state.rows.map(({ values }) => values);
    setState({ ...state, step: 'importing', problem: null });
    try {
      const reply = await imports.send(client, rows, false, keys.save.of(rows));
      keys.save.forget();
      const judged = judge(file, state.rows, reply.rows);
      if (!reply.success) {
        // Another user saved meanwhile: the rows show the changed effects.
        setState({ ...state, step: 'judged', problem: reply.message, judged });
        return;
      }
      const { add, change } = countsOf(judged);
      showToast('success', t.done({ add: formatNumber(add), change: formatNumber(change) }));
      onImported();
    } catch (error) {
      if (!isUncertain(error)) keys.save.forget();
      // An ended session has its own message and screen.
      const problem = codeOf(error) === 'UNAUTHENTICATED' ? null : errorText(error);
      setState({ ...state, step: 'judged', problem });
    }
  }

  return { state, choose, chooseField, importAll };
}

/** How many rows there are of each kind. */
export function countsOf(rows: readonly JudgedRow[]) {
  const count = (action: ImportAction) => rows.filter((row) => row.action === action).length;
  return { add: count('ADD'), change: count('CHANGE'), none: count('NONE'), refuse: count('REFUSE') };
}
