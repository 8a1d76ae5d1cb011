import type { Logger } from 'pino';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import { type EventSource, every, type FeedSource, onEvent } from '../../events/feed-source.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import {
  createdNotification,
  inLanguage,
  type Notification,
  notificationCount,
  notificationView,
} from './notification.js';

/** More than a user receives between two polls. */
const POLLED_ROWS = 50;
const REMEMBERED_EVENTS = 500;

/** New notifications, and how many are unread. */
export class NotificationFeeds {
  private readonly receivedFeeds: SharedFeeds<Notification>;
  private readonly countFeeds: SharedFeeds<number>;

  constructor(source: FeedSource) {
    this.receivedFeeds = new SharedFeeds(
      'pollMs' in source ? polledNotifications(source.pollMs, source.log) : publishedNotifications(source),
      false,
    );
    this.countFeeds = new SharedFeeds(unreadCounts(source), true);
  }

  /** Each new notification of the user. */
  received(userId: string, subscriber: Subscriber): AsyncIterableIterator<Notification> {
    return this.receivedFeeds.subscribe(userId, subscriber);
  }

  /** The number of the user's unread notifications: now, and whenever it changes. */
  unreadCount(userId: string, subscriber: Subscriber): AsyncIterableIterator<number> {
    return this.countFeeds.subscribe(userId, subscriber);
  }
}

/** The count is requested again, not calculated: another tab or another gateway may have marked some as read. */
const unreadCounts =
  (source: FeedSource): Source<number> =>
  (userId, feed) => {
    let newest: number | undefined;
    const refresh = coalesceRuns(async () => {
      const count = await feed.request((rest) => rest.read(notificationCount));
      if (count === null || count.totalNotification === newest) return;
      newest = count.totalNotification;
      feed.emit(newest);
    }, logged(source.log));
    refresh();
    if ('pollMs' in source) return every(source.pollMs, refresh);
    return source.bus.onUser(userId, ({ type }) => {
      if (type === 'notification.created' || type === 'notification.read') refresh();
    });
  };

const publishedNotifications =
  (source: EventSource): Source<Notification> =>
  (userId, feed) =>
    onEvent(source, userId, 'notification.created', createdNotification(source.schemas, userId), (row) =>
      feed.emit(inLanguage(row, feed.language)),
    );

const polledNotifications =
  (pollMs: number, log: Logger): Source<Notification> =>
  (_userId, feed) => {
    let known: Set<string> | undefined;
    const refresh = coalesceRuns(async () => {
      const page = await feed.request((rest) => rest.page(notificationView, { page: 1, size: POLLED_ROWS }));
      if (page === null) return;
      const before = known;
      known = new Set([...page.rows.map(eventOf), ...(before ?? [])].slice(0, REMEMBERED_EVENTS));
      // The first poll finds the existing notifications. Rows are newest first, and are sent oldest first.
      const added = before ? page.rows.filter((row) => !row.isRead && !before.has(eventOf(row))) : [];
      for (const row of added.reverse()) feed.emit(row);
    }, logged(log));
    refresh();
    return every(pollMs, refresh);
  };

/** Distinguishes the events that one notification stands for. */
const eventOf = ({ id, occurrences }: Notification): string => `${id} ${occurrences ?? 1}`;

/** Specification, section 8: errors of fetching notifications are only logged. */
const logged = (log: Logger) => (error: unknown) =>
  log.warn({ err: error }, 'Notifications could not be fetched');

/** The feeds that the subscriptions of notifications take. */
export interface NotificationLive {
  readonly notifications: NotificationFeeds;
}
