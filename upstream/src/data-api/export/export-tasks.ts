import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { Poller } from '../../queue/poller.js';
import { isHeld, type Task, type TaskKind } from '../../queue/task.js';
import { registry } from '../catalog/resources.js';
import type { ExportState } from '../events/outbox.js';
import { exportReady } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import type { Resource } from '../resource/resource.js';
import type { Services } from '../services/services.js';
import { buildExport, type ExportJob, NotPermitted } from './build-export.js';
import { deleteSurplus } from './expired-exports.js';
import { TRIP_EXPORT } from './trip-export.js';

/** Milliseconds between two progress reports. */
const REPORT_EVERY = 1_000;
/** After so many attempts an export has failed. */
const MOST_ATTEMPTS = 3;

/** Makes exports; the key of a task is the id of its export. An export whose process stops or crashes is begun again. */
export const exportTasks = (services: Services): TaskKind => ({
  name: 'export',
  // A long one keeps no short one waiting.
  atOnce: 2,
  afterADay: 'delete',
  handle: (task, signal) => new Attempt(services, task).make(signal),
  describe: ({ key }) => ({ export: Number(key) }),
});

interface Progress {
  rows: number;
  total: number | null;
}

/** One attempt to make an export. */
class Attempt {
  readonly #services: Services;
  readonly #task: Task;

  constructor(services: Services, task: Task) {
    this.#services = services;
    this.#task = task;
  }

  /** @throws to have the export begun again */
  async make(signal: AbortSignal): Promise<void> {
    const { log, exportsDirectory } = this.#services;
    const { attempts } = this.#task;
    const job = await this.#read();
    if (job === undefined) return;
    if (attempts > MOST_ATTEMPTS) return this.#settle(job, 'failed');
    let progress: Progress = { rows: 0, total: null };
    const reports = new Poller({
      work: async () => {
        await this.#report(job, 'building', progress);
        return REPORT_EVERY;
      },
      failed: (fault) =>
        log.error({ err: fault, export: job.id }, 'the progress of an export could not be reported'),
    });
    reports.wake();
    try {
      await mkdir(exportsDirectory, { recursive: true, mode: 0o700 });
      const rows = await buildExport(this.#services, job, signal, (written, total) => {
        progress = { rows: written, total };
      });
      await reports.stop();
      await this.#settle(job, 'ready', rows);
    } catch (fault) {
      await reports.stop();
      if (fault instanceof NotPermitted || (attempts >= MOST_ATTEMPTS && !signal.aborted)) {
        log.error({ err: fault, export: job.id }, 'an export failed');
        return this.#settle(job, 'failed');
      }
      await this.#report(job, 'waiting', { rows: 0, total: null });
      throw fault;
    }
  }

  /** The export; undefined when it was cancelled, or has been made by an attempt that ended before its task did. */
  async #read(): Promise<ExportJob | undefined> {
    const { rows } = await sql<ExportJob>`
      select id, file_name as "fileName", user_id as "userId", type, format, language, name, query,
        ${this.#task.attempts}::integer as attempts
      from export where id = ${this.#task.key}::integer and ${isOpen}`.execute(this.#services.db);
    return rows[0];
  }

  #report(job: ExportJob, state: 'building' | 'waiting', { rows, total }: Progress): Promise<boolean> {
    return this.#services.transact((trx) => this.#write(trx, job, state, rows, total));
  }

  /** Ends the export; notifies its owner when it is ready. */
  async #settle(job: ExportJob, state: 'ready' | 'failed', rows = 0): Promise<void> {
    const { outbox, exportsDirectory, transact } = this.#services;
    const unwanted = await transact(async (trx) => {
      if (!(await this.#write(trx, job, state, rows, rows, sql`now()`)))
        return state === 'ready' ? [job.fileName] : [];
      // The rows of a file are kept as long as the file: a download checks that its owner may still see them.
      if (state === 'failed') {
        await trx.deleteFrom('export_row').where('export_id', '=', job.id).execute();
        return [];
      }
      await notify(trx, outbox, [job.userId], {
        ...exportReady(job.name),
        isOwn: true,
        path: await screenOf(trx, registry.resources.get(job.type === TRIP_EXPORT ? 'vehicle' : job.type)),
      });
      return deleteSurplus(trx, job.userId);
    });
    for (const fileName of unwanted) await rm(join(exportsDirectory, fileName), { force: true });
  }

  /** Writes and announces how far the export is. @returns false when it was cancelled, or another attempt makes it */
  async #write(
    trx: Trx,
    { id, fileName, userId }: ExportJob,
    state: ExportState,
    rows: number,
    totalRow: number | null,
    finishedAt: RawBuilder<unknown> = sql`null`,
  ): Promise<boolean> {
    const { rows: mine } = await sql`
      update export set state = ${state}, rows = ${rows}, total_rows = ${totalRow}, finished_at = ${finishedAt}
      where id = ${id} and ${isOpen} and ${isHeld(this.#task)} returning 1`.execute(trx);
    if (mine.length === 0) return false;
    await this.#services.outbox.write(trx, [
      {
        type: 'export.changed',
        subject: `export:${id}`,
        users: [userId],
        data: { namaFile: fileName, state, rows, totalRow },
      },
    ]);
    return true;
  }
}

const isOpen = sql<boolean>`state in ('waiting', 'building')`;

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
