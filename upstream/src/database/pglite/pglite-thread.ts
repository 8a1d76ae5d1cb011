import { Worker } from 'node:worker_threads';
import { DatabaseFault } from '../database-fault.js';
import { lockFolder } from '../folder-lock.js';
import { refuseHalfRestored } from '../half-restored.js';

interface Response {
  id: number;
  rows?: Record<string, unknown>[];
  affectedRows?: number;
  image?: Uint8Array;
  fault?: { message: string; code?: string; constraint?: string; table?: string };
}
/** A message of the thread. Under `node --watch`, Node.js 24 sends others, about the modules that the thread loads. */
type Message =
  | Response
  | { notification: string }
  | { ready: true }
  | { ready: false; message: string }
  | { 'watch:import': readonly string[] };

export interface StatementResult {
  rows: Record<string, unknown>[];
  affectedRows: number | undefined;
}

export interface ThreadHooks {
  /** Called after the thread has released the folder. */
  closed?: () => Promise<void>;
  /** Called with the channel of a notification, before the statement that sent it returns. */
  notified?: (channel: string) => void;
  /** Called when the thread ended without being stopped. */
  lost?: (fault: Error) => void;
}

interface Waiting {
  resolve(response: Response): void;
  reject(fault: Error): void;
}

/** The embedded database seen from the thread that serves HTTP: statements go over as messages, in order. */
export class PgliteThread {
  readonly #engine: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ready: Promise<void>;
  readonly #hooks: ThreadHooks;
  #isClosing = false;
  #lastId = 0;
  #ended: Error | undefined;

  constructor(engine: Worker, hooks: ThreadHooks = {}) {
    this.#hooks = hooks;
    this.#engine = engine;
    this.#ready = new Promise((resolve, reject) => {
      this.#engine.on('message', (message: Message) => {
        if ('id' in message) this.#settle(message);
        else if ('notification' in message) this.#hooks.notified?.(message.notification);
        else if ('ready' in message) {
          if (message.ready) resolve();
          else reject(new Error(message.message));
        }
      });
      const end = (fault: Error) => {
        if (this.#ended === undefined && !this.#isClosing) this.#hooks.lost?.(fault);
        this.#ended = fault;
        reject(fault);
        for (const waiting of this.#waiting.values()) waiting.reject(fault);
        this.#waiting.clear();
      };
      this.#engine.on('error', end);
      this.#engine.on('exit', () => end(new Error('the embedded database has ended')));
    });
    this.#ready.catch(() => undefined); // reported to the caller that awaits `ready`
  }

  /** Resolves when the database accepts queries; rejects with the reason when it cannot be opened. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  /**
   * Runs one statement, or several when there are no parameters.
   * @param name under which the statement is prepared, if at all
   * @throws DatabaseFault
   */
  async run(sql: string, parameters: readonly unknown[], name?: string): Promise<StatementResult> {
    const { rows = [], affectedRows } = await this.#request({ sql, parameters: [...parameters], name });
    return { rows, affectedRows };
  }

  /** The whole database as it stands between two statements, for `restoreEmbedded`; what is not committed is not in it. */
  async dump(): Promise<Uint8Array> {
    const { image } = await this.#request({ dump: true });
    if (image === undefined) throw new Error('the embedded database sent no dump');
    return image;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#ended === undefined) await this.#request({ close: true });
    await this.#engine.terminate();
    await this.#hooks.closed?.();
  }

  #request(
    request:
      | { sql: string; parameters: unknown[]; name: string | undefined }
      | { dump: true }
      | { close: true },
  ): Promise<Response> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#engine.postMessage({ id, ...request });
    });
  }

  #settle(response: Response): void {
    const waiting = this.#waiting.get(response.id);
    this.#waiting.delete(response.id);
    if (response.fault !== undefined) waiting?.reject(new DatabaseFault(response.fault));
    else waiting?.resolve(response);
  }
}

/**
 * Starts the thread.
 * @param directory folder of the data files; null keeps everything in memory
 * @param image what a new database begins as: a file that PGlite has dumped
 */
export function engineThread(directory: string | null, image?: string): Worker {
  return new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData: { directory, image } });
}

/** The message by which another process requests something from the one that has the folder: a dump, for a backup. */
export const DUMP = 'dump';

/**
 * Locks a folder for this process, and starts the thread on it. Other processes may request a dump of it.
 * @param image what a new database begins as: a file that PGlite has dumped
 * @throws FolderInUse when another process has the folder; RestoreInterrupted
 */
export async function openEngine(
  directory: string,
  hooks: Omit<ThreadHooks, 'closed'> = {},
  image?: string,
): Promise<PgliteThread> {
  let thread: PgliteThread | undefined;
  const closed = await lockFolder(directory, async (request) =>
    request === DUMP ? await thread?.dump() : undefined,
  );
  try {
    refuseHalfRestored(directory);
  } catch (fault) {
    await closed();
    throw fault;
  }
  thread = new PgliteThread(engineThread(directory, image), { ...hooks, closed });
  return thread;
}
