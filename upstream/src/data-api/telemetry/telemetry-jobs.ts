import { sql } from 'kysely';
import type { DailyJob } from '../jobs/daily-jobs.js';

/** Months that positions and trips are kept beside the current one, unless configured otherwise. */
export const TELEMETRY_RETENTION_MONTHS = 12;

/** Months ahead for which partitions are created, in case the job does not run for some time. */
const AHEAD = 2;

/**
 * Creates the partitions of the coming months, and drops those of months past their retention (contract,
 * section 4; `TELEMETRY_RETENTION_MONTHS`).
 */
export const partitionsJob: DailyJob = {
  name: 'telemetry-partitions',
  run: async (trx, services, { today }) => {
    await sql`
      select make_month(parent, (date_trunc('month', ${today}::timestamp) + n * interval '1 month')::date)
      from unnest(array['vehicle_position', 'trip']) parent, generate_series(-1, ${sql.lit(AHEAD)}) n`.execute(
      trx,
    );
    const { rows: past } = await sql<{ name: string }>`
      select child.relname as name from pg_inherits
      join pg_class child on child.oid = inhrelid join pg_class parent on parent.oid = inhparent
      where parent.relname in ('vehicle_position', 'trip') and child.relname ~ '_\\d{4}_\\d{2}$'
        and to_date(right(child.relname, 7), 'YYYY_MM')
          < date_trunc('month', ${today}::timestamp) - ${services.telemetryKeptMonths}::integer * interval '1 month'
      order by 1`.execute(trx);
    for (const { name } of past) await sql`drop table ${sql.table(name)}`.execute(trx);
    if (past.length > 0)
      services.log.info({ dropped: past.map(({ name }) => name) }, 'old telemetry is gone');
  },
};
