import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { codeOf, errorText, isUncertain } from '../../api/errors';
import { IdempotencyKey } from '../../api/idempotency-key';
import { showToast } from '../../ui/messages/toast';
import type { FormField } from '../resource/field';
import { formatNumber } from '../resource/format';
import { messages as crudMessages } from '../resource/messages';
import type { Resource, ResourceImport } from '../resource/resource';
import { type Sheet, UnreadableFile } from './file/sheet';
import { MAX_FILE_MEGABYTES, readSpreadsheet } from './file/spreadsheet';
import { messages } from './messages';
import { type CheckedRow, checkRows } from './rows/check-rows';
import { matchHeadings, missingFields, type Places, withChoice } from './rows/headings';
import { countsOf, type PlannedRow, planRows } from './rows/planned-rows';
import { isOneOf, type Translations, translationsOf } from './rows/translations';

/** The server's limit of rows per request. */
export const MAX_ROWS = 1000;

/** A file that was read, and which of its columns are which fields. */
interface ReadFile {
  readonly sheet: Sheet;
  readonly words: Translations;
  readonly places: Places;
  /** Places of the columns whose field the person may choose. */
  readonly open: readonly number[];
}

/** The state of the chosen file. */
export interface ImportState {
  readonly step: 'choose' | 'reading' | 'checking' | 'planned' | 'importing';
  readonly fileName: string | null;
  /** Why there are no rows to show, or none were imported. */
  readonly problem: string | null;
  /** Null until it is read. */
  readonly file: ReadFile | null;
  /** The rows of the file; empty until their columns are known. */
  readonly rows: readonly CheckedRow[];
  /** The same with their effects; empty until they are checked. */
  readonly planned: readonly PlannedRow[];
}

const NOTHING: ImportState = {
  step: 'choose',
  fileName: null,
  problem: null,
  file: null,
  rows: [],
  planned: [],
};

interface Outcome {
  /** Rows were imported. */
  onImported: () => void;
  /** No row is left. */
  onDone: () => void;
}

