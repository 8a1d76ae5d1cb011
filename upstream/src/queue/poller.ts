/** Milliseconds until work that failed is tried again. */
const PAUSE_AFTER_FAULT = 1_000;

export interface PollerOptions {
  /** @returns the milliseconds until it is to run again, unless it is woken before */
  work(): Promise<number>;
  /** Called when the work throws; it runs again after a second. */
  failed(fault: unknown): void;
}

/** Runs background work again and again, one run at a time: when it is woken, and after the pause that the last run returned. */
export class Poller {
  readonly #options: PollerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWoken = false;
  #isStopped = false;

  constructor(options: PollerOptions) {
    this.#options = options;
  }

  /** Runs the work now; if it is running, once more afterwards, since it may have missed what this call is about. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#isWoken) this.wake();
    });
  }

  /** Runs the work after a pause. @param pause milliseconds */
  wakeAfter(pause: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), pause).unref();
  }

  /** Resolves when the run under way has ended; there is no other one after it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isWoken = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let pause = PAUSE_AFTER_FAULT;
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        pause = await this.#options.work();
      }
    } catch (fault) {
      this.#isWoken = false;
      pause = PAUSE_AFTER_FAULT;
      this.#options.failed(fault);
    }
    this.wakeAfter(pause);
  }
}

/** Work that every process repeats. Several may do it at the same time, and what one misses the next one does: it needs no task. */
export class Sweep extends Poller {
  /** @param every milliseconds between two runs */
  constructor(
    private readonly every: number,
    readonly run: () => Promise<void>,
    failed: PollerOptions['failed'],
  ) {
    super({ work: () => run().then(() => every), failed });
  }

  start(): void {
    this.wakeAfter(this.every);
  }
}
