import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import { refuse } from '../http-response.js';
import { type DataApiEvent, dataApiEvent, MAX_CLOCK_DIFFERENCE_MS } from './event.js';

interface WebhookOptions {
  /** EVENTS_SECRET: the data API signs with one of them. */
  secrets: readonly string[];
  /** Publishes an event; a repeated event is published only once. */
  publish: (event: DataApiEvent) => Promise<void>;
  log: Logger;
}

/**
 * `POST /hooks/events`: receives the events of the data API. Responds with 204 for an accepted or repeated event, 401 for a wrong or old
 * signature, 400 for a malformed event, and 503 when the event could not be published: the sender retries.
 */
export function webhookRouter({ secrets, publish, log }: WebhookOptions): Router {
  const router = express.Router();
  const rawBody = express.raw({ type: () => true, limit: '4mb' });

  router.post('/hooks/events', rawBody, async (request, response) => {
    const body: unknown = request.body;
    const timestamp = request.get('x-event-timestamp') ?? '';
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const signature = request.get('x-event-signature') ?? '';
    const isGenuine = secrets.some((secret) => isSigned(secret, timestamp, bytes, signature));
    if (!isGenuine || !isFresh(timestamp)) return refuse(response, 401, 'The signature is wrong or too old.');
    const event = parse(bytes);
    if (!event) return refuse(response, 400, 'The body is not an event.');
    try {
      await publish(event);
      response.status(204).end();
    } catch (error) {
      log.error({ err: error, event: event.id }, 'An event could not be passed on');
      refuse(response, 503, 'The event could not be passed on.');
    }
  });

  return router;
}

/** Unix seconds, Unix milliseconds or ISO 8601: contract section 6 does not define the format. */
function isFresh(timestamp: string): boolean {
  const digits = /^\d{1,15}$/.test(timestamp) ? Number(timestamp) : undefined;
  const sentAt = digits === undefined ? Date.parse(timestamp) : digits < 1e11 ? digits * 1000 : digits;
  return Math.abs(Date.now() - sentAt) <= MAX_CLOCK_DIFFERENCE_MS;
}

function isSigned(secret: string, timestamp: string, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const given = Buffer.from(signature.replace(/^sha256=/, ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parse(body: Buffer): DataApiEvent | undefined {
  try {
    return dataApiEvent.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
