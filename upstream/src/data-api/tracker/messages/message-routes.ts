import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { malformed, notFound, unauthenticated } from '../../http/refusals.js';
import { cleanBody } from '../../http/storable-body.js';
import type { App } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import { bearerToken } from '../../session/enforce-access.js';
import { type DeviceReading, UnusableMessage } from '../forms/device-reading.js';
import { osmandJson } from '../forms/osmand-json.js';
import { osmandQuery } from '../forms/osmand-query.js';
import { isTraccarEvent, traccarEvent } from '../forms/traccar-event.js';
import { traccarPosition } from '../forms/traccar-position.js';
import type { TrackerServices } from '../tracker-services.js';
import type { TokenHolder } from '../tracker-tokens.js';
import { announceTrackerEvent } from './announce-event.js';
import { MEANINGS, PositionIntake, type ReadingOutcome } from './position-intake.js';
import { TokenLimits } from './token-limits.js';

/** The number of messages of a token that an event counts for: each is a transaction of its own, and notifies people. */
const MESSAGES_PER_EVENT = 100;
/** More than any message has. */
const BODY_BYTES = 64 * 1024;

const text = (description: string) => Type.Optional(Type.String({ description }));
const osmandParameters = {
  id: text('Of the device: the tracker id or the IMEI of a vehicle; `deviceid` too.'),
  lat: text('Degrees, WGS 84.'),
  lon: text('Degrees, WGS 84.'),
  location: text('`lat,lon` in one.'),
  timestamp: text('Seconds or milliseconds since 1970, or ISO 8601; now without it.'),
  speed: text('Knots.'),
  bearing: text('Degrees from north; `heading` too.'),
  batt: text('Percent.'),
  odometer: text('Metres.'),
  accuracy: text('Metres: the radius of the circle in which the place is.'),
  valid: text('`false` or `0`: the receiver has no satellites, only the battery is taken.'),
};
const TAKEN = Type.Unknown({ description: 'Taken; the body is empty.' });
const message = Type.Object({}, { additionalProperties: true });
const token = { params: Type.Object({ token: Type.String({ description: 'Of the supplier.' }) }) };

/**
 * The messages of trackers: `GET` and `POST track/{token}` in the OsmAnd protocol of Traccar Client, and `POST hooks/traccar`, which a
 * Traccar server forwards positions and events to. The response to a message comes once its position is committed.
 */
export async function serveTrackerMessages(app: App, services: TrackerServices): Promise<void> {
  const intake = new PositionIntake(services);
  const limits = new TokenLimits();
  const { tokens, seen } = services.trackers;
  const clock = () => ({ now: services.now().getTime(), timeZone: services.timeZone });

  /** @throws the refusal for a token that is not good, or is used too much */
  const holderOf = async (request: FastifyRequest, token: string | undefined, refusal: () => Error) => {
    const holder = token === undefined ? null : await tokens.holderOf(token);
    if (holder === null) {
      await limits.countWrong(services, request);
      throw refusal();
    }
    limits.count(holder.tokenId);
    return holder;
  };

  /** Reads a message; what is wrong with one is remembered with its device. */
  const read = <R>(holder: TokenHolder, reader: () => R): R => {
    try {
      return reader();
    } catch (fault) {
      if (!(fault instanceof UnusableMessage)) throw fault;
      const { deviceId, fault: code } = fault;
      if (deviceId !== undefined && code !== 'NO_ID')
        seen.note(holder, deviceId, { fault: code, now: Date.now() });
      throw malformed(fault.message);
    }
  };

  const take = async (holder: TokenHolder, reading: DeviceReading): Promise<ReadingOutcome> => {
    const outcome = await intake.take(holder, reading);
    const { at } = reading.measured;
    seen.note(holder, reading.deviceId, { ...MEANINGS[outcome], at, now: Date.now() });
    // It may be of the present once a clock is set: the device is to keep it.
    if (outcome === 'FUTURE') throw malformed('The time lies in the future.');
    return outcome;
  };

  await app.register(async (messages) => {
    // The token is checked before anything else, and each form of message has its reader.
    messages.setValidatorCompiler(() => () => true);
    messages.removeAllContentTypeParsers();
    messages.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );

    messages.get<{ Params: { token: string } }>(
      '/track/:token',
      withPath(
        described({
          tag: 'tracker',
          summary: 'Take a position of a device: the OsmAnd protocol of Traccar as a query',
          query: Type.Object(osmandParameters),
          reply: TAKEN,
          refuses: [404, 429],
        }),
      ),
      async (request, reply) => {
        const holder = await holderOf(request, request.params.token, notFound);
        const reading = read(holder, () => osmandQuery(queryOf(request), clock()));
        await take(holder, reading);
        return reply.send();
      },
    );

    messages.post<{ Params: { token: string } }>(
      '/track/:token',
      withPath(
        described({
          tag: 'tracker',
          summary: 'Take a position of a device: the OsmAnd protocol of Traccar as a query, a form or JSON',
          body: message,
          reply: TAKEN,
          refuses: [404, 429],
        }),
      ),
      async (request, reply) => {
        const holder = await holderOf(request, request.params.token, notFound);
        const query = queryOf(request);
        const body = textOf(request);
        if (!isJson(request)) {
          const form = new URLSearchParams([...new URLSearchParams(body), ...query]);
          const reading = read(holder, () => osmandQuery(form, clock()));
          await take(holder, reading);
          return reply.send();
        }
        const json = parsed(body);
        const reading = read(holder, () => osmandJson(json, clock(), query.get('id')));
        if ((await take(holder, reading)) === 'UNKNOWN_VEHICLE') throw notFound();
        return reply.send();
      },
    );

    messages.post(
      '/hooks/traccar',
      described({
        tag: 'tracker',
        summary: 'Take a position or an event that a Traccar server forwards as JSON',
        body: message,
        reply: TAKEN,
        refuses: [401, 429],
      }),
      async (request, reply) => {
        const holder = await holderOf(request, bearerToken(request.headers.authorization), unauthenticated);
        const json = parsed(textOf(request));
        if (isTraccarEvent(json)) {
          const event = read(holder, () => traccarEvent(json, clock()));
          if (event === undefined) return reply.send();
          limits.count(holder.tokenId, MESSAGES_PER_EVENT);
          const isKnown = await announceTrackerEvent(services, holder, event);
          seen.note(holder, event.deviceId, { isKnown, now: Date.now() });
          return reply.send();
        }
        const reading = read(holder, () => traccarPosition(json, clock()));
        await take(holder, reading);
        return reply.send();
      },
    );
  });
}

const withPath = <S extends { schema: object }>(options: S) => ({
  ...options,
  schema: { ...options.schema, ...token },
});

/** As the protocol has it: fastify refuses what is named twice, or makes a list of it. */
const queryOf = ({ url }: FastifyRequest): URLSearchParams => {
  const at = url.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
};

const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

const isJson = ({ headers }: FastifyRequest): boolean =>
  /^\s*application\/(json|[\w.+-]+\+json)\b/i.test(headers['content-type'] ?? '');

/** @throws CallRefused (400) for what is no JSON, and for what a database cannot store */
function parsed(text: string): unknown {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw malformed('The body is not valid JSON.');
  }
  return cleanBody(json);
}
