import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ExportState } from '../../database/tables.js';
import { exportReady } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import type { Resource } from '../resource/resource.js';
import type { Services, Trx } from '../services.js';
import { buildExport, type ExportJob, NotPermitted } from './build-export.js';

/** Milliseconds between two looks for exports that wait: another data API may have taken the call, or died. */
const EVERY = 2_000;
/** Milliseconds between two signs of life of an export under way; each tells how far it is. */
const TOLD_EVERY = 1_000;
/** After so long without a sign of life another worker takes the export over. */
const LEASE = sql`interval '30 seconds'`;
/** Further ahead no lease ends, unless the clock was put back. */
const LONGEST_LEASE = sql`interval '60 seconds'`;
/** Exports that one process makes at the same time: a long one keeps no short one waiting. */
const AT_ONCE = 2;
/** An export that did not come about in so many attempts has failed. */
const MOST_ATTEMPTS = 3;

/**
 * Makes exports in the background, between `start` and `stop`. However many data APIs share the database, each export is
 * made by one of them; what was under way when one stopped or died is begun again, here or there.
 */
export class ExportWorker {
  readonly #services: Services;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  constructor(services: Services) {
    this.#services = services;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), EVERY).unref();
    this.wake();
  }

  /** Looks for exports that wait; does nothing before `start` and after `stop`. */
  wake(): void {
    if (this.#timer === undefined || this.#stopping.signal.aborted || this.#isLooking) return;
    this.#isLooking = true;
    this.#look()
      .catch((fault: unknown) => this.#services.log.error({ err: fault }, 'exports could not be looked for'))
      .finally(() => {
        this.#isLooking = false;
      });
  }

  /** Gives up what is under way, for another process or the next start to take on. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  async #look(): Promise<void> {
    while (this.#running.size < AT_ONCE && !this.#stopping.signal.aborted) {
      const job = await this.#claim();
      if (job === undefined) return;
      const run = this.#run(job)
        .catch((fault: unknown) =>
          this.#services.log.error({ err: fault, export: job.id }, 'an export was lost'),
        )
        .finally(() => {
          this.#running.delete(run);
          this.wake();
        });
      this.#running.add(run);
    }
  }

  async #claim(): Promise<ExportJob | undefined> {
    const { rows } = await sql<ExportJob>`
      update export set state = 'building', rows = 0, attempts = attempts + 1, lease_until = now() + ${LEASE}
      where id = (
        select id from export
        where state = 'waiting' or (state = 'building' and lease_until not between now() and now() + ${LONGEST_LEASE})
        order by id limit 1 for update skip locked)
      returning id, file_name as "fileName", user_id as "userId", type, format, language, name, query, attempts`.execute(
      this.#services.db,
    );
    return rows[0];
  }

  async #run(job: ExportJob): Promise<void> {
    const { log, exports } = this.#services;
    if (job.attempts > MOST_ATTEMPTS) return this.#settle(job, 'failed');
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#stopping.signal]);
    const progress: Progress = { rows: 0, total: null };
    let telling: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      telling = telling
        .then(async () => {
          // Cancelled, or taken over by a worker that took this one for dead.
          if (!(await this.#tell(job, progress))) lost.abort();
        })
        .catch((fault: unknown) => log.error({ err: fault, export: job.id }, 'an export could not be told'));
    }, TOLD_EVERY);
    const quiet = async () => {
      clearInterval(timer);
      await telling;
    };
    try {
      await mkdir(exports.directory, { recursive: true, mode: 0o700 });
      const rows = await buildExport(this.#services, job, signal, (written, total) => {
        progress.rows = written;
        progress.total = total;
      });
      await quiet();
      await this.#settle(job, 'ready', rows);
    } catch (fault) {
      await quiet();
      if (lost.signal.aborted) return;
      if (this.#stopping.signal.aborted) return this.#giveBack(job);
      log.error({ err: fault, export: job.id }, 'an export failed');
      if (fault instanceof NotPermitted || job.attempts >= MOST_ATTEMPTS) await this.#settle(job, 'failed');
      else await this.#tell(job, { rows: 0, total: null }, 'waiting');
    } finally {
      clearInterval(timer);
    }
  }

  /** Writes down how far it is. @returns whether the export is still this worker's */
  async #tell(
    job: ExportJob,
    { rows, total }: Progress,
    state: 'building' | 'waiting' = 'building',
  ): Promise<boolean> {
    return this.#services.transact(async (trx) => {
      const { rows: mine } = await sql`
        update export set state = ${state}, rows = ${rows}, total_rows = ${total}, lease_until = now() + ${LEASE}
        where ${isHeld(job)} returning 1`.execute(trx);
      if (mine.length > 0) await this.#announce(trx, job, state, rows, total);
      return mine.length > 0;
    });
  }

  async #giveBack(job: ExportJob): Promise<void> {
    await sql`update export set state = 'waiting', attempts = attempts - 1 where ${isHeld(job)}`.execute(
      this.#services.db,
    );
  }

  /** The export is over; of one that is ready its owner is told. */
  async #settle(job: ExportJob, state: 'ready' | 'failed', rows = 0): Promise<void> {
    const { outbox, exports, transact } = this.#services;
    const isMine = await transact(async (trx) => {
      const { rows: mine } = await sql`
        update export set state = ${state}, rows = ${rows}, total_rows = ${rows}, finished_at = now()
        where ${isHeld(job)} returning 1`.execute(trx);
      if (mine.length === 0) return false;
      // Those of a file are kept as long as it is: who downloads it must still see them.
      if (state === 'failed') await trx.deleteFrom('export_row').where('export_id', '=', job.id).execute();
      await this.#announce(trx, job, state, rows, rows);
      if (state === 'ready') {
        await notify(trx, outbox, [job.userId], {
          ...exportReady(job.name),
          path: await screenOf(trx, this.#services.registry.resources.get(job.type)),
        });
      }
      return true;
    });
    if (!isMine && state === 'ready') await rm(join(exports.directory, job.fileName), { force: true });
  }

  #announce(trx: Trx, job: ExportJob, state: ExportState, rows: number, totalRow: number | null) {
    return this.#services.outbox.write(trx, [
      {
        type: 'export.changed',
        subject: `export:${job.id}`,
        users: [job.userId],
        data: { namaFile: job.fileName, state, rows, totalRow },
      },
    ]);
  }
}

interface Progress {
  rows: number;
  total: number | null;
}

/** Whether the row is still the one that this attempt is for. */
const isHeld = ({ id, attempts }: ExportJob) =>
  sql`id = ${id} and attempts = ${attempts} and state = 'building'`;

/** The path of a list's screen; null where no menu has one. */
async function screenOf(
  trx: Trx,
  resource: Pick<Resource<never, never>, 'menu'> | undefined,
): Promise<string | null> {
  if (resource === undefined) return null;
  const menu = await trx
    .selectFrom('menu')
    .select('path')
    .where('code', '=', resource.menu)
    .executeTakeFirst();
  return menu?.path ?? null;
}
