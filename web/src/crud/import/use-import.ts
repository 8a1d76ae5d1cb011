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
import { type CheckedRow, checkRows, type RowProblem } from './check-rows';
import { UnreadableFile } from './file/sheet';
import { MAX_FILE_MEGABYTES, readSpreadsheet } from './file/spreadsheet';
import { matchHeadings } from './headings';
import { messages } from './messages';
import { wordsOf } from './words';

/** The server's limit of rows per request. */
export const MAX_ROWS = 1000;

/** A row with its effect. */
export interface JudgedRow {
  readonly line: number;
  readonly name: string;
  readonly action: ImportAction;
  readonly problems: readonly RowProblem[];
}

/** The state of the chosen file. */
export interface ImportState {
  readonly step: 'choose' | 'reading' | 'checking' | 'judged' | 'importing';
  readonly fileName: string | null;
  /** Why there are no rows to show. */
  readonly problem: string | null;
  /** Headings that are ignored. */
  readonly unknown: readonly string[];
  /** The rows of the file; empty until it is read. */
  readonly rows: readonly CheckedRow[];
  /** The same with their effects; empty until they are checked. */
  readonly judged: readonly JudgedRow[];
}

const NOTHING: ImportState = {
  step: 'choose',
  fileName: null,
  problem: null,
  unknown: [],
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
  /** The last chosen file: results of earlier ones are ignored. */
  const latest = useRef<File | null>(null);
  const labelOf = (field: FormField) => texts[field.label] ?? field.name;

  async function read(file: File): Promise<Pick<ImportState, 'rows' | 'unknown' | 'problem'>> {
    const failed = (problem: string) => ({ rows: [], unknown: [], problem });
    const [sheet, words] = await Promise.all([readSpreadsheet(file), wordsOf(resource.name)]);
    const found = matchHeadings(sheet.headings, imports, resource.columns, words);
    if (found.missing.length > 0) {
      return failed(t.missingColumns({ columns: found.missing.map(labelOf).join(', ') }));
    }
    if (found.repeated.length > 0) return failed(t.repeatedColumns({ columns: found.repeated.join(', ') }));
    const count = sheet.rows.length;
    if (count > MAX_ROWS) {
      return failed(t.tooManyRows({ count: formatNumber(count), max: formatNumber(MAX_ROWS) }));
    }
    const rules = { ...crud, of: (message: string) => texts[message] ?? message };
    const rows = checkRows(
      sheet,
      { fields: imports.columns, key: imports.key, places: found.places, words },
      {
        rules,
        label: labelOf,
        notDate: t.notDate,
        notChoice: (choices) => t.notChoice({ choices }),
        tooLong: (max) => t.tooLong({ max }),
      },
    );
    return { rows, unknown: found.unknown, problem: null };
  }

  /** The server's results for the sent rows, with those that were already refused. */
  function judge(rows: readonly CheckedRow[], replies: readonly ImportedRow[]): JudgedRow[] {
    const byPlace = new Map(replies.map((reply) => [reply.row, reply]));
    let place = 0;
    return rows.map(({ line, name, problems }): JudgedRow => {
      if (problems.length > 0) return { line, name, action: 'REFUSE', problems };
      place += 1;
      const reply = byPlace.get(place);
      const action = reply?.action ?? 'REFUSE';
      return { line, name, action, problems: (reply?.errors ?? []).map(problemOf) };
    });
  }

  function problemOf({ field, message }: UserError): RowProblem {
    const name = imports.columnNames[field ?? ''] ?? field;
    const column = imports.columns.find((one) => one.name === name);
    return { label: column === undefined ? null : labelOf(column), message };
  }

  /** Checks the rows in a dry run. */
  async function preview(file: File, known: Omit<ImportState, 'step' | 'judged'>): Promise<void> {
    setState({ ...known, step: 'checking', judged: [] });
    const sent = known.rows.filter(({ problems }) => problems.length === 0).map(({ values }) => values);
    const reply = sent.length === 0 ? null : await imports.send(client, sent, true, keys.preview.of(sent));
    keys.preview.forget();
    if (latest.current !== file) return;
    const problem = reply === null || reply.success ? null : reply.message;
    setState({
      ...known,
      problem,
      step: 'judged',
      judged: problem === null ? judge(known.rows, reply?.rows ?? []) : [],
    });
  }

  async function choose(file: File): Promise<void> {
    latest.current = file;
    const known = { ...NOTHING, fileName: file.name };
    setState({ ...known, step: 'reading' });
    try {
      const { rows, unknown, problem } = await read(file);
      if (latest.current !== file) return;
      if (problem === null) await preview(file, { ...known, rows, unknown });
      else setState({ ...known, problem });
    } catch (error) {
      if (latest.current === file) setState({ ...known, problem: sentenceOf(error) });
    }
  }

  function sentenceOf(error: unknown): string {
    if (!(error instanceof UnreadableFile)) return errorText(error);
    return error.problem === 'tooBig' ? t.tooBig({ size: MAX_FILE_MEGABYTES }) : t[error.problem];
  }

  async function importAll(): Promise<void> {
    const rows = state.rows.map(({ values }) => values);
    setState({ ...state, step: 'importing', problem: null });
    try {
      const reply = await imports.send(client, rows, false, keys.save.of(rows));
      keys.save.forget();
      const judged = judge(state.rows, reply.rows);
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

  return { state, choose, importAll };
}

/** How many rows there are of each kind. */
export function countsOf(rows: readonly JudgedRow[]) {
  const count = (action: ImportAction) => rows.filter((row) => row.action === action).length;
  return { add: count('ADD'), change: count('CHANGE'), none: count('NONE'), refuse: count('REFUSE') };
}
