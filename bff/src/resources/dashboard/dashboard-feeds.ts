import type { Logger } from 'pino';
import { z } from 'zod';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import type { EventBus } from '../../events/event-bus.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { type Dashboard, dashboardRead } from './dashboard.js';

/** Either the data API sends `dashboard.changed`, or its dashboard is requested every `pollMs`. */
export type DashboardSource =
  | { readonly bus: EventBus; readonly schemas: PayloadSchemas; readonly log: Logger }
  | { readonly pollMs: number; readonly log: Logger };

/** Stands where a supplier would: the vehicles of all of them. */
const ALL_SUPPLIERS = '';
/** Milliseconds between two requests of a dashboard, however many events there are. */
const PAUSE = 2_000;

/** The dashboard's numbers, when they change. */
export class DashboardFeeds {
  private readonly feeds: SharedFeeds<Dashboard>;

  constructor(source: DashboardSource) {
    const trigger = 'pollMs' in source ? every(source.pollMs) : whenChanged(source);
    this.feeds = new SharedFeeds(changedDashboards(trigger, 'pollMs' in source, source.log), false);
  }

  /**
   * The dashboard of the user's vehicles, from now on, whenever its numbers have changed.
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

/** When to request the dashboard: calls `look`, returns the way to stop. */
type Trigger = (userId: string, supplierId: string, look: () => void) => () => void;

const every =
  (milliseconds: number): Trigger =>
  (_userId, _supplierId, look) => {
    look();
    const timer = setInterval(look, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  };

const whenChanged = ({
  bus,
  schemas,
  log,
}: {
  bus: EventBus;
  schemas: PayloadSchemas;
  log: Logger;
}): Trigger => {
  const reader = z.object({ companySupplierIds: z.array(schemas.id) });
  return (userId, supplierId, look) => {
    const paced = atMostEvery(PAUSE, look);
    const stop = bus.onUser(userId, ({ id, type, data }) => {
      if (type !== 'dashboard.changed') return;
      const read = reader.safeParse(data);
      if (!read.success) {
        log.warn({ event: id, issues: read.error.issues }, 'An event dashboard.changed has no suppliers');
        return;
      }
      if (supplierId === ALL_SUPPLIERS || read.data.companySupplierIds.includes(supplierId)) paced.run();
    });
    return () => {
      stop();
      paced.stop();
    };
  };
};

/** Runs at once, and what follows within `milliseconds` once more at their end. */
function atMostEvery(milliseconds: number, run: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isDue = false;
  const begin = (): void => {
    isDue = false;
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) begin();
    }, milliseconds);
    timer.unref();
  };
  return {
    run: () => {
      isDue = true;
      if (timer === undefined) begin();
    },
    stop: () => clearTimeout(timer),
  };
}

/** @param isFirstKnown whether the first one is what the subscriber has already */
const changedDashboards =
  (trigger: Trigger, isFirstKnown: boolean, log: Logger): Source<Dashboard> =>
  (userId, feed, supplierId) => {
    let newest: string | undefined;
    const look = coalesceRuns(
      async () => {
        const dashboard = await feed.ask((rest) =>
          rest.read(dashboardRead, { companyId: supplierId || null }),
        );
        if (dashboard === null) return;
        const numbers = numbersOf(dashboard);
        const isNews = numbers !== newest && !(newest === undefined && isFirstKnown);
        newest = numbers;
        if (isNews) feed.emit(dashboard);
      },
      (error) => log.warn({ err: error }, 'The dashboard could not be fetched'),
    );
    return trigger(userId, supplierId, look);
  };

/** All but positions and readings, which `vehiclePositions` has. */
const numbersOf = ({ latest: _latest, positions: _positions, ...numbers }: Dashboard) =>
  JSON.stringify(numbers);
