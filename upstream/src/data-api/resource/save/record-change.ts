import { sql } from 'kysely';
import type { TObject } from 'typebox';
import type { Trx } from '../../../database/open-database.js';
import type { TableName } from '../../access/scope.js';
import { type Column, own, shownColumn } from '../columns.js';
import type { Editable, Row, SaveContext } from '../resource.js';
import { columnOf } from './stored-body.js';
import { heldIn } from './stored-fields.js';

/** The most ids of a list that are kept on either side, and the most characters of a text. */
const MOST_IDS = 50;
const MOST_CHARACTERS = 500;

/**
 * A change of a field. A list of ids has those that it had before alone, and those that it has now alone. Of photos: how many
 * there were and are. Of a secret: nothing.
 */
export interface FieldChange {
  former?: unknown;
  now?: unknown;
  /** True if there were more ids than are kept. */
  isCut?: boolean;
}

/** The values of a record in the fields of its save; read before it is changed, for `recordEdit`. */
export function heldFields<T extends TableName, S extends TObject>(
  trx: Trx,
  resource: Editable<T, S>,
  row: { id: number },
): Promise<Row> {
  const fields = Object.keys(resource.save.schema.properties);
  const columns = fields.map((field) => [field, comparedColumn(resource, field)] as const);
  return heldIn(trx, resource, columns, row);
}

/** Keeps what an edit has changed in a record, in its transaction. Nothing is kept of an edit that has changed nothing. */
export async function recordEdit<T extends TableName, S extends TObject>(
  { trx, caller }: SaveContext,
  resource: Editable<T, S>,
  former: Row,
  after: { id: number },
): Promise<void> {
  const now = await heldFields(trx, resource, after);
  const changes = Object.keys(former).flatMap((field): [string, FieldChange][] => {
    const change = changeOf(resource, field, former[field], now[field]);
    return change === undefined ? [] : [[field, change]];
  });
  if (changes.length === 0) return;
  await sql`insert into record_change (table_name, record_id, user_id, fields) values (
    ${resource.scope.table}, ${after.id}, ${caller.userId}, ${JSON.stringify(Object.fromEntries(changes))}::jsonb)`.execute(
    trx,
  );
}

function comparedColumn<T extends TableName, S extends TObject>(
  resource: Editable<T, S>,
  field: string,
): Column {
  const shown = shownColumn(resource, field);
  if (shown?.secret !== undefined) return own(shown.secret, 'text');
  return shown?.own === undefined ? columnOf(resource, field) : shown;
}

function changeOf<T extends TableName, S extends TObject>(
  resource: Editable<T, S>,
  field: string,
  former: unknown,
  now: unknown,
): FieldChange | undefined {
  if (JSON.stringify(former) === JSON.stringify(now)) return undefined;
  if (shownColumn(resource, field)?.secret !== undefined) return {};
  if (isPhotos(resource, field)) return { former: countOf(former), now: countOf(now) };
  if (!Array.isArray(former) || !Array.isArray(now)) return { former: cut(former), now: cut(now) };
  const [removed, added] = [without(former, now), without(now, former)];
  if (removed.length + added.length === 0) return undefined;
  return {
    former: removed.slice(0, MOST_IDS),
    now: added.slice(0, MOST_IDS),
    ...(Math.max(removed.length, added.length) > MOST_IDS && { isCut: true }),
  };
}

/** True if a field of a save has photos. */
export const isPhotos = <T extends TableName, S extends TObject>(
  { photos }: Editable<T, S>,
  field: string,
): boolean => photos?.some((one) => one.field === field && one.table === undefined) ?? false;

const countOf = (photos: unknown): number => (Array.isArray(photos) ? photos.length : photos ? 1 : 0);

function without(ids: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = new Set(others);
  return ids.filter((id) => !left.has(id));
}

const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
