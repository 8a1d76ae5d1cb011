import { type RawBuilder, sql } from 'kysely';
import type { Database, Trx } from '../../database/open-database.js';
import type { Caller } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { brokenRule } from '../http/refusals.js';
import type { PhotoCatalog } from './photo-column.js';
import { isShown, rowsShowing } from './photo-references.js';

interface PhotoServices {
  registry: PhotoCatalog;
  /** The day in the fleet's time zone, `YYYY-MM-DD`. */
  today(): string;
  /** Checks whether a path is one that the own file service can have returned. */
  isOwnPhoto(path: string): boolean;
}

/**
 * Checks whether the caller may load a photo now: a row shows it that the caller may view, or it is the caller's own;
 * while no row shows it, it is its uploader's, or that of the person who took it off the last row.
 */
export async function mayLoad(
  { db, registry, today }: PhotoServices & { db: Database },
  caller: Caller,
  path: string,
): Promise<boolean> {
  const photo = sql<string>`${path}::text`;
  const { rows } = await sql<{ allowed: boolean }>`
    select ${isVisible(registry, caller, photo, today())} or (
      exists (select 1 from loose_photo where path = ${photo} and uploaded_by = ${caller.userId})
      and not ${isShown(registry.photoColumns, photo)}) as allowed`.execute(db);
  return rows[0]?.allowed ?? false;
}

/** Checks whether a row shows the photo that the caller may view. */
function isVisible(
  registry: PhotoCatalog,
  caller: Caller,
  photo: RawBuilder<string>,
  today: string,
): RawBuilder<boolean> {
  const columns = registry.photoColumns.filter(({ shownBy }) => registry.mayView(caller, shownBy.name));
  const visible = columns.map((column) => {
    const { scope } = column.shownBy;
    const { from, where } = rowsShowing(column, photo);
    const table = sql.table(scope.table);
    return sql`exists (
      select 1 from ${from} join ${table} t on t.id = ${sql.ref(`shown.${column.row}`)}
      where ${where} and ${allOf(visibleTo(caller, scope, today))})`;
  });
  const own = sql`exists (select 1 from app_user where id = ${caller.userId} and photo = ${photo})`;
  return sql<boolean>`(${sql.join([own, ...visible], sql` or `)})`;
}

/**
 * Checks the photos that a row of `table` is to show; without this, a known path would give access to any photo. A path that the data
 * API does not know is accepted only if another file service may have returned it: one of the own file service is of a photo that was
 * deleted as nothing showed it. The photos that no row shows yet stay until the save has ended.
 * @param values the row's columns that are about to be written
 * @param current the row as it is: the photos that it shows may stay
 * @throws RulesBroken for a photo that the caller may not load, or that is deleted
 */
export async function checkPhotos(
  { trx, caller, services }: { trx: Trx; caller: Caller; services: PhotoServices },
  table: string,
  values: ReadonlyMap<string, unknown>,
  current?: object,
): Promise<void> {
  const { registry } = services;
  const column = registry.photoColumns.find((one) => one.table === table);
  if (column === undefined) return;
  const written = values.get(column.column);
  if (typeof written !== 'string') return;
  const sent: string[] = column.holds === 'one' ? [written] : JSON.parse(written);
  const shown = new Set([current && Reflect.get(current, column.column)].flat());
  const paths = sent.filter((path) => !shown.has(path));
  if (paths.length === 0) return;
  // The job that deletes photos skips these, or this waits until it has deleted them.
  await sql`select 1 from loose_photo where path = any(${paths}::text[]) order by path for key share`.execute(
    trx,
  );
  const photo = sql<string>`p.path`;
  const { rows } = await sql<{ path: string; isKnown: boolean; isAllowed: boolean }>`
    select p.path, known.is_loose or known.is_shown as "isKnown",
      ${isVisible(registry, caller, photo, services.today())} or (known.is_own and not known.is_shown) as "isAllowed"
    from unnest(${paths}::text[]) p (path) left join loose_photo loose on loose.path = p.path
    cross join lateral (
      select loose.path is not null as is_loose, loose.uploaded_by is not distinct from ${caller.userId} as is_own,
        ${isShown(registry.photoColumns, photo)} as is_shown) known`.execute(trx);
  if (rows.some(({ isKnown, isAllowed }) => isKnown && !isAllowed)) {
    throw brokenRule(column.field, 'INVALID', {
      id: 'Foto harus diunggah oleh Anda sendiri.',
      en: 'A photo must be one that you have uploaded.',
    });
  }
  if (rows.some(({ path, isKnown }) => !isKnown && services.isOwnPhoto(path))) {
    throw brokenRule(column.field, 'NOT_FOUND', {
      id: 'Foto sudah terlalu lama diunggah. Hapus foto itu, lalu tambahkan lagi.',
      en: 'A photo was uploaded too long ago. Remove it, then add it again.',
    });
  }
}
