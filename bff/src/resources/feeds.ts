import type { Context } from '../graphql/schema/context.js';
import { rowId } from '../rest/rows/row-id.js';
import type { BulkChange } from './bulk-change/bulk-change.types.js';
import type { ComplaintFeeds } from './complaint/complaint-feeds.js';
import type { DashboardFeeds } from './dashboard/dashboard-feeds.js';
import type { Export } from './export/export.types.js';
import type { NotificationFeeds } from './notification/notification-feeds.js';
import type { PositionFeeds } from './position/position-feeds.js';
import type { ProgressFeeds } from './progress-feeds.js';

/** The feeds of all subscriptions of this process. */
export interface Feeds {
  readonly notifications: NotificationFeeds;
  readonly positions: PositionFeeds;
  readonly dashboards: DashboardFeeds;
  readonly complaints: ComplaintFeeds;
  readonly exports: ProgressFeeds<Export>;
  readonly bulkChanges: ProgressFeeds<BulkChange>;
}

/** The context of a subscription. */
interface SubscriptionContext extends Context {
  readonly live: Feeds;
}

/** What the `subscribe` function of a subscription receives. */
export interface Subscribing<Args = unknown> {
  readonly args: Args;
  readonly context: SubscriptionContext;
}

/** The argument `supplierId` of a subscription. @throws GatewayError BAD_USER_INPUT when it is not an id */
export const supplierArgument = ({ supplierId }: { readonly supplierId?: string | null }): string | null =>
  supplierId == null ? null : String(rowId(supplierId, 'supplierId'));
