import { type RawBuilder, sql } from 'kysely';

/**
 * Every column that holds paths of photos: one path, or a list of them. A column that is not here loses its photos.
 * `row` is the column that names the row of `scope`: who sees that row sees the photo. `field` is its name in a payload.
 */
export const PHOTO_COLUMNS = [
  { table: 'vehicle', column: 'photos', holds: 'list', scope: 'vehicle', row: 'id', field: 'photo' },
  {
    table: 'charging_station',
    column: 'photos',
    holds: 'list',
    scope: 'charging_station',
    row: 'id',
    field: 'photo',
  },
  {
    table: 'complaint',
    column: 'photos',
    holds: 'list',
    scope: 'complaint',
    row: 'id',
    field: 'reportEvidence',
  },
  {
    table: 'complaint_comment',
    column: 'photos',
    holds: 'list',
    scope: 'complaint',
    row: 'complaint_id',
    field: 'photo',
  },
  { table: 'app_user', column: 'photo', holds: 'one', scope: 'user', row: 'id', field: 'photo' },
] as const;

export type PhotoColumn = (typeof PHOTO_COLUMNS)[number];

/** Rows of the column's table, as `shown`, that show a photo. Found by an index (migration 0026). */
export const rowsShowing = ({ table, column, holds }: PhotoColumn, path: RawBuilder<string>) => {
  const held = sql.ref(`shown.${column}`);
  const holdsIt = holds === 'one' ? sql`${held} = ${path}` : sql`${held} ? ${path}`;
  return { from: sql`${sql.table(table)} shown`, where: sql<boolean>`${holdsIt}` };
};

/** Whether any row shows a photo. */
export const isShown = (path: RawBuilder<string>): RawBuilder<boolean> => {
  const columns = PHOTO_COLUMNS.map((column) => {
    const { from, where } = rowsShowing(column, path);
    return sql`exists (select 1 from ${from} where ${where})`;
  });
  return sql<boolean>`(${sql.join(columns, sql` or `)})`;
};

/** Which of some paths are shown by any row: a query with the column `path`. */
export function shownAmong(paths: readonly string[]): RawBuilder<{ path: string }> {
  return sql<{ path: string }>`
    select p.path from unnest(${[...paths]}::text[]) p (path) where ${isShown(sql<string>`p.path`)}`;
}
