import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { brokenRule } from '../http/refusals.js';
import type { SaveContext } from '../resource/resource.js';
import type { ResourceCatalog, Services } from '../services.js';
import { isShown, rowsShowing } from './photo-references.js';

/**
 * Whether the caller may load a photo now: a row shows it that the caller may view, or it is the caller's own;
 * while no row shows it, it is its uploader's.
 */
export async function mayLoad(
  { db, registry, today }: Services,
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

/** Whether a row shows the photo that the caller may view. */
function isVisible(
  registry: ResourceCatalog,
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
 * API does not know is accepted: another file service may have returned it.
 * @param values the row's columns that are about to be written
 * @param current the row as it is: the photos that it shows may stay
 * @throws RulesBroken for a photo that the caller may not load
 */
export async function checkPhotos(
  { trx, caller, services }: SaveContext,
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
  const photo = sql<string>`p.path`;
  const { rows } = await sql`
    select 1 from unnest(${paths}::text[]) p (path)
    where not ${isVisible(registry, caller, photo, services.today())} and (${isShown(registry.photoColumns, photo)} or exists (
      select 1 from loose_photo
      where loose_photo.path = p.path and uploaded_by is distinct from ${caller.userId}))`.execute(trx);
  if (rows.length === 0) return;
  throw brokenRule(column.field, 'INVALID', {
    id: 'Foto harus diunggah oleh Anda sendiri.',
    en: 'A photo must be one that you have uploaded.',
  });
}
