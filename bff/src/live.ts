import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { DataApiEvent } from './events/event.js';
import { EventBus, inProcessTransport } from './events/event-bus.js';
import type { LiveEvents } from './events/live-events.js';
import { redisEvents } from './events/redis.js';
import {
  closeEndedSessions,
  type SessionSockets,
  sessionEnded,
  sessionsEnded,
} from './events/session-ended.js';
import { webhookRouter } from './events/webhook.js';
import { ComplaintFeeds } from './resources/complaint/complaint-feeds.js';
import { DashboardFeeds } from './resources/dashboard/dashboard-feeds.js';
import { ExportFeeds } from './resources/export/export-feeds.js';
import type { Feeds } from './resources/feeds.js';
import { NotificationFeeds } from './resources/notification/notification-feeds.js';
import { PositionFeeds } from './resources/position/position-feeds.js';
import type { PayloadSchemas } from './rest/payload-schemas.js';
import { EndedSessions, fingerprint } from './session/ended-sessions.js';

export interface LiveOptions {
  /** EVENTS_SECRET; without one there is no webhook and the gateway polls. */
  readonly secrets: readonly string[];
  /** REDIS_URL; without it events stay in this process. */
  readonly redisUrl: string | null;
  /** The WebSockets and streams of this process, closed when their session ends. */
  readonly sockets: SessionSockets;
  readonly schemas: PayloadSchemas;
  readonly log: Logger;
  /** Milliseconds between two polls for notifications, the dashboard, a complaint and an export, where there is no webhook. */
  readonly pollMs: number;
  readonly positionPollMs: number;
  readonly complaintPollMs: number;
  readonly exportPollMs: number;
}

/** How events enter (webhook or polling), travel (in process or Redis) and leave (subscriptions, closed sockets). */
export interface Live extends Feeds, LiveEvents {
  /** `POST /hooks/events`; empty where the gateway polls. */
  readonly router: Router;
  /** Resolves when events arrive; at the latest after two seconds, for a Redis that is away comes back by itself. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export function createLive(options: LiveOptions): Live {
  const { secrets, redisUrl, sockets, schemas, log, pollMs, positionPollMs, complaintPollMs, exportPollMs } =
    options;
  const isTold = secrets.length > 0;
  const transport = redisUrl ? redisEvents(redisUrl, log) : inProcessTransport();
  const bus = new EventBus(transport);
  const endedSessions = new EndedSessions();
  closeEndedSessions(bus, sockets, endedSessions);
  // Who signs out is signed out, be Redis there or not: its sockets close by themselves when the token is refused.
  const publish = (event: DataApiEvent) =>
    bus
      .publish(event)
      .catch((error: unknown) => log.warn({ err: error }, 'the end of a session did not get round'));
  return {
    router: isTold
      ? webhookRouter({ secrets, publish: (event) => bus.publish(event), log })
      : express.Router(),
    notifications: new NotificationFeeds(isTold ? { bus, schemas, log } : { pollMs, log }),
    positions: new PositionFeeds(isTold ? { bus, schemas, log } : { pollMs: positionPollMs, log }),
    dashboards: new DashboardFeeds(isTold ? { bus, schemas, log } : { pollMs: positionPollMs, log }),
    complaints: new ComplaintFeeds(isTold ? { bus, schemas, log } : { pollMs: complaintPollMs, log }),
    exports: new ExportFeeds(isTold ? { bus, schemas, log } : { pollMs: exportPollMs, log }),
    events: bus,
    endSession: (token) => {
      endedSessions.add(fingerprint(token));
      return publish(sessionEnded(token));
    },
    beginSession: (token) => endedSessions.forget(fingerprint(token)),
    hasEnded: (session) => endedSessions.has(session),
    endSessionsOf: (userId) => publish(sessionsEnded(userId)),
    ready: withinTwoSeconds(transport.ready),
    close: () => bus.close(),
  };
}

function withinTwoSeconds(ready: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, 2_000);
    void ready.then(() => {
      clearTimeout(patience);
      resolve();
    });
  });
}
