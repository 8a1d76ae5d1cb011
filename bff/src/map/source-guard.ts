import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
} from 'cockatiel';
import type { Logger } from 'pino';
import { type SourceState, TilesUnavailable } from './tile-source.js';

/** Consecutive failures after which no more requests are sent. */
const failures = 5;
/** Milliseconds until one request tests a failing server. */
const resetMs = 30_000;
/** Milliseconds without requests to a server that blocks this installation, or wants fewer requests without naming a time. */
const pauseMs = { blocked: 15 * 60_000, limited: 60_000 } as const;
/** Milliseconds of the longest pause. */
const maxPauseMs = 24 * 60 * 60_000;

/** Why a server gave no tile. */
export class SourceFault extends Error {
  constructor(
    readonly kind: Exclude<SourceState, 'available'>,
    detail: string,
    /** Milliseconds that the server wants to pass. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(detail);
    this.name = 'SourceFault';
  }
}

/**
 * Protects a tile server: a circuit breaker stops requests while it fails, and a pause stops them while it blocks or limits this
 * installation. Each change of its state is logged once.
 */
export class SourceGuard {
  state: SourceState = 'available';
  private pausedUntil = 0;
  private lastFault = '';
  private readonly breaker: CircuitBreakerPolicy;

  constructor(
    private readonly log: Logger,
    /** The source without secrets, for the log. */
    private readonly name: string,
  ) {
    this.breaker = circuitBreaker(
      handleType(SourceFault, ({ kind }) => kind === 'failing'),
      { breaker: new ConsecutiveBreaker(failures), halfOpenAfter: resetMs },
    );
    this.breaker.onBreak(() => this.pauseFor(resetMs, 'failing', this.lastFault));
  }

  /** Seconds until requests are sent again; 0 while they are. */
  get pause(): number {
    return Math.max(0, Math.ceil((this.pausedUntil - Date.now()) / 1000));
  }

  /**
   * Runs a request unless the server must get none.
   * @throws TilesUnavailable
   */
  async run<Result>(request: () => Promise<Result>): Promise<Result> {
    if (this.pause > 0) throw new TilesUnavailable(`${this.name} is ${this.state}`, this.pause);
    try {
      const result = await this.breaker.execute(request);
      this.recover();
      return result;
    } catch (error) {
      if (error instanceof BrokenCircuitError)
        throw new TilesUnavailable(`${this.name} is failing`, resetMs / 1000);
      if (!(error instanceof SourceFault)) throw error;
      throw new TilesUnavailable(error.message, Math.ceil(this.note(error) / 1000));
    }
  }

  /** @returns milliseconds to wait */
  private note({ kind, message, retryAfterMs }: SourceFault): number {
    this.lastFault = message;
    if (kind === 'failing') return resetMs;
    const wait = Math.min(maxPauseMs, retryAfterMs ?? pauseMs[kind]);
    this.pauseFor(wait, kind, message);
    return wait;
  }

  private pauseFor(waitMs: number, state: SourceState, reason: string): void {
    this.pausedUntil = Math.max(this.pausedUntil, Date.now() + waitMs);
    if (this.state === state) return;
    this.state = state;
    this.log.warn(
      { source: this.name, state, reason, retryAfterSeconds: Math.ceil(waitMs / 1000) },
      'map tiles are unavailable, maps show the outline of the land',
    );
  }

  private recover(): void {
    // A request that began before a pause says nothing about it.
    if (this.state === 'available' || this.pause > 0) return;
    this.state = 'available';
    this.log.info({ source: this.name }, 'map tiles are available again');
  }
}
