import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../../database/open-database.js';
import type { Tables } from '../../../database/tables.js';
import type { Caller } from '../../access/caller.js';
import { type CallerKind, type CallValues, kindOf, Parameter, parametersOf } from '../../access/parameter.js';
import { allOf, type Scope, type TableName, visibleToGiven } from '../../access/scope.js';
import { Statements } from '../list/statements.js';
import type { Values } from './written-values.js';

const ID = new Parameter(({ id }) => id);
const TODAY = new Parameter(({ today }) => today);
const USER_ID = new Parameter(({ caller }) => caller.userId);

/** The facts that the text of a write depends on, besides the table. */
interface WriteShape {
  columns: readonly string[];
}

const writtenAt = (index: number) => new Parameter(({ written }) => written?.[index]);

const oneVisible = (scope: Scope, kind: CallerKind) => {
  const where = allOf([sql<boolean>`t.id = ${ID}`, ...visibleToGiven(parametersOf(kind), scope, TODAY)]);
  return sql<never>`select t.* from ${sql.table(scope.table)} t where ${where}`;
};

const FOUND = new Statements(oneVisible);

const LOCKED = new Statements(
  (scope: Scope, kind: CallerKind) => sql<never>`${oneVisible(scope, kind)} for update of t`,
);

const INSERTED = new Statements(
  ({ table }: Scope, { columns }: WriteShape) => sql<never>`
    insert into ${sql.table(table)} as t
      (${sql.join([...columns, 'created_by', 'updated_by'].map((name) => sql.ref(name)))})
    values (${sql.join([...columns.map((_, index) => writtenAt(index)), USER_ID, USER_ID])}) returning t.*`,
);

const UPDATED = new Statements(
  ({ table }: Scope, { columns }: WriteShape) => sql<never>`
    update ${sql.table(table)} t set
      ${sql.join(columns.map((name, index) => sql`${sql.ref(name)} = ${writtenAt(index)}`))},
      updated_by = ${USER_ID}, updated_at = now(), version = t.version + 1
    where t.id = ${ID} returning t.*`,
);

/** A row of a table whose rows are saved. */
export type StoredRow<T extends TableName> = Selectable<Tables[T]> & { id: number; version: number };

/** The row that a statement is about, and the caller that it is for. */
interface RowCall<T extends TableName> {
  scope: Scope<T>;
  id: number;
  caller: Caller;
  today: string;
}

/** @returns the row; undefined when there is none in the caller's sight */
export const readVisible = <T extends TableName>(trx: Trx, { scope, ...call }: RowCall<T>) =>
  first<T>(trx, FOUND.of(trx, scope, kindOf(call.caller), call));

/** The same; others who want to change the row wait. */
export const readLocked = <T extends TableName>(trx: Trx, { scope, ...call }: RowCall<T>) =>
  first<T>(trx, LOCKED.of(trx, scope, kindOf(call.caller), call));

/** @returns the row as it was written */
export const insertRow = <T extends TableName>(
  trx: Trx,
  { scope, ...call }: Omit<RowCall<T>, 'id'>,
  values: Values,
) => written<T>(trx, INSERTED.of(trx, scope, shapeOf(values), withValues(call, values)));

/** @returns the row as it was written */
export const updateRow = <T extends TableName>(trx: Trx, { scope, ...call }: RowCall<T>, values: Values) =>
  written<T>(trx, UPDATED.of(trx, scope, shapeOf(values), withValues(call, values)));

const shapeOf = (values: Values): WriteShape => ({ columns: values.map(([name]) => name) });

const withValues = (call: CallValues, values: Values): CallValues => ({
  ...call,
  written: values.map(([, value]) => value),
});

async function first<T extends TableName>(
  trx: Trx,
  statement: ReturnType<typeof FOUND.of>,
): Promise<StoredRow<T> | undefined> {
  const { rows } = await trx.executeQuery<StoredRow<T>>(statement);
  return rows[0];
}

async function written<T extends TableName>(
  trx: Trx,
  statement: ReturnType<typeof FOUND.of>,
): Promise<StoredRow<T>> {
  const row = await first<T>(trx, statement);
  if (row === undefined) throw new Error('a write returned no row');
  return row;
}
