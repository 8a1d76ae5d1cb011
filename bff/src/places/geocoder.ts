import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { BodyCall } from '../rest/calls.js';
import type { Query } from '../rest/query.js';
import type { RestClient } from '../rest/rest-client.js';
import { GatewayError } from '../schema/errors.js';
import { reverseCall, searchCall } from './place.rest.js';
import type { Place } from './place.types.js';

/** Addresses change seldom. */
const keptMs = 24 * 60 * 60 * 1000;
/** How long an answer past its day stands in while the geocoder fails, before the geocoder is tried again. */
const oldKeptMs = 60 * 1000;
/** Of each kind; an answer takes about half a KiB. */
const keptAnswers = 10_000;
/** Seconds that a question may wait for its turn; one that would wait longer is not asked. */
const longestWait = 3;
/** Five decimals of a degree are a metre. */
const decimals = 5;

interface Asker {
  readonly requestId: string;
}

/** Places in the geocoder's words, in Indonesian. */
const asked = { format: 'jsonv2', 'accept-language': 'id' } as const;

/**
 * The geocoder, once per process and the same for everybody: no caller's token, address or abort signal reaches it. Answers
 * are kept for a day and beyond it for as long as the geocoder is down; equal questions under way are asked once; and it is
 * asked at most `rate` questions a second.
 *
 * Its methods throw a `GatewayError`: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_REPLY, or RATE_LIMITED where too
 * many questions wait already.
 */
export class Geocoder {
  private readonly closing = new AbortController();
  private readonly turns: PQueue;

  private readonly places = this.answersOf(async (at: string, asker): Promise<{ place: Place | null }> => {
    const [lat, lon] = at.split(',');
    const place = await this.ask(reverseCall, { lat, lon, ...asked }, asker);
    const location = place?.location ?? { latitude: Number(lat), longitude: Number(lon) };
    return { place: place && { ...place, location } };
  });

  private readonly found = this.answersOf((text: string, asker) =>
    this.ask(searchCall, { q: text, ...asked }, asker),
  );

  /** @param rate questions a second, `GEOCODER_RATE` */
  constructor(
    private readonly rest: RestClient,
    private readonly rate: number,
  ) {
    this.turns = new PQueue({ intervalCap: rate, interval: 1000, strict: true });
  }

  /** The place at a coordinate, to a metre; null where there is none. */
  async placeAt(latitude: number, longitude: number, asker: Asker): Promise<Place | null> {
    const at = `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`;
    return (await this.places.forceFetch(at, { context: asker })).place;
  }

  /** Places by the words of their names, best first; case and spaces make no difference. */
  async placesNamed(text: string, asker: Asker): Promise<Place[]> {
    const words = text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
    return words === '' ? [] : this.found.forceFetch(words, { context: asker });
  }

  /** Ends the questions under way. */
  close(): void {
    this.closing.abort();
  }

  private answersOf<Answer extends object>(ask: (question: string, asker: Asker) => Promise<Answer>) {
    return new LRUCache<string, Answer, Asker>({
      max: keptAnswers,
      ttl: keptMs,
      fetchMethod: async (question, old, { context, options }) => {
        try {
          return await ask(question, context);
        } catch (error) {
          if (old === undefined) throw error;
          // Yesterday's address is better than none.
          options.ttl = oldKeptMs;
          return old;
        }
      },
      // Others may wait for an answer that is pushed out of the cache while it is under way.
      ignoreFetchAbort: true,
    });
  }

  private async ask<Body>(call: BodyCall<Body>, query: Query, { requestId }: Asker): Promise<Body> {
    if (this.turns.size >= this.rate * longestWait)
      throw new GatewayError('RATE_LIMITED', undefined, { retryAfter: longestWait });
    const { signal } = this.closing;
    const rest = this.rest.as({ token: () => null, requestId, signal });
    return this.turns.add(() => rest.ask(call, query), { signal });
  }
}
