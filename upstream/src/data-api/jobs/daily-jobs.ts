import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open-database.js';
import { repeatTask, type TaskKind } from '../../queue/task.js';
import { dayAfter } from '../http/day.js';
import type { Services } from '../services/services.js';

/** The days that a run of a job is for. */
export interface Days {
  /** `YYYY-MM-DD`, in the fleet's time zone. */
  today: string;
  /** The day of the run before this one; yesterday when there was none. */
  since: string;
}

/** Work that is done once a day, from midnight on. */
export interface DailyJob {
  /** The key of its task; never changes. */
  name: string;
  /** Does the work in the transaction that records the run: both happen, or neither. */
  run(trx: Trx, services: Services, days: Days): Promise<void>;
}

/**
 * Runs each job once a day, soon after midnight in the fleet's time zone, in one of the data APIs that share the database. A job
 * receives the days that were missed while no data API ran; a job that failed is tried again.
 */
export function dailyJobs(services: Services, jobs: readonly DailyJob[]): TaskKind<{ day?: string }> {
  return {
    name: 'job',
    atOnce: 1,
    afterADay: 'retry',
    recurring: {
      keys: jobs.map(({ name }) => name),
      // A day later than tomorrow was recorded before the clock was put back.
      isDue: () => sql`not coalesce((task.payload->>'day')::date
        between ${services.today()}::date and ${services.today()}::date + 1, false)`,
    },
    handle: (task) =>
      services.transact(async (trx) => {
        const job = jobs.find(({ name }) => name === task.key);
        if (job === undefined) return;
        const today = services.today();
        const yesterday = dayAfter(today, -1);
        const { day = yesterday } = task.payload;
        const since = day < yesterday ? day : yesterday;
        // A day with many changes may take longer than the timeout of calls.
        await sql`set local statement_timeout = '10min'`.execute(trx);
        await job.run(trx, services, { today, since });
        await repeatTask(trx, task, { day: today });
        services.log.info({ job: job.name, day: today, since }, 'a daily job is done');
      }),
    describe: ({ key }) => ({ job: key }),
  };
}

/** Records that a job has run on a day, so that no data API runs it on that day. */
export async function recordRun(db: Database, job: string, day: string): Promise<void> {
  await sql`
    insert into task (kind, key, payload) values ('job', ${job}, ${JSON.stringify({ day })}::jsonb)
    on conflict (kind, key) where kind in ('export', 'job') do update set payload = excluded.payload`.execute(
    db,
  );
}
