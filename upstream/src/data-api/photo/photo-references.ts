import { type RawBuilder, sql } from 'kysely';

/** Every column that holds paths of photos: one path, or a list of them. A column that is not here loses its photos. */
export const PHOTO_COLUMNS = [
  { table: 'vehicle', column: 'photos', holds: 'list' },
  { table: 'charging_station', column: 'photos', holds: 'list' },
  { table: 'complaint', column: 'photos', holds: 'list' },
  { table: 'complaint_comment', column: 'photos', holds: 'list' },
  { table: 'app_user', column: 'photo', holds: 'one' },
] as const;

/** Which of some paths are shown by any row: a query with the column `path`. */
export function shownAmong(paths: readonly string[]): RawBuilder<{ path: string }> {
  const wanted = sql`${[...paths]}::text[]`;
  const columns = PHOTO_COLUMNS.map(({ table, column, holds }) =>
    holds === 'one'
      ? sql`select ${sql.ref(column)} as path from ${sql.table(table)} where ${sql.ref(column)} = any(${wanted})`
      : sql`select kept.path from ${sql.table(table)}, jsonb_array_elements_text(${sql.ref(column)}) as kept (path)
          where ${sql.ref(column)} ?| ${wanted} and kept.path = any(${wanted})`,
  );
  return sql<{ path: string }>`${sql.join(columns, sql` union `)}`;
}
