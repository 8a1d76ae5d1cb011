import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { GatewayError } from '../../errors/errors.js';
import type { Text } from '../../errors/text.js';
import { fingerprint } from '../../session/ended-sessions.js';
import type { Session } from '../../session/session.js';
import { addressKey } from './address-key.js';

const seconds = 60;
/** Steps of sign-ins with an identity provider from one address a minute; each sign-in has two, and calls the provider. */
export const signInStepsPerMinute = 120;
/** Milliseconds until a command to Redis times out; it usually takes one. */
const redisTimeoutMs = 300;

interface RateLimits {
  /** Operations a minute of one user, and from one address; 0 for no limit. */
  readonly ratePerUser: number;
  readonly ratePerAddress: number;
  /** Redis in which several gateways count together; null: this process counts by itself. */
  readonly redisUrl: string | null;
}

type Limiter = Pick<RateLimiterMemory, 'consume'>;

/** The rate limits of operations, by user and by address. */
export class Rates {
  private readonly redis: Redis | null;
  private readonly users: Limiter | null;
  private readonly addresses: Limiter | null;
  private readonly signInSteps: Limiter | null;

  constructor(
    { redisUrl, ratePerUser, ratePerAddress }: RateLimits,
    log: Logger,
    private readonly onRefused: () => void,
  ) {
    // Operations do not wait for an unavailable Redis: this process then counts by itself.
    const options = { enableOfflineQueue: false, commandTimeout: redisTimeoutMs };
    this.redis = redisUrl === null ? null : new Redis(redisUrl, options);
    this.redis?.on('error', (error) => log.warn({ err: error }, 'Redis connection for rates'));
    this.users = this.limiter('user', ratePerUser);
    this.addresses = this.limiter('address', ratePerAddress);
    this.signInSteps = this.limiter('sign-in', signInStepsPerMinute);
  }

  /**
   * Counts one operation, or one opened WebSocket.
   * @param address null if it is not known
   * @throws GatewayError RATE_LIMITED with `retryAfter`, whole seconds
   */
  async countAddress(address: string | null): Promise<void> {
    if (address !== null) await this.consume(this.addresses, addressKey(address));
  }

  /**
   * Counts one operation of a user, or of a token whose user is not known.
   * @throws GatewayError RATE_LIMITED with `retryAfter`, whole seconds
   */
  async countUser({ userId, token }: Session): Promise<void> {
    await this.consume(this.users, userId ?? fingerprint(token));
  }

  /**
   * Counts a step of a sign-in with an identity provider.
   * @param address null if it is not known
   * @throws GatewayError RATE_LIMITED with `retryAfter`, whole seconds
   */
  async countSignInStep(address: string | null): Promise<void> {
    if (address !== null) await this.consume(this.signInSteps, addressKey(address));
  }

  private async consume(limiter: Limiter | null, key: string): Promise<void> {
    try {
      await limiter?.consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      this.onRefused();
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new GatewayError('RATE_LIMITED', tooMany(retryAfter), { retryAfter });
    }
  }

  close(): void {
    this.redis?.disconnect();
  }

  private limiter(name: string, points: number): Limiter | null {
    if (points === 0) return null;
    const rate = { points, duration: seconds, keyPrefix: `armada:rate:${name}` };
    const memory = new RateLimiterMemory(rate);
    if (!this.redis) return memory;
    return new RateLimiterRedis({
      ...rate,
      storeClient: this.redis,
      insuranceLimiter: memory,
      rejectIfRedisNotReady: true,
      // Refuses callers over the rate from memory, without a command to Redis for each operation.
      inMemoryBlockOnConsumed: points + 1,
    });
  }
}

const tooMany = (seconds: number): Text => ({
  id: `Terlalu banyak permintaan. Coba lagi dalam ${seconds} detik.`,
  en: `Too many requests. Try again in ${seconds} seconds.`,
});
