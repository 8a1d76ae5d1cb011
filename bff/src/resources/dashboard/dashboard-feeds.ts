import { z } from 'zod';
import { atMostEvery } from '../../events/at-most-every.js';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import { every, type FeedSource, onEvent } from '../../events/feed-source.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import { type Dashboard, dashboardRead } from './dashboard.js';

/** The subject of a subscription to the vehicles of all suppliers. */
const ALL_SUPPLIERS = '';
/** Milliseconds between two requests of a dashboard, however many events there are. */
const PAUSE = 2_000;

/** The dashboard's numbers, when they change. */
export class DashboardFeeds {
  private readonly feeds: SharedFeeds<Dashboard>;

  constructor(source: FeedSource) {
    this.feeds = new SharedFeeds(changedDashboards(source), false);
  }

  /**
   * The dashboard of the user's vehicles, each time that its numbers have changed.
   * @param supplierId only vehicles of this supplier; null for all
   */
  changed(
    userId: string,
    supplierId: string | null,
    subscriber: Subscriber,
  ): AsyncIterableIterator<Dashboard> {
    return this.feeds.subscribe(userId, subscriber, supplierId ?? ALL_SUPPLIERS);
  }
}

/** Calls `refresh` whenever the dashboard may have changed; returns a function that stops it. */
function onChange(source: FeedSource, userId: string, supplierId: string, refresh: () => void): () => void {
  if ('pollMs' in source) {
    refresh();
    return every(source.pollMs, refresh);
  }
  const changed = z.object({ companySupplierIds: z.array(source.schemas.id) });
  const paced = atMostEvery(PAUSE, refresh);
  const stop = onEvent(source, userId, 'dashboard.changed', changed, ({ companySupplierIds }) => {
    if (supplierId === ALL_SUPPLIERS || companySupplierIds.includes(supplierId)) paced.run();
  });
  // `dashboard.changed` is about vehicles alone; who may read a complaint has it among what needs attention.
  const stopComplaints = source.bus.onUser(userId, ({ type }) => {
    if (type === 'complaint.changed') paced.run();
  });
  return () => {
    stop();
    stopComplaints();
    paced.stop();
  };
}

const changedDashboards =
  (source: FeedSource): Source<Dashboard> =>
  (userId, feed, supplierId) => {
    let newest: string | undefined;
    // The first poll returns what the subscriber has already; the first event means a change.
    const isFirstKnown = 'pollMs' in source;
    const refresh = coalesceRuns(
      async () => {
        const dashboard = await feed.request((rest) =>
          rest.read(dashboardRead, { companyId: supplierId || null }),
        );
        if (dashboard === null) return;
        const numbers = numbersOf(dashboard);
        const isChanged = numbers !== newest && !(newest === undefined && isFirstKnown);
        newest = numbers;
        if (isChanged) feed.emit(dashboard);
      },
      (error) => source.log.warn({ err: error }, 'The dashboard could not be fetched'),
    );
    return onChange(source, userId, supplierId, refresh);
  };

/** All but positions and readings, which `vehiclePositions` sends. */
const numbersOf = ({ latest: _latest, positions: _positions, ...numbers }: Dashboard) =>
  JSON.stringify(numbers);

/** The feeds that the subscription of the dashboard takes. */
export interface DashboardLive {
  readonly dashboards: DashboardFeeds;
}
