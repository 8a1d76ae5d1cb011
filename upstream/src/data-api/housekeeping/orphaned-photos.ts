import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { addTasksOf, type TaskKind } from '../../queue/task.js';
import { tooManyTries } from '../http/refusals.js';
import type { DailyJob } from '../jobs/daily-jobs.js';
import { isShown } from '../photo/photo-references.js';

/** The store from which photos are deleted. */
export interface Photos {
  /** Does nothing when there is no such photo. */
  remove(path: string): Promise<void>;
}

/** Photos that are checked in one query. */
const BATCH = 1000;

/** Photos that one person has uploaded within a day and that no row shows. */
export const MOST_LOOSE = 1000;
const RETRY_AFTER = 3600;

/**
 * Records a photo before it is stored: until a row shows it, it is its uploader's.
 * @throws CallRefused (429) for a person who has uploaded too many that no row shows
 */
export async function recordUpload(db: Database, path: string, uploader: number): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from loose_photo where uploaded_by = ${uploader} and loose_since > now() - interval '1 day'
      limit ${MOST_LOOSE}) loose`.execute(db);
  if ((rows[0]?.n ?? 0) >= MOST_LOOSE) throw tooManyTries(RETRY_AFTER);
  await db.insertInto('loose_photo').values({ path, uploaded_by: uploader }).execute();
}

/**
 * Forgets photos that have been loose for more than a day, and has those deleted that no row shows: a dialog that was closed without
 * saving, a photo that was removed before, or one that was taken off a row later (migration 0012 notes those).
 */
export const orphanedPhotosJob: DailyJob = {
  name: 'orphaned-photos',
  run: async (trx, { registry }) => {
    for (;;) {
      // Without those that a save is about to show, or that are being taken off a row: they have their day from then on.
      const { rows } = await sql<{ path: string }>`
        select path from loose_photo where loose_since < now() - interval '1 day'
        order by loose_since limit ${BATCH} for update skip locked`.execute(trx);
      if (rows.length === 0) return;
      const paths = rows.map(({ path }) => path);
      await addTasksOf(
        trx,
        'photo',
        sql`select '' as key, jsonb_build_object('path', path) as payload
          from forgotten where not ${isShown(registry.photoColumns, sql`forgotten.path`)}`,
        sql`with forgotten as (delete from loose_photo where path = any(${paths}::text[]) returning path)`,
      );
    }
  },
};

/** Deletes photos after the transaction in which they were forgotten: until then, a row could still show them. */
export const photoRemovals = (photos: Photos): TaskKind<{ path: string }> => ({
  name: 'photo',
  atOnce: 8,
  afterADay: 'retry',
  handle: ({ payload }) => photos.remove(payload.path),
  describe: ({ payload }) => ({ photo: payload.path }),
});
