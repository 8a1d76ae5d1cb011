import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { Poller } from '../../queue/poller.js';
import type { Services } from '../services.js';

/** The days that a run of a job is for. */
export interface Days {
  /** `YYYY-MM-DD`, in the fleet's time zone. */
  today: string;
  /** The day of the run before this one; yesterday when there was none. */
  since: string;
}

/** Work that is done once a day, from midnight on. */
export interface DailyJob {
  /** Its name in the table of runs; never changes. */
  name: string;
  /** Does the work in the transaction that records the run: both happen, or neither. */
  run(trx: Trx, services: Services, days: Days): Promise<void>;
}

/** First key of the advisory lock, the same in every process; the second one is a hash of the job's name. */
const LOCK = 4_100_002;
/** Milliseconds between two checks of what is due. */
const EVERY = 5_000;

/**
 * Runs each job once a day, soon after midnight in the fleet's time zone. Of the data APIs that share the database, the one
 * that gets the job's lock runs it and records the day in `job_run`. A day that was missed while no data API ran is made up
 * for at the start; a job that failed is tried again.
 */
export class DailyJobs {
  readonly #services: Services;
  readonly #jobs: readonly DailyJob[];
  /** Jobs by the day for which this process knows them done. */
  readonly #doneOn = new Map<DailyJob, string>();
  #poller: Poller | undefined;

  constructor(services: Services, jobs: readonly DailyJob[]) {
    this.#services = services;
    this.#jobs = jobs;
  }

  /** @param every milliseconds between two checks of what is due */
  start(every = EVERY): void {
    this.#poller = new Poller({
      work: async () => {
        await this.run();
        return every;
      },
      failed: (fault) => this.#services.log.error({ err: fault }, 'the daily jobs failed'),
    });
    this.#poller.wake();
  }

  /** Ends after the job under way. */
  async stop(): Promise<void> {
    await this.#poller?.stop();
  }

  /** Runs the jobs that are due. A job that fails is logged and stays due; the others run nevertheless. */
  async run(): Promise<void> {
    for (const job of this.#jobs) {
      const today = this.#services.today();
      if (this.#doneOn.get(job) === today) continue;
      try {
        if (await this.#runOnce(job, today)) this.#doneOn.set(job, today);
      } catch (fault) {
        this.#services.log.error({ err: fault, job: job.name }, 'a daily job failed');
      }
    }
  }

  /** @returns whether the job is done for the day; false while another process runs it */
  async #runOnce(job: DailyJob, today: string): Promise<boolean> {
    return this.#services.transact(async (trx) => {
      const { rows: lock } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(LOCK)}, hashtext(${job.name})) as mine`.execute(trx);
      if (lock[0]?.mine !== true) return false;
      const { rows } = await sql<{ isDone: boolean; since: string }>`
        select coalesce(run.day between ${today}::date and ${today}::date + 1, false) as "isDone",
          coalesce(least(run.day, ${today}::date - 1), ${today}::date - 1) as since
        from (select 1) one left join job_run run on run.job = ${job.name}`.execute(trx);
      const last = rows[0];
      if (last === undefined || last.isDone) return true;
      // A day with many changes may take longer than the timeout of calls.
      await sql`set local statement_timeout = '10min'`.execute(trx);
      await job.run(trx, this.#services, { today, since: last.since });
      await sql`insert into job_run (job, day) values (${job.name}, ${today}::date)
        on conflict (job) do update set day = excluded.day, ran_at = now()`.execute(trx);
      this.#services.log.info({ job: job.name, day: today, since: last.since }, 'a daily job is done');
      return true;
    });
  }
}
