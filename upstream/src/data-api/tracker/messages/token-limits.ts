import type { FastifyRequest } from 'fastify';
import { CallRefused, tooManyTries } from '../../http/refusals.js';
import type { Services } from '../../services/services.js';
import { networkOf, recordAttempt } from '../../session/attempts.js';

/** Messages of one token within a minute, in this process: twice what a data API is measured with. */
export const MOST_MESSAGES = 600_000;
/** Wrong tokens from one network within 15 minutes. */
export const MOST_WRONG_TOKENS = 100;

const MINUTE = 60_000;
/** Networks that are remembered as refused. */
const MOST_NETWORKS = 10_000;

/** Limits how much a token is used, and how many wrong ones a network tries. */
export class TokenLimits {
  readonly #messages = new Map<number, number>();
  #minute = 0;
  /** Until when a network is refused, ms. */
  readonly #refused = new Map<string, number>();

  /** Counts a message, or one that is as much work as several. @throws CallRefused (429) */
  count(tokenId: number, messages = 1, now = Date.now()): void {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) this.#messages.clear();
    this.#minute = minute;
    const n = (this.#messages.get(tokenId) ?? 0) + messages;
    this.#messages.set(tokenId, n);
    if (n > MOST_MESSAGES) throw tooManyTries(Math.ceil(((minute + 1) * MINUTE - now) / 1000));
  }

  /**
   * Counts a wrong token. The right tokens of the same network are not affected: phones share the address of their provider.
   * @throws CallRefused (429)
   */
  async countWrong(services: Services, { ip }: Pick<FastifyRequest, 'ip'>, now = Date.now()): Promise<void> {
    const network = networkOf(ip);
    const until = this.#refused.get(network) ?? 0;
    if (until > now) throw tooManyTries(Math.ceil((until - now) / 1000));
    const kind = `tracker:${network}`;
    const limits = { ofAccount: MOST_WRONG_TOKENS, ofAddress: MOST_WRONG_TOKENS };
    try {
      await recordAttempt(services, kind, kind, limits);
    } catch (fault) {
      if (fault instanceof CallRefused)
        this.#refuse(network, now + Math.min((fault.retryAfter ?? 1) * 1000, MINUTE));
      throw fault;
    }
  }

  /** For a minute at most, without another query. */
  #refuse(network: string, until: number): void {
    this.#refused.delete(network);
    const [oldest] = this.#refused.keys();
    if (oldest !== undefined && this.#refused.size >= MOST_NETWORKS) this.#refused.delete(oldest);
    this.#refused.set(network, until);
  }
}
