import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayError } from '../../errors/errors.js';
import type { Text } from '../../errors/text.js';
import { fingerprint } from '../../session/ended-sessions.js';
import type { Session } from '../../session/session.js';
import { addressKey } from './address-key.js';

const seconds = 60;
/** Milliseconds that Redis may take to count; it takes one. */
const longestAnswer = 300;

export interface RatesOptions {
  /** Operations a minute of one user, and from one address; 0 for any number. */
  readonly perUser: number;
  readonly perAddress: number;
  /** Where several gateways count together; null: this process counts alone. */
  readonly redisUrl: string | null;
  readonly log: Logger;
  /** Called at every refusal. */
  readonly onRefused: () => void;
}

interface Limiter {
  consume(key: string): Promise<unknown>;
}

/** How often somebody may send operations: by user and by address. */
export class Rates {
  private readonly redis: Redis | null;
  private readonly users: Limiter | null;
  private readonly addresses: Limiter | null;

  constructor(private readonly options: RatesOptions) {
    const { redisUrl, perUser, perAddress, log } = options;
    // Nobody waits for a Redis that is away, or that hangs: this process then counts alone.
    this.redis =
      redisUrl === null
        ? null
        : new Redis(redisUrl, { enableOfflineQueue: false, commandTimeout: longestAnswer });
    this.redis?.on('error', (error) => log.warn({ err: error }, 'Redis connection for rates'));
    this.users = this.limiter('user', perUser);
    this.addresses = this.limiter('address', perAddress);
  }

  /**
   * Counts one operation, or one socket that is opened.
   * @param address null where nobody knows it
   * @throws GatewayError RATE_LIMITED with `retryAfter`, whole seconds
   */
  async takeAddress(address: string | null): Promise<void> {
    if (address !== null) await this.take(this.addresses, addressKey(address));
  }

  /**
   * Counts one operation of a user; of a token as long as its user is not known.
   * @throws GatewayError RATE_LIMITED with `retryAfter`, whole seconds
   */
  async takeUser({ userId, token }: Session): Promise<void> {
    await this.take(this.users, userId ?? fingerprint(token));
  }

  private async take(limiter: Limiter | null, key: string): Promise<void> {
    try {
      await limiter?.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.options.onRefused();
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new GatewayError('RATE_LIMITED', tooMany(retryAfter), { retryAfter });
    }
  }

  close(): void {
    this.redis?.disconnect();
  }

  private limiter(what: string, points: number): Limiter | null {
    if (points === 0) return null;
    const rate = { points, duration: seconds, keyPrefix: `armada:rate:${what}` };
    const memory = new RateLimiterMemory(rate);
    if (!this.redis) return memory;
    return new RateLimiterRedis({
      ...rate,
      storeClient: this.redis,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
      // Who is over the rate is refused from memory until it is over, without a call each time.
      inMemoryBlockOnConsumed: points + 1,
    });
  }
}

const tooMany = (seconds: number): Text => ({
  id: `Terlalu banyak permintaan. Coba lagi dalam ${seconds} detik.`,
  en: `Too many requests. Try again in ${seconds} seconds.`,
});
