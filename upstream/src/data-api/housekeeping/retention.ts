import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { DailyJob } from '../jobs/daily-jobs.js';

/** Months that notifications are kept, unless configured otherwise. */
export const NOTIFICATION_RETENTION_MONTHS = 12;

/** Rows of a table that are deleted after some time, checked every minute; `column` holds their age. */
interface ShortLived {
  table: string;
  column: string;
  /** An SQL interval. */
  kept: string;
}

export const shortLived: readonly ShortLived[] = [
  // Contract, section 1: for that long a save's key returns its first response again.
  { table: 'idempotency_key', column: 'created_at', kept: '24 hours' },
  { table: 'task', column: 'given_up_at', kept: '30 days' },
  // Until then it can be undone; its rows go with it.
  { table: 'bulk_change', column: 'created_at', kept: '30 days' },
  { table: 'record_change', column: 'changed_at', kept: '24 months' },
  // The dashboard shows those of today.
  { table: 'fleet_hour', column: 'hour', kept: '2 days' },
  // Counted over a day at most.
  { table: 'login_attempt', column: 'attempted_at', kept: '1 day' },
  // Traccar repeats an event that was not accepted for minutes; an older one is ignored.
  { table: 'tracker_event', column: 'received_at', kept: '7 days' },
  { table: 'tracker_device', column: 'last_seen', kept: '90 days' },
  // The longest that a browser keeps a cookie.
  { table: 'known_device', column: 'used_at', kept: '400 days' },
  // Good until then.
  { table: 'password_link', column: 'expires_at', kept: '0 hours' },
];

export async function deleteShortLived(trx: Trx): Promise<void> {
  for (const { table, column, kept } of shortLived)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} <= now() - ${sql.lit(kept)}::interval`.execute(
      trx,
    );
}

/** Takes notifications out of the bells that are older than `NOTIFICATION_RETENTION_MONTHS`, read or not. */
export const oldNotificationsJob: DailyJob = {
  name: 'old-notifications',
  run: async (trx, { notificationsKeptMonths, log }) => {
    const { rows } = await sql<{ id: number }>`
      delete from notification where created_at < now() - ${notificationsKeptMonths}::integer * interval '1 month'
      returning id`.execute(trx);
    if (rows.length > 0) log.info({ forgotten: rows.length }, 'old notifications are gone');
  },
};
