import type { Logger } from 'pino';
import { z } from 'zod';
import { coalesceRuns } from '../../events/coalesce-runs.js';
import type { EventBus } from '../../events/event-bus.js';
import { SharedFeeds, type Source, type Subscriber } from '../../events/shared-feeds.js';
import type { PayloadSchemas } from '../../rest/payload-schemas.js';
import { dashboardRead } from '../dashboard/dashboard.js';
import { type VehiclePosition, vehiclePosition } from './position.js';

/** Either the data API tells who moved, or its dashboard is asked every `pollMs`. */
export type PositionSource =
  | { readonly bus: EventBus; readonly schemas: PayloadSchemas; readonly log: Logger }
  | { readonly pollMs: number; readonly log: Logger };

/** Stands where a supplier would: the vehicles of all of them. */
const ALL_SUPPLIERS = '';

/** Vehicles as they move: what the live map lives on. */
export class PositionFeeds {
  private readonly feeds: SharedFeeds<VehiclePosition[]>;

  constructor(source: PositionSource) {
    this.feeds = new SharedFeeds('pollMs' in source ? polledPositions(source) : toldPositions(source), false);
  }

  /**
   * The vehicles in the user's scope that moved, from now on, each batch as it came.
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

const toldPositions = ({
  bus,
  schemas,
  log,
}: {
  bus: EventBus;
  schemas: PayloadSchemas;
  log: Logger;
}): Source<VehiclePosition[]> => {
  const reader = z.object({ positions: z.array(vehiclePosition.row(schemas)) });
  return (userId, feed, supplierId) => {
    /** When each vehicle was last told of: events of several data APIs may overtake each other. */
    const toldAt = new Map<string, string>();
    const isNews = ({ vehicleId, measuredAt }: VehiclePosition): boolean => {
      if (vehicleId === null || measuredAt === null) return true;
      if (measuredAt < (toldAt.get(vehicleId) ?? measuredAt)) return false;
      toldAt.set(vehicleId, measuredAt);
      return true;
    };
    return bus.onUser(userId, ({ id, type, data }) => {
      if (type !== 'vehicle.positions') return;
      const read = reader.safeParse(data);
      if (!read.success) {
        log.warn({ event: id, issues: read.error.issues }, 'An event vehicle.positions has no positions');
        return;
      }
      const moved = read.data.positions.filter(
        (row) => (supplierId === ALL_SUPPLIERS || row.supplierId === supplierId) && isNews(row),
      );
      if (moved.length > 0) feed.emit(moved);
    });
  };
};

const polledPositions =
  ({ pollMs, log }: { pollMs: number; log: Logger }): Source<VehiclePosition[]> =>
  (_userId, feed, supplierId) => {
    let known: Map<string | null, string> | undefined;
    const look = coalesceRuns(
      async () => {
        const answer = await feed.ask((rest) => rest.read(dashboardRead, { companyId: supplierId || null }));
        if (answer === null) return;
        const before = known;
        // Where nobody says which vehicle is where, nobody can say which one moved.
        const named = answer.positions.filter((row) => row.vehicleId !== null);
        known = new Map(named.map((row) => [row.vehicleId, stateOf(row)]));
        // The first look tells where they stand; what moves is told from then on.
        const moved = named.filter((row) => before?.get(row.vehicleId) !== stateOf(row));
        const read = new Map(answer.latest.map((row) => [row.vehicleId, row]));
        const withReading = (row: VehiclePosition): VehiclePosition => {
          const { batteryPercentage = null, odometer = null } = read.get(row.vehicleId) ?? {};
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
    look();
    const timer = setInterval(look, pollMs);
    timer.unref();
    return () => clearInterval(timer);
  };

const stateOf = ({ position: { latitude, longitude }, measuredAt }: VehiclePosition) =>
  `${latitude} ${longitude} ${measuredAt}`;
