import { type RawBuilder, sql } from 'kysely';
import type { ShownPhotos } from './photo-column.js';

type Columns = readonly ShownPhotos[];

/** Rows of the column's table, as `shown`, that show a photo. Found by an index (migration 0026). */
export const rowsShowing = ({ table, column, holds }: ShownPhotos, path: RawBuilder<string>) => {
  const held = sql.ref(`shown.${column}`);
  const holdsIt = holds === 'one' ? sql`${held} = ${path}` : sql`${held} ? ${path}`;
  return { from: sql`${sql.table(table)} shown`, where: sql<boolean>`${holdsIt}` };
};

export const isShown = (photoColumns: Columns, path: RawBuilder<string>): RawBuilder<boolean> => {
  const columns = photoColumns.map((column) => {
    const { from, where } = rowsShowing(column, path);
    return sql`exists (select 1 from ${from} where ${where})`;
  });
  return sql<boolean>`(${sql.join(columns, sql` or `)})`;
};
