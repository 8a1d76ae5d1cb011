import { type RawBuilder, sql } from 'kysely';
import type { Static, TObject } from 'typebox';
import { allOf, type TableName, visibleTo } from '../../access/scope.js';
import { bodyReader } from '../../http/body-reader.js';
import { type Envelope, type RenderedError, renderedError, SAVED, succeeded } from '../../http/envelope.js';
import { type FieldTitle, fieldTitle } from '../../http/field-titles.js';
import { CallRefused, type FieldError, malformed, RulesBroken } from '../../http/refusals.js';
import type { Language, Text } from '../../http/text.js';
import type { Editable, SaveContext } from '../resource.js';
import { BrokenOutOfSight } from '../save/out-of-sight.js';
import { orRefusal } from '../save/refused-row.js';
import { type WrittenRow, writeRow } from '../save/save.js';

/** The largest number of rows of a call. */
export const MAXIMUM_ROWS = 1000;

/** How a resource's rows come in many at a time: from a spreadsheet, where people know names and no ids. */
export interface RowImport<S extends TObject, R extends TObject> {
  /** Of one row. */
  schema: R;
  /** Identifies the record that a row is about, whatever its case: who has it already is changed, else it is a new one. */
  key: { of(row: Static<R>): string; field: string; title: FieldTitle; column: RawBuilder<string> };
  /**
   * Reads for all rows at once what their names mean.
   * @returns what makes a save's body of one row; it throws RulesBroken
   */
  bodies(context: SaveContext, rows: readonly Static<R>[]): Promise<(row: Static<R>) => Static<S>>;
  /** Fields of the save that have another name in a row. */
  fieldNames?: Readonly<Record<string, string>>;
}

/** The outcome of a row; of a dry run: what it would do. */
export interface ImportedRow {
  /** Its place among the rows of the call, from 1. */
  row: number;
  action: WrittenRow['action'] | 'refused';
  /** Null for a row that is refused, and for one that a dry run would add. */
  id: number | null;
  errors: readonly RenderedError[];
}

interface ImportCall<T extends TableName, S extends TObject, R extends TObject> {
  resource: Editable<T, S>;
  declared: RowImport<S, R>;
  rows: readonly unknown[];
  isDryRun: boolean;
  language: Language;
}

type ReadRow<R extends TObject> =
  | { content: Static<R>; key: string }
  | { errors: readonly [FieldError, ...FieldError[]] };

/**
 * Saves many rows, each by the rules, scope and audit of a save, all or none: one row refused takes back all of them. A
 * dry run is the same work taken back, so that conflicts between the rows are found. A conflict with a row out of the caller's
 * sight is found by the import itself alone, which then checks no further row.
 *
 * @throws CallRefused (400) for a row that is malformed
 */
export async function importRows<T extends TableName, S extends TObject, R extends TObject>(
  context: SaveContext,
  call: ImportCall<T, S, R>,
): Promise<Envelope> {
  const { trx } = context;
  const rows = readRows(call.declared, call.rows);
  const contents = rows.flatMap((row) => ('content' in row ? [row.content] : []));
  const bodyOf = await call.declared.bodies(context, contents);
  const targets = await targetsOf(context, call, rows);
  const keys = new Set<string>();
  const done: ImportedRow[] = [];
  let outOfSight: BrokenOutOfSight | undefined;

  await sql`savepoint import`.execute(trx);
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const refuse = (errors: readonly FieldError[]) =>
      done.push({
        row: number,
        action: 'refused',
        id: null,
        errors: errors.map((error) => renderedError(error, call.language)),
      });
    if (outOfSight !== undefined) {
      done.push({ row: number, action: 'none', id: null, errors: [] });
      continue;
    }
    if ('errors' in row) {
      refuse(row.errors);
      continue;
    }
    if (keys.has(row.key)) {
      const { field, title } = call.declared.key;
      refuse([{ field, code: 'DUPLICATE', message: isInEarlierRow(title) }]);
      continue;
    }
    keys.add(row.key);
    const id = targets.get(number);
    const written = await orRefusal(context, async () => {
      const target = id === undefined ? undefined : { id, version: undefined };
      return writeRow(context, call.resource, bodyOf(row.content), target, true);
    });
    if (written instanceof BrokenOutOfSight && call.isDryRun) {
      done.push({ row: number, action: id === undefined ? 'add' : 'edit', id: id ?? null, errors: [] });
    } else if ('action' in written) done.push({ row: number, ...written, errors: [] });
    else {
      if (written instanceof BrokenOutOfSight) outOfSight = written;
      refuse(written.errors.map((error) => renamed(error, call.declared.fieldNames)));
    }
  }

  const refused = done.filter(({ action }) => action === 'refused').length;
  if (call.isDryRun || refused > 0) await sql`rollback to savepoint import`.execute(trx);
  await outOfSight?.count(trx);
  return envelopeOf(done, refused, call.isDryRun);
}

function isInEarlierRow(title: FieldTitle): Text {
  const { id, en } = fieldTitle(title);
  return { id: `${id} sama dengan baris sebelumnya`, en: `An earlier row has the same ${en.toLowerCase()}` };
}

function envelopeOf(done: readonly ImportedRow[], refused: number, isDryRun: boolean): Envelope {
  if (refused === 0 && !isDryRun) return succeeded({ rows: done }, SAVED);
  // Rows that were taken back have no id.
  const rows = done.map((row) => (row.action === 'add' ? { ...row, id: null } : row));
  if (isDryRun) return succeeded({ rows });
  const message = {
    id: `${refused} dari ${done.length} baris tidak dapat disimpan, sehingga tidak ada yang disimpan`,
    en: `${refused} of ${done.length} rows cannot be saved, so none was saved`,
  };
  return { success: false, message, data: { rows } };
}

function readRows<S extends TObject, R extends TObject>(
  { schema, key }: RowImport<S, R>,
  rows: readonly unknown[],
): ReadRow<R>[] {
  const read = bodyReader(schema);
  return rows.map((row, index) => {
    try {
      const content = read(row);
      return { content, key: key.of(content).trim().toLowerCase() };
    } catch (fault) {
      if (fault instanceof RulesBroken) return { errors: fault.errors };
      if (fault instanceof CallRefused) throw malformed(`Row ${index + 1}: ${fault.message}`);
      throw fault;
    }
  });
}

/** The records that there are, by the number of the row that is about each. */
async function targetsOf<T extends TableName, S extends TObject, R extends TObject>(
  { trx, caller, services }: SaveContext,
  { resource, declared }: ImportCall<T, S, R>,
  rows: readonly ReadRow<R>[],
): Promise<ReadonlyMap<number, number>> {
  const keys = rows.map((row) => ('key' in row ? row.key : null));
  const visible = allOf(visibleTo(caller, resource.scope, services.today()));
  const found = await sql<{ number: number; id: number }>`
    select given.number::integer as number, t.id
    from unnest(${keys}::text[]) with ordinality given (key, number)
    join ${sql.table(resource.scope.table)} t on lower(${declared.key.column}) = lower(given.key)
    where ${visible}`.execute(trx);
  return new Map(found.rows.map(({ number, id }) => [number, id]));
}

const renamed = (error: FieldError, names: Readonly<Record<string, string>> = {}): FieldError => ({
  ...error,
  field: error.field === null ? null : (names[error.field] ?? error.field),
});
