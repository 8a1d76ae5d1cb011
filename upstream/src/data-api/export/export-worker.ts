import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { ExportState } from '../../database/tables.js';
import { Poller } from '../../queue/poller.js';
import { exportReady } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import type { Resource } from '../resource/resource.js';
import { registry } from '../resources.js';
import type { Services } from '../services.js';
import { buildExport, type ExportJob, NotPermitted } from './build-export.js';

/** Milliseconds between two looks for waiting exports: another data API may have taken the call, or crashed. */
const EVERY = 2_000;
/** Milliseconds between two progress reports of an export under way; each one renews its lease. */
const REPORT_EVERY = 1_000;
/** After so long without a progress report another worker takes the export over. */
const LEASE = sql`interval '30 seconds'`;
/** A lease that ends later was written before the clock was set back. */
const LONGEST_LEASE = sql`interval '60 seconds'`;
/** Exports that one process makes at the same time: a long one keeps no short one waiting. */
const AT_ONCE = 2;
/** After so many attempts an export has failed. */
const MOST_ATTEMPTS = 3;

/**
 * Makes exports in the background, between `start` and `stop`. Of the data APIs that share the database, one makes each
 * export; an export that was under way when its process stopped or crashed is begun again, by any of them.
 */
export class ExportWorker {
  readonly #services: Services;
  readonly #running = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #poller: Poller;
  #isStarted = false;

  constructor(services: Services) {
    this.#services = services;
    this.#poller = new Poller({
      work: async () => {
        await this.#look();
        return EVERY;
      },
      failed: (fault) => services.log.error({ err: fault }, 'the exports could not be read'),
    });
  }

  start(): void {
    this.#isStarted = true;
    this.wake();
  }

  /** Looks for waiting exports; does nothing before `start` and after `stop`. */
  wake(): void {
    if (this.#isStarted) this.#poller.wake();
  }

  /** Interrupts the exports under way: another process or the next start begins them again. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#poller.stop();
    await Promise.all(this.#running);
  }

  async #look(): Promise<void> {
    while (this.#running.size < AT_ONCE && !this.#stopping.signal.aborted) {
      const job = await this.#claim();
      if (job === undefined) return;
      const run = this.#run(job)
        .catch((fault: unknown) =>
          this.#services.log.error(
            { err: fault, export: job.id },
            'an export ended with an unexpected error',
          ),
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
    let reporting: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      reporting = reporting
        .then(async () => {
          // Cancelled, or taken over by another worker because the lease had run out.
          if (!(await this.#report(job, progress))) lost.abort();
        })
        .catch((fault: unknown) =>
          log.error({ err: fault, export: job.id }, 'the progress of an export could not be reported'),
        );
    }, REPORT_EVERY);
    const stopReporting = async () => {
      clearInterval(timer);
      await reporting;
    };
    try {
      await mkdir(exports.directory, { recursive: true, mode: 0o700 });
      const rows = await buildExport(this.#services, job, signal, (written, total) => {
        progress.rows = written;
        progress.total = total;
      });
      await stopReporting();
      await this.#settle(job, 'ready', rows);
    } catch (fault) {
      await stopReporting();
      if (lost.signal.aborted) return;
      if (this.#stopping.signal.aborted) return this.#release(job);
      log.error({ err: fault, export: job.id }, 'an export failed');
      if (fault instanceof NotPermitted || job.attempts >= MOST_ATTEMPTS) await this.#settle(job, 'failed');
      else await this.#report(job, { rows: 0, total: null }, 'waiting');
    } finally {
      clearInterval(timer);
    }
  }

  /** Stores the progress and renews the lease. @returns whether this worker still holds the lease */
  async #report(
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

  async #release(job: ExportJob): Promise<void> {
    await sql`update export set state = 'waiting', attempts = attempts - 1 where ${isHeld(job)}`.execute(
      this.#services.db,
    );
  }

  /** Ends the export; notifies its owner when it is ready. */
  async #settle(job: ExportJob, state: 'ready' | 'failed', rows = 0): Promise<void> {
    const { outbox, exports, transact } = this.#services;
    const isMine = await transact(async (trx) => {
      const { rows: mine } = await sql`
        update export set state = ${state}, rows = ${rows}, total_rows = ${rows}, finished_at = now()
        where ${isHeld(job)} returning 1`.execute(trx);
      if (mine.length === 0) return false;
      // The rows of a file are kept as long as the file: a download checks that its owner may still see them.
      if (state === 'failed') await trx.deleteFrom('export_row').where('export_id', '=', job.id).execute();
      await this.#announce(trx, job, state, rows, rows);
      if (state === 'ready') {
        await notify(trx, outbox, [job.userId], {
          ...exportReady(job.name),
          path: await screenOf(trx, registry.resources.get(job.type)),
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

/** Whether this attempt still holds the export. */
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
