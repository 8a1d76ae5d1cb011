import type { Logger } from 'pino';
import type { ProbeReply, RestClient } from '../../rest/rest-client.js';

/** Milliseconds for one check of all services; the proxy's health check waits for 3 s. */
const timeoutMs = 2_000;
/** Milliseconds for which a result is reused, so that the data API is checked at most once a second. */
const reusedForMs = 1_000;

/** Statuses of a data API without the call `ready`. */
const lacking = new Set([401, 403, 404, 405, 501]);
/** Calls that a data API without `ready` refuses without a token. */
const refusedWithoutToken = ['user/me', 'notification/count'];

const reasons = {
  dataApi: 'the data API does not respond',
  address: 'there is no data API at DATA_API_URL',
  database: "the data API's database does not respond",
  redis: 'Redis does not respond',
} as const;

type Reason = (typeof reasons)[keyof typeof reasons];

interface ReadinessParts {
  readonly rest: Pick<RestClient, 'probe'>;
  /** Rejects if events do not reach the other gateways. */
  readonly events: { ping(): Promise<void> };
  readonly log: Logger;
}

/** Checks whether a sign-in and a list would work. */
export class Readiness {
  private check: Promise<readonly Reason[]> | null = null;
  private checkedAt = 0;
  private logged = '';

  constructor(private readonly parts: ReadinessParts) {}

  /** Why the gateway is not ready; empty if it is. The sentences contain nothing internal. */
  reasons(): Promise<readonly Reason[]> {
    if (performance.now() - this.checkedAt >= reusedForMs) this.check = null;
    if (this.check) return this.check;
    // No other check starts before this one ends.
    this.checkedAt = Number.POSITIVE_INFINITY;
    this.check = this.checkAll().finally(() => {
      this.checkedAt = performance.now();
    });
    return this.check;
  }

  private async checkAll(): Promise<readonly Reason[]> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const found = await Promise.all([this.dataApi(deadline), this.redis(deadline)]);
    const missing = found.filter((reason) => reason !== null);
    const text = missing.join(', ');
    if (text !== this.logged) {
      if (text) this.parts.log.warn({ reasons: missing }, 'the gateway is not ready');
      else this.parts.log.info('the gateway is ready again');
      this.logged = text;
    }
    return missing;
  }

  private async dataApi(deadline: AbortSignal): Promise<Reason | null> {
    const probe = (path: string) => this.parts.rest.probe('dataApi', path, deadline);
    const reply = await probe('ready');
    if (reply === null) return reasons.dataApi;
    if (!lacking.has(reply.status)) return reasonIn(reply);
    for (const path of refusedWithoutToken) {
      const refusal = await probe(path);
      if (refusal === null) return reasons.dataApi;
      if (refusal.status >= 500 && refusal.status !== 501) return reasons.dataApi;
      if (refusal.status === 401) return refusal.json === null ? reasons.address : null;
    }
    return reasons.address;
  }

  private async redis(deadline: AbortSignal): Promise<Reason | null> {
    const late = new Promise<never>((_resolve, reject) => {
      deadline.addEventListener('abort', () => reject(deadline.reason), { once: true });
    });
    try {
      await Promise.race([this.parts.events.ping(), late]);
      return null;
    } catch {
      return reasons.redis;
    }
  }
}

/** The reason in a reply to `ready`. */
function reasonIn({ status, json }: ProbeReply): Reason | null {
  if (status === 200 && json?.success === true) return null;
  if (status === 503 && json?.success === false) return reasons.database;
  return status >= 500 ? reasons.dataApi : reasons.address;
}
