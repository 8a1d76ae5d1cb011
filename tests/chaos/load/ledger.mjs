/** The kinds of load, in the order of the table. */
export const kinds = ['read', 'save', 'edit', 'comment', 'upload', 'telemetry'];

/** Codes that a client is told of (docs/integrating.md); the rest of them says that something is wrong with us. */
const honest = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED']);
/** What gives the inside away. */
const inside =
  /ECONN|EPIPE|ENOSPC|ETIMEDOUT|socket hang up|127\.0\.0\.1|localhost|postgres|redis|pglite|relation "|select .* from |\bat .+\.(js|ts|mjs):\d|[A-Z]\w+Error:/i;

/** What was sent and what came of it: the books that the run is judged by. */
export class Ledger {
  /** @type {Record<string, {sent: number, acknowledged: number, silent: number, refused: Map<string, number>}>} */
  counts = Object.fromEntries(
    kinds.map((kind) => [kind, { sent: 0, acknowledged: 0, silent: 0, refused: new Map() }]),
  );
  /** Sentences that each say what must not be. */
  violations = [];
  /** Acknowledged names of saves; versions of edited rows; texts of comments; paths of photos; moments of readings. */
  acknowledged = { save: [], edit: new Map(), comment: [], upload: [], telemetry: [] };
  /** Codes by kind of load that are honest on this day. @type {Record<string, string[]>} */
  #excused;
  /** When the newest answer came to an operation of each kind through each gateway. */
  #successes = [];

  /** @param {{excused?: Record<string, string[]>}} [options] */
  constructor({ excused = {} } = {}) {
    this.#excused = excused;
  }

  /** @param {string} kind */
  sent(kind) {
    this.counts[kind].sent += 1;
  }

  /** @param {string} kind @param {number} sentAt @param {string} through which gateway (or upstream) it went */
  done(kind, sentAt, through) {
    this.counts[kind].acknowledged += 1;
    this.#successes.push({ kind, sentAt, through, at: performance.now() });
  }

  /** No answer came: the connection was refused, cut, or took too long. @param {string} kind */
  silent(kind) {
    this.counts[kind].silent += 1;
  }

  /** @param {string} kind @param {string} code @param {string} message what the person reads */
  refused(kind, code, message) {
    const { refused } = this.counts[kind];
    refused.set(code, (refused.get(code) ?? 0) + 1);
    if (!honest.has(code) && !this.#excused[kind]?.includes(code))
      this.violate(`${kind}: refused with ${code} (${message})`);
    if (inside.test(message)) this.violate(`${kind}: the message tells of the inside: ${message}`);
  }

  /** @param {string} sentence */
  violate(sentence) {
    this.violations.push(sentence);
  }

  /**
   * @param {number} since @param {string[]} throughs @param {string[]} [without] kinds of load that do not count
   * @returns {number | null} when every kind had succeeded, by an operation sent since then, and every gateway had
   *   answered one; null: not yet
   */
  recoveredAt(since, throughs, without = []) {
    const fresh = this.#successes.filter(({ sentAt }) => sentAt >= since);
    const first = (which) => Math.min(...fresh.filter(which).map(({ at }) => at));
    const all = Math.max(
      ...kinds.filter((kind) => !without.includes(kind)).map((kind) => first((one) => one.kind === kind)),
      ...throughs.map((through) => first((one) => one.through === through)),
    );
    return Number.isFinite(all) ? all : null;
  }

  /** Forgets the moments that no recovery will ask for any more. */
  calm() {
    this.#successes = [];
  }
}
