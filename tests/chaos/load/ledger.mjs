/** The kinds of load, in the order of the table. */
export const kinds = ['read', 'save', 'edit', 'comment', 'upload', 'telemetry', 'track'];

/** Error codes of unavailable services (docs/integrating.md); any other code is a violation. */
const expectedCodes = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED']);
/** Texts that must not reach a client. */
const internalDetails =
  /ECONN|EPIPE|ENOSPC|ETIMEDOUT|socket hang up|127\.0\.0\.1|localhost|postgres|redis|pglite|relation "|select .* from |\bat .+\.(js|ts|mjs):\d|[A-Z]\w+Error:/i;

/** The operations that were sent and their results, which are verified at the end. */
export class Ledger {
  /** @type {Record<string, {sent: number, acknowledged: number, noResponse: number, refused: Map<string, number>}>} */
  counts = Object.fromEntries(
    kinds.map((kind) => [kind, { sent: 0, acknowledged: 0, noResponse: 0, refused: new Map() }]),
  );
  /** Descriptions of violations. */
  violations = [];
  /** The acknowledged writes: names of saved rows, number of edits by row, texts of comments, paths of photos, readings, moments of phones. */
  acknowledged = { save: [], edit: new Map(), comment: [], upload: [], telemetry: [], track: [] };
  /** Further error codes that the scenario allows, by kind of load. @type {Record<string, string[]>} */
  #allowedCodes;
  /** Successful operations since the last fault, with their times. */
  #successes = [];

  /** @param {{allowedCodes?: Record<string, string[]>}} [options] */
  constructor({ allowedCodes = {} } = {}) {
    this.#allowedCodes = allowedCodes;
  }

  /** @param {string} kind */
  sent(kind) {
    this.counts[kind].sent += 1;
  }

  /** @param {string} kind @param {number} sentAt @param {string} server the gateway or upstream that it was sent to */
  succeeded(kind, sentAt, server) {
    this.counts[kind].acknowledged += 1;
    this.#successes.push({ kind, sentAt, server, at: performance.now() });
  }

  /** There was no response: the connection was refused or closed, or timed out. @param {string} kind */
  noResponse(kind) {
    this.counts[kind].noResponse += 1;
  }

  /** @param {string} kind @param {string} code @param {string} message */
  refused(kind, code, message) {
    const { refused } = this.counts[kind];
    refused.set(code, (refused.get(code) ?? 0) + 1);
    if (!expectedCodes.has(code) && !this.#allowedCodes[kind]?.includes(code))
      this.violate(`${kind}: refused with ${code} (${message})`);
    if (internalDetails.test(message))
      this.violate(`${kind}: the message contains internal details: ${message}`);
  }

  /** @param {string} sentence */
  violate(sentence) {
    this.violations.push(sentence);
  }

  /**
   * @param {number} since @param {string[]} gatewayNames @param {string[]} [without] kinds of load to ignore
   * @returns {number | null} the time at which an operation of every kind and one through every gateway had succeeded, counting
   *   operations sent after `since`; null: not yet
   */
  recoveredAt(since, gatewayNames, without = []) {
    const fresh = this.#successes.filter(({ sentAt }) => sentAt >= since);
    const first = (which) => Math.min(...fresh.filter(which).map(({ at }) => at));
    const all = Math.max(
      ...kinds.filter((kind) => !without.includes(kind)).map((kind) => first((one) => one.kind === kind)),
      ...gatewayNames.map((name) => first((one) => one.server === name)),
    );
    return Number.isFinite(all) ? all : null;
  }

  /** Discards the successes before a fault. */
  clearSuccesses() {
    this.#successes = [];
  }
}
