import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import type { DailyJob } from '../jobs/daily-jobs.js';
import { shownAmong } from './photo-references.js';

/** The store from which photos are deleted. */
export interface Photos {
  /** Does nothing when there is no such photo. */
  remove(path: string): Promise<void>;
}

/** Photos that are checked in one query. */
const BATCH = 1000;
/** Photos that are deleted at the same time. */
const AT_ONCE = 8;

/** Records a photo before it is stored: until a row shows it, it is its uploader's. */
export async function recordUpload(db: Database, path: string, uploader: number): Promise<void> {
  await db.insertInto('loose_photo').values({ path, uploaded_by: uploader }).execute();
}

/**
 * Takes photos away that have been loose for more than a day and that no row shows: a dialog that was closed without
 * saving, a photo that was removed before, or one that was taken off a row later (migration 0012 notes those).
 */
export const orphanedPhotosJob = (photos: Photos): DailyJob => ({
  name: 'orphaned-photos',
  run: async (trx, services) => {
    let removed = 0;
    for (;;) {
      // Without those that a save is about to show, or that are being taken off a row: they have their day from then on.
      const { rows } = await sql<{ path: string }>`
        select path from loose_photo where loose_since < now() - interval '1 day'
        order by loose_since limit ${BATCH} for update skip locked`.execute(trx);
      if (rows.length === 0) break;
      const paths = rows.map(({ path }) => path);
      const shown = new Set(
        (await shownAmong(services.registry.photoColumns, paths).execute(trx)).rows.map(({ path }) => path),
      );
      const orphans = paths.filter((path) => !shown.has(path));
      removed += orphans.length;
      const waiting = [...orphans];
      const remove = async () => {
        for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await photos.remove(path);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, remove));
      await trx.deleteFrom('loose_photo').where('path', 'in', paths).execute();
    }
    if (removed > 0) services.log.info({ removed }, 'photos that nothing shows are gone');
  },
});
