import { z } from 'zod';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import { type EventSource, every, type FeedSource, onEvent } from '../../events/feed-source.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import { type VehiclePosition, vehiclePosition } from '../position/position.js';
import { dashboardRead } from './dashboard.js';

/** The subject of a subscription to the vehicles of all suppliers. */
const ALL_SUPPLIERS = '';

/** Vehicles as they move, for the live map. */
export class PositionFeeds {
  private readonly feeds: SharedFeeds<VehiclePosition[]>;

  constructor(source: FeedSource) {
    this.feeds = new SharedFeeds(
      'pollMs' in source ? polledPositions(source) : publishedPositions(source),
      false,
    );
  }

  /**
   * The vehicles in the user's scope that moved, in the batches of the source.
   * @param supplierId only vehicles of this supplier; null for all
   */
  moved(
    userId: string,
    supplierId: string | null,
    subscriber: Subscriber,
  ): AsyncIterableIterator<VehiclePosition[]> {
    return this.feeds.subscribe(userId, subscriber, supplierId ?? ALL_SUPPLIERS);
  }
}

const publishedPositions = (source: EventSource): Source<VehiclePosition[]> => {
  const reader = z.object({ positions: z.array(vehiclePosition.row(source.schemas)) });
  return (userId, feed, supplierId) => {
    /** When the newest position of each vehicle was measured: events of several data APIs may arrive in another order. */
    const newestAt = new Map<string, string>();
    const isNewer = ({ vehicleId, measuredAt }: VehiclePosition): boolean => {
      if (vehicleId === null || measuredAt === null) return true;
      if (measuredAt < (newestAt.get(vehicleId) ?? measuredAt)) return false;
      newestAt.set(vehicleId, measuredAt);
      return true;
    };
    return onEvent(source, userId, 'vehicle.positions', reader, ({ positions }) => {
      const moved = positions.filter(
        (row) => (supplierId === ALL_SUPPLIERS || row.supplierId === supplierId) && isNewer(row),
      );
      if (moved.length > 0) feed.emit(moved);
    });
  };
};

const polledPositions =
  ({ pollMs, log }: Exclude<FeedSource, EventSource>): Source<VehiclePosition[]> =>
  (_userId, feed, supplierId) => {
    let known: Map<string | null, string> | undefined;
    const refresh = coalesceRuns(
      async () => {
        const dashboard = await feed.request((rest) =>
          rest.read(dashboardRead, { companyId: supplierId || null }),
        );
        if (dashboard === null) return;
        const before = known;
        // A position without a vehicle id cannot be compared with an earlier one.
        const identified = dashboard.positions.filter((row) => row.vehicleId !== null);
        known = new Map(identified.map((row) => [row.vehicleId, stateOf(row)]));
        // The first poll finds where the vehicles are; later ones find which have moved.
        const moved = identified.filter((row) => before?.get(row.vehicleId) !== stateOf(row));
        const readings = new Map(dashboard.latest.map((row) => [row.vehicleId, row]));
        const withReading = (row: VehiclePosition): VehiclePosition => {
          const { batteryPercentage = null, odometer = null } = readings.get(row.vehicleId) ?? {};
          return {
            ...row,
            batteryPercentage: row.batteryPercentage ?? batteryPercentage,
            odometer: row.odometer ?? odometer,
          };
        };
        if (before && moved.length > 0) feed.emit(moved.map(withReading));
      },
      (error) => log.warn({ err: error }, 'Positions could not be fetched'),
    );
    refresh();
    return every(pollMs, refresh);
  };

const stateOf = ({ position: { latitude, longitude }, measuredAt }: VehiclePosition) =>
  `${latitude} ${longitude} ${measuredAt}`;

/** The feeds that the subscription of positions takes. */
export interface PositionLive {
  readonly positions: PositionFeeds;
}
