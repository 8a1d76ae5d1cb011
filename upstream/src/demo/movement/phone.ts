import type { Position } from './traveller.js';

/** Milliseconds until a message times out. */
const TIMEOUT = 10_000;
/** Positions that a phone keeps until they are taken; then the oldest are lost. */
const MOST_KEPT = 1_000;
/** km/h of a knot. */
const KNOT = 1.852;

/** The outcome of a message: an HTTP status, or none when there was no response. */
export type Response = number | undefined;

/** A phone with Traccar Client: sends its positions in the OsmAnd protocol, and keeps those that were not taken. */
export class Phone {
  readonly #address: string;
  readonly #id: string;
  readonly #kept: Position[] = [];
  #isSending = false;

  /** @param address with the token, `https://fleet.example.com/track/…` */
  constructor(address: string, id: string) {
    this.#address = address;
    this.#id = id;
  }

  /**
   * Sends a position, after those that are kept, until one is not taken.
   * @returns what became of each message; nothing while earlier ones are on their way
   */
  async report(position: Position): Promise<Response[]> {
    this.#kept.push(position);
    if (this.#kept.length > MOST_KEPT) this.#kept.shift();
    if (this.#isSending) return [];
    this.#isSending = true;
    const responses: Response[] = [];
    try {
      for (let [next] = this.#kept; next !== undefined; [next] = this.#kept) {
        const status = await this.#send(next);
        responses.push(status);
        if (status !== 200) break;
        this.#kept.shift();
      }
    } finally {
      this.#isSending = false;
    }
    return responses;
  }

  async #send({ latitude, longitude, speed, course, battery, odometerKm, at }: Position): Promise<Response> {
    const message = new URLSearchParams({
      id: this.#id,
      lat: String(latitude),
      lon: String(longitude),
      timestamp: String(at),
      speed: (speed / KNOT).toFixed(3),
      bearing: String(course),
      batt: String(battery),
      ...(odometerKm !== null && { odometer: (odometerKm * 1000).toFixed(0) }),
    });
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(`${this.#address}?${message}`, { method: 'POST', signal });
      await response.body?.cancel();
      return response.status;
    } catch {
      return undefined;
    }
  }
}
