import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { GatewayError } from '../errors/errors.js';
import { FairQueue, QueueFull } from '../fair-queue.js';
import type { Context } from '../graphql/schema/context.js';
import type { LatLng } from '../graphql/schema/lat-lng.js';
import type { BodyCall } from '../rest/calls.js';
import type { Query } from '../rest/query.js';
import { RestCalls } from '../rest/rest-calls.js';
import type { RestClient } from '../rest/rest-client.js';
import { fingerprint } from '../session/ended-sessions.js';
import type { Session } from '../session/session.js';
import { reverseCall, searchCall } from './place.rest.js';
import type { Place } from './place.types.js';

const cachedMs = 24 * 60 * 60 * 1000;
/** While the geocoder fails, an expired result is used for so long before the next request. */
const staleMs = 60 * 1000;
/** Results of each kind; one takes about 0.5 KiB. */
const maxCached = 10_000;
/** Seconds that the requests of one person may wait in the queue; one that would wait longer is refused. */
const maxWait = 3;
/** The number of people who may have as many requests waiting. */
const maxPeople = 4;
/** The decimals of a degree: 5 are about one metre. */
const decimals = 5;

/** Nominatim's `viewbox` around a position, rounded to a grid of 0.1 degrees (11 km), so that neighbours share a cached result. */
function boxAround({ latitude, longitude }: LatLng): string {
  const within = (degrees: number, most: number) => Math.max(-most, Math.min(most, degrees)).toFixed(1);
  const [south, north] = [within(latitude - 0.5, 90), within(latitude + 0.5, 90)];
  return `${within(longitude - 0.5, 180)},${south},${within(longitude + 0.5, 180)},${north}`;
}

/** The context of an operation that may use the geocoder. */
export interface GeocoderContext extends Context {
  readonly geocoder: Geocoder;
}

/** The operation that a result is for, for the logs. */
interface Requester {
  readonly requestId: string;
  /** The session that asks: in the queue, nobody waits for all requests of another. */
  readonly session: Pick<Session, 'userId' | 'token'> | null;
}

/** Indonesian names and addresses, as Nominatim's parameters. */
const format = { format: 'jsonv2', 'accept-language': 'id' } as const;

/**
 * The geocoder, shared by all callers: it receives no address or abort signal of a caller, and the token of one only where the data API's
 * server is the geocoder, too. Results are cached for a day, and
 * longer while the geocoder is down; identical requests in progress share one call; and at most `rate` requests a second are sent.
 *
 * Its methods throw a `GatewayError`: UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_BAD_REPLY, or RATE_LIMITED when the queue is
 * full.
 */
export class Geocoder {
  private readonly closing = new AbortController();
  private readonly queue: FairQueue;

  private readonly places = this.cacheOf(async (at: string, requester): Promise<{ place: Place | null }> => {
    const [lat, lon] = at.split(',');
    const place = await this.request(reverseCall, { lat, lon, ...format }, requester);
    const location = place?.location ?? { latitude: Number(lat), longitude: Number(lon) };
    return { place: place && { ...place, location } };
  });

  private readonly searches = this.cacheOf((key: string, requester) => {
    const [text, viewbox] = key.split('\n');
    return this.request(searchCall, { q: text, ...(viewbox && { viewbox }), ...format }, requester);
  });

  /**
   * @param rate requests a second, `GEOCODER_RATE`
   * @param isOfDataApi whether it is on the data API's server, which requires a token in production
   */
  constructor(
    private readonly rest: RestClient,
    private readonly rate: number,
    private readonly isOfDataApi: boolean,
  ) {
    const queue = new PQueue({ intervalCap: rate, interval: 1000, strict: true });
    const ofPerson = rate * maxWait;
    this.queue = new FairQueue(queue, { ofPerson, ofAll: ofPerson * maxPeople });
  }

  /** The place at a coordinate, rounded to about one metre; null when there is none. */
  async placeAt(latitude: number, longitude: number, requester: Requester): Promise<Place | null> {
    const at = `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`;
    return (await this.places.forceFetch(at, { context: requester })).place;
  }

  /**
   * True if it may be searched at every pause of the typing. The public Nominatim server, which allows one request a second, forbids
   * it.
   */
  get allowsTyping(): boolean {
    return this.rate > 1;
  }

  /**
   * Places by the words of their names, best match first; case and white space are ignored.
   * @param near of places that match equally well, those near it come first
   */
  async placesNamed(text: string, near: LatLng | null, requester: Requester): Promise<Place[]> {
    const words = text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
    if (words === '') return [];
    const key = near === null ? words : `${words}\n${boxAround(near)}`;
    return this.searches.forceFetch(key, { context: requester });
  }

  /** Cancels the requests in progress. */
  close(): void {
    this.closing.abort();
  }

  private cacheOf<Result extends object>(fetch: (key: string, requester: Requester) => Promise<Result>) {
    return new LRUCache<string, Result, Requester>({
      max: maxCached,
      ttl: cachedMs,
      fetchMethod: async (key, stale, { context, options }) => {
        try {
          return await fetch(key, context);
        } catch (error) {
          if (stale === undefined) throw error;
          options.ttl = staleMs;
          return stale;
        }
      },
      // Other callers may wait for a result that is evicted while it is fetched.
      ignoreFetchAbort: true,
    });
  }

  private async request<Body>(call: BodyCall<Body>, query: Query, requester: Requester): Promise<Body> {
    const { requestId, session } = requester;
    const { signal } = this.closing;
    const token = this.isOfDataApi ? (session?.token ?? null) : null;
    const rest = new RestCalls(this.rest, { token: () => token, requestId, signal });
    const person = session === null ? '' : (session.userId ?? fingerprint(session.token));
    try {
      return await this.queue.add(person, () => rest.getBody(call, query), signal);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw new GatewayError('RATE_LIMITED', undefined, { retryAfter: maxWait });
    }
  }
}
