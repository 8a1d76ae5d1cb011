import { setTimeout as pause } from 'node:timers/promises';
import express, { type Router } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.js';
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
import { type BulkChangeLive, bulkChangeFeeds } from './resources/bulk-change/bulk-change-feeds.js';
import { ComplaintFeeds, type ComplaintLive } from './resources/complaint/complaint-feeds.js';
import { DashboardFeeds, type DashboardLive } from './resources/dashboard/dashboard-feeds.js';
import { PositionFeeds, type PositionLive } from './resources/dashboard/position-feeds.js';
import { type ExportLive, exportFeeds } from './resources/export/export-feeds.js';
import { NotificationFeeds, type NotificationLive } from './resources/notification/notification-feeds.js';
import type { PayloadSchemas } from './rest/payload-schemas.js';
import { EndedSessions, fingerprint } from './session/ended-sessions.js';

interface LiveParts {
  /** The WebSockets and streams of this process, closed when their session ends. */
  readonly sockets: SessionSockets;
  readonly schemas: PayloadSchemas;
  readonly log: Logger;
}

/** Receives events by webhook or polling, distributes them in this process or by Redis, and feeds subscriptions. */
interface Live
  extends BulkChangeLive,
    ComplaintLive,
    DashboardLive,
    ExportLive,
    NotificationLive,
    PositionLive,
    LiveEvents {
  /** `POST /hooks/events`; empty if the gateway polls. */
  readonly router: Router;
  /** Resolves when events arrive, but after two seconds at the latest: the connection to Redis is established again later. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

export function createLive(config: Config, { sockets, schemas, log }: LiveParts): Live {
  const { eventsSecrets: secrets, redisUrl, positionPollMs } = config;
  const transport = redisUrl ? redisEvents(redisUrl, log) : inProcessTransport();
  const bus = new EventBus(transport);
  const source = (pollMs: number) => (secrets.length > 0 ? { bus, schemas, log } : { pollMs, log });
  const endedSessions = new EndedSessions();
  closeEndedSessions(bus, sockets, endedSessions);
  // A sign-out succeeds also without Redis: other gateways close the sockets when the data API rejects the token.
  const publish = (event: DataApiEvent) =>
    bus
      .publish(event)
      .catch((error: unknown) => log.warn({ err: error }, 'the end of a session was not published'));
  return {
    router:
      secrets.length > 0
        ? webhookRouter({ secrets, publish: (event) => bus.publish(event), log })
        : express.Router(),
    notifications: new NotificationFeeds(source(config.notificationPollMs)),
    positions: new PositionFeeds(source(positionPollMs)),
    dashboards: new DashboardFeeds(source(positionPollMs)),
    complaints: new ComplaintFeeds(source(config.complaintPollMs)),
    exports: exportFeeds(source(config.exportPollMs)),
    bulkChanges: bulkChangeFeeds(source(config.exportPollMs)),
    events: bus,
    endSession: (token) => {
      endedSessions.add(fingerprint(token));
      return publish(sessionEnded(token));
    },
    beginSession: (token) => endedSessions.forget(fingerprint(token)),
    hasEnded: (session) => endedSessions.has(session),
    endSessionsOf: (userId) => publish(sessionsEnded(userId)),
    ready: Promise.race([transport.ready, pause(2_000, undefined, { ref: false })]),
    close: () => bus.close(),
  };
}
