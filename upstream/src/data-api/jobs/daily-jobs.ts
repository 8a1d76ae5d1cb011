import { sql } from 'kysely';
import type { Services, Trx } from '../services.js';

/** The days that a run of a job is for. */
export interface Days {
  /** `YYYY-MM-DD`, in the fleet's time zone. */
  today: string;
  /** The day of the run before this one; yesterday when there was none. */
  since: string;
}

/** Something that is done once a day, from midnight on. */
export interface DailyJob {
  /** Its name in the table of runs; never changes. */
  name: string;
  /** All of it, in the transaction that notes the run: done and noted, or neither. */
  run(trx: Trx, services: Services, days: Days): Promise<void>;
}

/** Any number, the same in every process: with the job's name it names the lock. */
const LOCK = 4_100_002;
/** Milliseconds between two looks at the clock. */
const EVERY = 5_000;

/**
 * Does each job once for each day, soon after midnight in the fleet's time zone, however many data APIs share the
 * database: who gets the job's lock does it and notes the day in `job_run`, the others find it done. What was missed
 * while none was running is made up for at the start; what failed is tried again.
 */
export class DailyJobs {
  readonly #services: Services;
  readonly #jobs: readonly DailyJob[];
  /** Jobs by the day for which this process knows them done. */
  readonly #doneOn = new Map<DailyJob, string>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;

  constructor(services: Services, jobs: readonly DailyJob[]) {
    this.#services = services;
    this.#jobs = jobs;
  }

  /** @param every milliseconds between two looks at the clock */
  start(every = EVERY): void {
    const look = () => {
      if (this.#isRunning) return;
      this.#isRunning = true;
      this.#running = this.run().finally(() => {
        this.#isRunning = false;
      });
    };
    look();
    this.#timer = setInterval(look, every).unref();
  }

  /** Ends after the job under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Does what is due. A job that fails is logged, keeps no other from its turn, and is due again. */
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

  /** @returns whether the job is done for the day; false while another process is at it */
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
      // A day with a great many changes may take longer than a call may.
      await sql`set local statement_timeout = '10min'`.execute(trx);
      await job.run(trx, this.#services, { today, since: last.since });
      await sql`insert into job_run (job, day) values (${job.name}, ${today}::date)
        on conflict (job) do update set day = excluded.day, ran_at = now()`.execute(trx);
      this.#services.log.info({ job: job.name, day: today, since: last.since }, 'a daily job is done');
      return true;
    });
  }
}
