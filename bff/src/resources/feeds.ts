import type { Context } from '../graphql/schema/context.js';
import type { ComplaintFeeds } from './complaint/complaint-feeds.js';
import type { DashboardFeeds } from './dashboard/dashboard-feeds.js';
import type { ExportFeeds } from './export/export-feeds.js';
import type { NotificationFeeds } from './notification/notification-feeds.js';
import type { PositionFeeds } from './position/position-feeds.js';

/** What the subscriptions read from: one set for each process. */
export interface Feeds {
  readonly notifications: NotificationFeeds;
  readonly positions: PositionFeeds;
  readonly dashboards: DashboardFeeds;
  readonly complaints: ComplaintFeeds;
  readonly exports: ExportFeeds;
}

/** The context of a subscription. */
export interface SubscriptionContext extends Context {
  readonly live: Feeds;
}