/** Reads a file, checks its rows in a dry run, and imports them. */
export function useImport(resource: Resource, imports: ResourceImport, { onImported, onDone }: Outcome) {
  const client = useApolloClient();
  const t = useStore(messages);
  const crud = useStore(crudMessages);
  const texts = useStore(resource.texts);
  const [state, setState] = useState(NOTHING);
  const [keys] = useState(() => ({ preview: new IdempotencyKey(), save: new IdempotencyKey() }));
  /** Counts what the person chose: results of earlier choices are ignored. */
  const choices = useRef(0);
  const text = (key: string) => texts[key] ?? key;
  const labelOf = (field: FormField) => texts[field.label] ?? field.name;
  const plan = (
    file: ReadFile,
    rows: readonly CheckedRow[],
    sent: readonly CheckedRow[],
    replies: Parameters<typeof planRows>[3],
  ) => planRows({ imports, ...file, text }, rows, sent, replies);

  /** Reads the file. @returns why it cannot be imported, whatever its columns are */
  async function read(chosen: File): Promise<{ file: ReadFile | null; problem: string | null }> {
    const [words, own] = await Promise.all([translationsOf(resource.name), translationsOf('imports')]);
    const ignored = own('refusedBecause');
    const match = (headings: readonly string[]) =>
      matchHeadings(headings, imports, resource.columns, words, ignored);
    const sheet = await readSpreadsheet(chosen, (row) => match(row).places.size);
    const { repeated, places, open } = match(sheet.headings);
    if (repeated.length > 0) {
      return { file: null, problem: t.repeatedColumns({ columns: repeated.join(', ') }) };
    }
    const count = sheet.rows.length;
    if (count > MAX_ROWS) {
      const problem = t.tooManyRows({ count: formatNumber(count), max: formatNumber(MAX_ROWS) });
      return { file: null, problem };
    }
    return { file: { sheet, words, places, open }, problem: null };
  }

  function checked({ sheet, words, places }: ReadFile): CheckedRow[] {
    const rules = { ...crud, of: text };
    return checkRows(
      sheet,
      { fields: imports.columns, key: imports.key, places, words },
      {
        rules,
        label: labelOf,
        notDate: t.notDate,
        notChoice: (words) => t.notChoice({ choices: words }),
        noHeading: t.noHeading,
      },
    );
  }

  /** Checks the rows without problems in a dry run. @param refusal why none of them was imported */
  async function preview(choice: number, known: ImportState, refusal: string | null = null): Promise<void> {
    const { file, rows } = known;
    if (file === null) return;
    setState({ ...known, step: 'checking', problem: refusal, planned: [] });
    const sent = rows.filter(({ problems }) => problems.length === 0);
    const values = sent.map((row) => row.values);
    const reply =
      sent.length === 0 ? null : await imports.send(client, values, true, keys.preview.of(values));
    keys.preview.forget();
    if (choices.current !== choice) return;
    const failure = reply === null || reply.success ? null : reply.message;
    setState({
      ...known,
      step: 'planned',
      problem: failure ?? refusal,
      planned: failure === null ? plan(file, rows, sent, reply?.rows ?? []) : [],
    });
  }

  /** Shows the rows of a file whose columns are known. */
  async function show(choice: number, fileName: string, file: ReadFile): Promise<void> {
    const known = { ...NOTHING, fileName, file };
    const missing = missingFields(imports.columns, file.places);
    if (missing.length === 0) await preview(choice, { ...known, rows: checked(file) });
    else setState({ ...known, problem: t.missingColumns({ columns: missing.map(labelOf).join(', ') }) });
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
      else await show(choice, next.name, file);
    });
  }

  /** Says which field a column of the file is; null ignores it. The rows are checked again. */
  async function chooseField(place: number, name: string | null): Promise<void> {
    const { file, fileName } = state;
    if (file === null || fileName === null) return;
    const next = { ...file, places: withChoice(file.places, place, name) };
    await chosen({ ...NOTHING, fileName, file: next }, (choice) => show(choice, fileName, next));
  }

  function sentenceOf(error: unknown): string {
    if (!(error instanceof UnreadableFile)) return errorText(error);
    const { problem, line } = error;
    const sentence = problem === 'tooBig' ? t.tooBig({ size: MAX_FILE_MEGABYTES }) : t[problem];
    return line === null ? sentence : `${t.inLine({ line })} ${sentence}`;
  }

  /** Imports the rows that the dry run did not refuse, all or none; the others stay. */
  async function importGood(): Promise<void> {
    const { file, rows } = state;
    if (file === null) return;
    const isRefused = new Set(
      state.planned.flatMap(({ action, line }) => (action === 'REFUSE' ? [line] : [])),
    );
    const good = rows.filter(({ line }) => !isRefused.has(line));
    const values = good.map((row) => row.values);
    setState({ ...state, step: 'importing', problem: null });
    try {
      const reply = await imports.send(client, values, false, keys.save.of(values));
      keys.save.forget();
      const planned = plan(file, good, good, reply.rows);
      if (!reply.success) {
        // Another user saved meanwhile: those rows are refused, and the others checked again.
        const problems = new Map(planned.map((row) => [row.line, row.problems]));
        const left = rows.map((row) => ({ ...row, problems: problems.get(row.line) ?? row.problems }));
        const known = { ...state, rows: left };
        await chosen(known, (choice) => preview(choice, known, reply.message));
        return;
      }
      const { add, change } = countsOf(planned);
      showToast('success', t.done({ add: formatNumber(add), change: formatNumber(change) }));
      onImported();
      if (isRefused.size === 0) onDone();
      else {
        setState({
          ...state,
          step: 'planned',
          problem: null,
          rows: rows.filter(({ line }) => isRefused.has(line)),
          planned: state.planned.filter(({ line }) => isRefused.has(line)),
        });
      }
    } catch (error) {
      if (!isUncertain(error)) keys.save.forget();
      // An ended session has its own message and screen.
      const problem = codeOf(error) === 'UNAUTHENTICATED' ? null : errorText(error);
      setState({ ...state, step: 'planned', problem });
    }
  }

  /** Hands the refused rows to the person, as the file has them, with the reasons. */
  async function downloadRefused(): Promise<void> {
    const { file, fileName, rows, planned } = state;
    if (file === null) return;
    const { headings, format } = file.sheet;
    const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]));
    const own = await translationsOf('imports');
    // A file that was downloaded here before has reasons already.
    const places = [...headings.keys()].filter(
      (place) => !isOneOf(headings[place] ?? '', own('refusedBecause')),
    );
    const refused = planned
      .filter(({ action }) => action === 'REFUSE')
      .map(({ line, problems }) => [
        ...places.map((place) => cellsOf.get(line)?.[place] ?? null),
        problems.map(({ label, message }) => (label === null ? message : `${label}: ${message}`)).join('; '),
      ]);
    const { downloadRows } = await import('./file/write-file');
    const name = (fileName ?? resource.name).replace(/\.[^.]*$/, '');
    const head = [...places.map((place) => headings[place] ?? ''), t.refusedBecause];
    await downloadRows(`${name} - ${t.refuse}`, format, [head, ...refused]);
  }

  return { state, choose, chooseField, importGood, downloadRefused };
}
