import { sql } from 'kysely';
import { type Static, type TObject, Type } from 'typebox';
import type { TableName } from '../../access/scope.js';
import { type BodyReader, bodyReader } from '../../http/body-reader.js';
import { type Envelope, type RenderedError, renderedError, SAVED, succeeded } from '../../http/envelope.js';
import { type FieldTitle, fieldTitle } from '../../http/field-titles.js';
import type { FieldError } from '../../http/refusals.js';
import type { Language, Text } from '../../http/text.js';
import { type ImportedRecord, keepImport } from '../bulk-change/kept-import.js';
import type { Editable, Row, SaveContext } from '../resource.js';
import type { RowImport } from '../row-import.js';
import { BrokenOutOfSight } from '../save/out-of-sight.js';
import { orRefusal } from '../save/refused-row.js';
import { lockRow, type WrittenRow, writeRow } from '../save/save.js';
import { storedValues } from '../save/stored-body.js';
import { asIfFree, type WriteOne } from './as-if-free.js';
import { changedValues, type HeldValues, hasSameLists, heldValues } from './former-values.js';
import { importTargets } from './import-targets.js';
import { prepareRows, renamed, type SavableRow } from './prepare-rows.js';

/** The largest number of rows of a call. */
export const MAXIMUM_ROWS = 1000;

/** The outcome of a row; of a dry run: what it would do. */
export interface ImportedRow {
  /** The place among the rows of the call, from 1. */
  row: number;
  action: WrittenRow['action'] | 'refused';
  /** Null for a row that is refused, and for one that a dry run would add. */
  id: number | null;
  errors: readonly RenderedError[];
  /** True if somebody is sent an invitation by mail. */
  isInvited: '1' | '0';
  /** The values of the record in the fields that change; only of a dry run. */
  former?: Row;
}

interface ImportCall<T extends TableName, S extends TObject> {
  resource: Editable<T, S>;
  declared: RowImport<Static<S>>;
  rows: readonly unknown[];
  isDryRun: boolean;
  language: Language;
}

/**
 * Saves many rows, each by the rules, scope and audit of a save, all or none: one row refused takes back all of them. A
 * dry run is the same work taken back, so that conflicts between the rows are found. A conflict with a row out of the caller's
 * sight is found by the import itself alone, which then checks no further row.
 *
 * @throws CallRefused (400) for a row that is malformed
 */
export async function importRows<T extends TableName, S extends TObject>(
  given: SaveContext,
  call: ImportCall<T, S>,
): Promise<Envelope> {
  const context: SaveContext = { ...given, isImport: true };
  const { trx } = context;
  const { key, references } = call.declared;
  const readBody = bodyReader(call.resource.save.schema);
  const rows = await prepareRows(context, call.resource, call.declared, call.rows);
  const targets = await importTargets(
    context,
    call.resource,
    key,
    new Map(rows.flatMap((row, index) => (row.errors === undefined ? [[index, row.keys] as const] : []))),
  );
  const keys = new Set<string>();
  const done: ImportedRow[] = [];
  const records: ImportedRecord[] = [];
  let outOfSight: BrokenOutOfSight | undefined;
  const writeOne: WriteOne<S> = async (row, id, held) => {
    const written = await orRefusal(context, () => write(context, call, readBody, row, id, held));
    if (!('record' in written)) return written;
    records.push(written.record);
    return written.row;
  };
  const attempt = call.isDryRun ? asIfFree(writeOne) : writeOne;

  await sql`savepoint import`.execute(trx);
  const known = [...targets.values()].flatMap(({ ids }) => [...ids]);
  const former = await valuesOf(context, call, known);
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const refuse = (errors: readonly FieldError[]) =>
      done.push({
        row: number,
        action: 'refused',
        id: null,
        errors: errors.map((error) => renderedError(error, call.language)),
        isInvited: '0',
      });
    if (outOfSight !== undefined) {
      done.push({ row: number, action: 'none', id: null, errors: [], isInvited: '0' });
      continue;
    }
    if (row.errors !== undefined) {
      refuse(row.errors);
      continue;
    }
    const target = targets.get(index);
    const own = [...(target?.keys ?? [])];
    const [id, ...others] = target?.ids ?? [];
    if (own.some((one) => keys.has(one))) {
      refuse([{ field: key.field, code: 'DUPLICATE', message: isInEarlierRow(key.title) }]);
      continue;
    }
    if (others.length > 0) {
      refuse([{ field: key.field, code: 'AMBIGUOUS', message: isOfSeveral(key.title) }]);
      continue;
    }
    for (const one of own) keys.add(one);
    const written = await attempt(row, id, former.get(id ?? 0));
    if ('action' in written) {
      done.push({ row: number, ...written, errors: [], isInvited: written.isInvited ? '1' : '0' });
    } else {
      if (written instanceof BrokenOutOfSight) outOfSight = written;
      refuse(written.errors.map((error) => renamed(error, references.fieldNames)));
    }
  }
  const changed = done.flatMap(({ action, id }) => (action === 'edit' && id !== null ? [id] : []));
  const now = call.isDryRun ? await valuesOf(context, call, changed) : new Map<number, HeldValues>();

  const refused = done.filter(({ action }) => action === 'refused').length;
  if (call.isDryRun || refused > 0) await sql`rollback to savepoint import`.execute(trx);
  else if (records.some(({ outcome }) => outcome !== 'unchanged'))
    await keepImport(context, call.resource, records);
  await outOfSight?.count(trx);
  const reported = done.map((row) => {
    const [before, after] = [former.get(row.id ?? 0), now.get(row.id ?? 0)];
    return before === undefined || after === undefined
      ? row
      : { ...row, former: changedValues(before.values, after.values) };
  });
  return envelopeOf(reported, refused, call.isDryRun);
}

