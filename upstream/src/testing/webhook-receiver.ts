import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '../database/open-database.js';
import { untilEmpty } from './until-empty.js';

/** One delivery that the receiver got. */
export interface Delivery {
  event: { id: string; type: string; at: string; users: number[]; data: Record<string, unknown> };
  /** True if timestamp and signature are right. */
  isSigned: boolean;
  status: number;
}

/** A real HTTP receiver of events, which responds as the test sets. */
export interface WebhookReceiver {
  url: string;
  deliveries: Delivery[];
  /** Those of the type `dashboard.changed`, which follows on any change of a vehicle: always taken, and not among `deliveries`. */
  changes: Delivery[];
  /** The status of the next responses, in order; 204 after that. */
  answerWith(...statuses: number[]): void;
  /** Resolves once the condition holds; looked at after each delivery. */
  until(condition: (deliveries: Delivery[]) => boolean): Promise<void>;
  /** Forgets what came, once the events of earlier tests are no longer on their way. */
  forget(db: Database): Promise<void>;
  close(): Promise<void>;
}

export async function startWebhookReceiver(secret: string): Promise<WebhookReceiver> {
  const deliveries: Delivery[] = [];
  const changes: Delivery[] = [];
  const statuses: number[] = [];
  const waiting: { condition: (deliveries: Delivery[]) => boolean; resolve: () => void }[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const timestamp = String(request.headers['x-event-timestamp']);
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
      const isSigned = isFresh && request.headers['x-event-signature'] === `sha256=${signature}`;
      const event: Delivery['event'] = JSON.parse(body);
      const isChange = event.type === 'dashboard.changed';
      const status = (isChange ? undefined : statuses.shift()) ?? 204;
      reply.writeHead(status).end();
      (isChange ? changes : deliveries).push({ event, isSigned, status });
      for (const { condition, resolve } of waiting) if (condition(deliveries)) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  return {
    url: `http://127.0.0.1:${port}/hooks/events`,
    deliveries,
    changes,
    answerWith: (...next) => {
      statuses.push(...next);
    },
    until: (condition) =>
      new Promise((resolve) => {
        if (condition(deliveries)) resolve();
        else waiting.push({ condition, resolve });
      }),
    forget: async (db) => {
      await untilEmpty(db, 'event');
      deliveries.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port');
  return address.port;
}
