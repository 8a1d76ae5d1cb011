import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { GeocoderBusy, type GeocoderThread } from './geocoder-thread.js';

/** As Nominatim: 10 places, at most 40. */
const usualLimit = 10;
const largestLimit = 40;
const longestText = 200;

interface GeocoderOptions {
  thread: GeocoderThread;
  /** Refuses a request without a token by throwing; without it, everybody may send requests. */
  authenticate?: (request: FastifyRequest) => Promise<unknown>;
}

type Query = Readonly<Record<string, unknown>>;

/**
 * The geocoder: Nominatim's `GET reverse?lat&lon` and `GET search?q&limit&viewbox`, in its
 * `format=jsonv2`. It works offline. `accept-language` and `zoom` change nothing: names are
 * Indonesian, places as small as there are. Of places that match equally well, those near the middle of `viewbox` come first.
 *
 * The thread is closed with the app.
 */
export const geocoder: FastifyPluginAsync<GeocoderOptions> = async (app, { thread, authenticate }) => {
  if (authenticate !== undefined)
    app.addHook('onRequest', async (request) => void (await authenticate(request)));
  app.addHook('onClose', () => thread.close());
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof GeocoderBusy)
      return reply
        .code(503)
        .header('retry-after', 1)
        .send({ error: { code: 503, message: 'Too many requests are waiting.' } });
    if (!(error instanceof BadRequest)) throw error;
    return reply.code(400).send({ error: { code: 400, message: error.message } });
  });
  app.addHook<{ Querystring: Query }>('preHandler', async ({ query }) => {
    if (query.format !== undefined && query.format !== 'jsonv2')
      throw new BadRequest('format must be jsonv2.');
  });

  app.get<{ Querystring: Query }>('/reverse', async ({ query }) => {
    const latitude = degrees(query, 'lat', 90);
    const longitude = degrees(query, 'lon', 180);
    const [place] = await thread.request({ latitude, longitude });
    return place ?? { error: 'Unable to geocode' };
  });

  app.get<{ Querystring: Query }>('/search', async ({ query }) =>
    thread.request({ text: textOf(query), limit: limitOf(query), near: middleOf(query) }),
  );
};

/** The message is one sentence. */
class BadRequest extends Error {}

function degrees(query: Query, name: 'lat' | 'lon', most: number): number {
  const text = query[name];
  const value =
    typeof text === 'string' && /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  if (Math.abs(value) <= most) return value;
  throw new BadRequest(`${name} must be given once, in degrees from -${most} to ${most}.`);
}

function textOf({ q }: Query): string {
  if (typeof q === 'string' && q.trim() !== '' && q.length <= longestText) return q;
  throw new BadRequest(`q must be given once, 1 to ${longestText} characters to search for.`);
}

function limitOf({ limit }: Query): number {
  if (limit === undefined) return usualLimit;
  if (typeof limit === 'string' && /^[1-9]\d{0,5}$/.test(limit)) return Math.min(Number(limit), largestLimit);
  throw new BadRequest('limit must be a whole number from 1.');
}

/** The middle of Nominatim's `viewbox=<longitude>,<latitude>,<longitude>,<latitude>`, two opposite corners; null without one. */
function middleOf({ viewbox }: Query): { latitude: number; longitude: number } | null {
  if (viewbox === undefined) return null;
  const corners = typeof viewbox === 'string' ? viewbox.split(',').map(Number) : [];
  const [x1 = Number.NaN, y1 = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = corners;
  const isBox = [x1, x2].every((x) => Math.abs(x) <= 180) && [y1, y2].every((y) => Math.abs(y) <= 90);
  if (!isBox || corners.length !== 4)
    throw new BadRequest('viewbox must be longitude, latitude, longitude, latitude, in degrees.');
  return { latitude: (y1 + y2) / 2, longitude: (x1 + x2) / 2 };
}
