import type { Logger } from 'pino';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import type { EventBus } from '../../events/event-bus.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import {
  createdNotification,
  inLanguage,
  type Notification,
  notificationCount,
  notificationView,
} from './notification.js';

/** Either the data API tells what happens, or it is asked every `pollMs`. */
export type NotificationSource =
  | { readonly bus: EventBus; readonly schemas: PayloadSchemas; readonly log: Logger }
  | { readonly pollMs: number; readonly log: Logger };

/** More than anybody gets between two polls. */
const POLLED_ROWS = 50;
const REMEMBERED_IDS = 500;

/** What the bell lives on: new notifications, and how many are unread. */
export class NotificationFeeds {
  private readonly receivedFeeds: SharedFeeds<Notification>;
  private readonly countFeeds: SharedFeeds<number>;

  constructor(source: NotificationSource) {
    const polled = 'pollMs' in source;
    this.receivedFeeds = new SharedFeeds(
      polled ? polledNotifications(source.pollMs, source.log) : toldNotifications(source),
      false,
    );
    this.countFeeds = new SharedFeeds(
      unreadCounts(polled ? every(source.pollMs) : whenNotificationsChange(source.bus), source.log),
      true,
    );
  }

  /** Each notification of the user, from now on. */
  received(userId: string, subscriber: Subscriber): AsyncIterableIterator<Notification> {
    return this.receivedFeeds.subscribe(userId, subscriber);
  }

  /** How many of the user's notifications are unread: now, and whenever it changes. */
  unreadCount(userId: string, subscriber: Subscriber): AsyncIterableIterator<number> {
    return this.countFeeds.subscribe(userId, subscriber);
  }
}

/** When to look again: calls `look`, answers the way to stop. */
type Trigger = (userId: string, look: () => void) => () => void;

const every =
  (milliseconds: number): Trigger =>
  (_userId, look) => {
    const timer = setInterval(look, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  };

const whenNotificationsChange =
  (bus: EventBus): Trigger =>
  (userId, look) =>
    bus.onUser(userId, ({ type }) => {
      if (type === 'notification.created' || type === 'notification.read') look();
    });

/** The count is asked for again and not reckoned: another tab, or another gateway, may have read some. */
const unreadCounts =
  (trigger: Trigger, log: Logger): Source<number> =>
  (userId, feed) => {
    let newest: number | undefined;
    const look = coalesceRuns(async () => {
      const answer = await feed.ask((rest) => rest.read(notificationCount));
      if (answer === null || answer.totalNotification === newest) return;
      newest = answer.totalNotification;
      feed.emit(newest);
    }, logged(log));
    look();
    return trigger(userId, look);
  };

const toldNotifications =
  ({ bus, schemas, log }: { bus: EventBus; schemas: PayloadSchemas; log: Logger }): Source<Notification> =>
  (userId, feed) => {
    const reader = createdNotification(schemas);
    return bus.onUser(userId, ({ id, type, data }) => {
      if (type !== 'notification.created') return;
      const row = reader.safeParse(data);
      if (row.success) feed.emit(inLanguage(row.data, feed.language));
      else
        log.warn(
          { event: id, issues: row.error.issues },
          'An event notification.created has no notification',
        );
    });
  };

const polledNotifications =
  (pollMs: number, log: Logger): Source<Notification> =>
  (userId, feed) => {
    let known: Set<string> | undefined;
    const look = coalesceRuns(async () => {
      const page = await feed.ask((rest) => rest.page(notificationView, { page: 1, size: POLLED_ROWS }));
      if (page === null) return;
      const before = known;
      known = new Set([...page.rows.map(({ id }) => id), ...(before ?? [])].slice(0, REMEMBERED_IDS));
      // The first look tells what is there already; the newest comes first, and is told last.
      const added = before ? page.rows.filter(({ id, isRead }) => !isRead && !before.has(id)) : [];
      for (const row of added.reverse()) feed.emit(row);
    }, logged(log));
    look();
    return every(pollMs)(userId, look);
  };

/** Specification, section 8: errors of fetching notifications are only logged. */
const logged = (log: Logger) => (error: unknown) =>
  log.warn({ err: error }, 'Notifications could not be fetched');