const OUTCOMES = { add: 'added', edit: 'changed', none: 'unchanged' } as const;

/** Writes a row as a new record, or as a change of the one with the id. */
async function write<T extends TableName, S extends TObject>(
  context: SaveContext,
  { resource, declared, isDryRun }: ImportCall<T, S>,
  readBody: BodyReader<S>,
  { fields, body }: SavableRow<S>,
  id: number | undefined,
  former: HeldValues | undefined,
): Promise<{ row: WrittenRow; record: ImportedRecord }> {
  const done = (row: WrittenRow, held?: Row) => ({
    row,
    record: { id: row.id, outcome: OUTCOMES[row.action], ...(held && { former: held }) },
  });
  if (id === undefined) return done(await writeRow(context, resource, body, undefined, true));
  const { schema } = resource.save;
  // A save completes the optional ones itself.
  const needed = Object.keys(declared.without).filter((field) => !Type.IsOptional(schema.properties[field]));
  const { trx, caller, services } = context;
  const target = { id, version: undefined };
  const current = await lockRow(trx, resource.scope, target, caller, services.today());
  const held = needed.length === 0 ? undefined : await storedValues(trx, resource, needed, current);
  const replaced = isDryRun ? undefined : await storedValues(trx, resource, Object.keys(fields), current);
  const row = await writeRow(
    context,
    resource,
    readBody({ ...held, ...fields }),
    target,
    former === undefined || hasSameLists(fields, former),
  );
  return done(row, row.action === 'edit' ? replaced : undefined);
}

/** Reads what records hold in the fields that the rows have: for a dry run to report, and where lists are to be compared. */
async function valuesOf<T extends TableName, S extends TObject>(
  context: SaveContext,
  { resource, declared, rows, isDryRun }: ImportCall<T, S>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, HeldValues>> {
  const { schema, references } = declared;
  const sent = new Set(rows.flatMap((row) => Object.keys(Object(row))));
  const fields = Object.keys(schema.properties).filter((field) => sent.has(field));
  if (!isDryRun && !fields.some((field) => references.lists?.[field])) return new Map();
  return heldValues(context, resource, references, new Set(fields), ids);
}

function isInEarlierRow(title: FieldTitle): Text {
  const { id, en } = fieldTitle(title);
  return { id: `${id} sama dengan baris sebelumnya`, en: `An earlier row has the same ${en.toLowerCase()}` };
}

function isOfSeveral(title: FieldTitle): Text {
  const { id, en } = fieldTitle(title);
  return {
    id: `Ada beberapa data dengan ${id.toLowerCase()} ini: ubah di formulir`,
    en: `Several records have this ${en.toLowerCase()}: change them in the form`,
  };
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
