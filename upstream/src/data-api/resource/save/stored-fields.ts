import { sql } from 'kysely';
import { type Static, type TObject, Type } from 'typebox';
import type { Trx } from '../../../database/open-database.js';
import type { TableName } from '../../access/scope.js';
import { type Column, heldBy, NOT_STORED, serialized, shownColumn } from '../columns.js';
import type { Editable, Listed, Row } from '../resource.js';

/**
 * The optional fields of a resource's save, each with the column of a row that holds its value.
 * @throws Error for an optional field that has no such column: a save that omits it could not keep its value
 */
export function storedFields<T extends TableName, S extends TObject>(
  resource: Editable<T, S>,
): ReadonlyMap<string, Column> {
  const { name, save } = resource;
  const optional = Object.entries(save.schema.properties).filter(([, schema]) => Type.IsOptional(schema));
  return new Map(
    optional.map(([field]) => {
      const column = save.stored?.[field] ?? shownColumn(resource, field);
      if (column === undefined)
        throw new Error(`The save of ${name} does not declare the column of ${field}.`);
      return [field, column];
    }),
  );
}

/**
 * Completes the body of an edit: an optional field that it omits has the value that the row holds, so that a save leaves it
 * unchanged. Null empties a field.
 * @param current the row, which is locked; a statement reads what it has in other tables alone
 */
export async function withStoredFields<T extends TableName, S extends TObject>(
  trx: Trx,
  resource: Editable<T, S>,
  body: Static<S>,
  current: { id: number },
): Promise<Static<S>> {
  const sent: object = Object(body);
  const omitted = [...storedFields(resource)].filter(
    ([field]) => !Object.hasOwn(sent, field) || Reflect.get(sent, field) === undefined,
  );
  if (omitted.length === 0) return body;
  return Object.assign({}, body, await heldIn(trx, resource, omitted, current));
}

type FieldColumn = readonly [field: string, column: Column];

/** Reads the values of a row in fields; a statement reads those of other tables alone. */
export async function heldIn(
  trx: Trx,
  resource: Pick<Listed<TableName>, 'scope' | 'joins'>,
  fields: readonly FieldColumn[],
  row: { id: number },
): Promise<Row> {
  const held = fields.map(([field, { own, kind }]) => [
    field,
    own === undefined ? null : heldBy(row, own, kind),
  ]);
  const others = fields.filter(([, column]) => column.own === undefined && column !== NOT_STORED);
  return { ...Object.fromEntries(held), ...(await readFields(trx, resource, others, row.id)) };
}

async function readFields(
  trx: Trx,
  resource: Pick<Listed<TableName>, 'scope' | 'joins'>,
  fields: readonly FieldColumn[],
  id: number,
): Promise<Row> {
  if (fields.length === 0) return {};
  const needed = new Set(fields.flatMap(([, { joins = [] }]) => joins));
  const joins = Object.entries(resource.joins).flatMap(([alias, join]) => (needed.has(alias) ? [join] : []));
  const { rows } = await sql<Row>`
    select ${sql.join(fields.map(([field, column]) => sql`${serialized(column)} as ${sql.ref(field)}`))}
    from ${sql.table(resource.scope.table)} t ${sql.join(joins, sql` `)} where t.id = ${id}`.execute(trx);
  return rows[0] ?? {};
}
