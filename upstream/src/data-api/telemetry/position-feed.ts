import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/open-database.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { dashboardStaff } from '../events/dashboard-staff.js';
import { postEvent, type Webhook } from '../events/webhook.js';
import type { Services } from '../services/services.js';

/** The place of a vehicle: a row of the dashboard's `latestPosition` and of the status table. */
export interface VehiclePosition {
  vehicleId: number;
  licensePlate: string;
  latitude: number;
  longitude: number;
  companySupplierId: number;
  companySupplierName: string;
  gpsDate: string;
  speed: number | null;
  course: number | null;
  batteryPercentage: number | null;
  /** km. */
  totalKm: number;
}

export interface LatestPosition {
  position: VehiclePosition;
  /** The tenant that rents the vehicle. */
  tenantId: number | null;
}

/** Contract, section 6: batched, at most one a second. */
const EVERY = 1000;
/** Positions of one event, to stay below the gateway's body limit. */
const LARGEST = 1000;

/** The services that the intake of readings works with. */
export interface TelemetryServices extends Services {
  /** Reports to the gateway where vehicles are. */
  positions: PositionFeed;
}

/**
 * Sends new positions of vehicles to the gateway once a second: for each vehicle the newest one, in an event for each company whose staff
 * see it. It bypasses the outbox, since a lost position is outdated a second later.
 */
export class PositionFeed {
  readonly #db: Database;
  readonly #webhook: Webhook | undefined;
  readonly #log: FastifyBaseLogger;
  #waiting = new Map<number, LatestPosition>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  /** @param webhook undefined: the gateway polls the dashboard instead, and nothing is sent */
  constructor(db: Database, webhook: Webhook | undefined, log: FastifyBaseLogger) {
    this.#db = db;
    this.#webhook = webhook;
    this.#log = log;
  }

  /** Positions that were committed. */
  add(positions: readonly LatestPosition[]): void {
    if (this.#webhook === undefined || positions.length === 0) return;
    for (const latest of positions) this.#waiting.set(latest.position.vehicleId, latest);
    this.#timer ??= setTimeout(() => this.#flush(), EVERY).unref();
  }

  /** Ends after the events under way; what waits is dropped. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#waiting.clear();
    await this.#sending;
  }

  #flush(): void {
    const batch = [...this.#waiting.values()];
    this.#waiting = new Map();
    this.#sending = this.#send(batch)
      .catch((fault: unknown) => this.#log.error({ err: fault }, 'positions could not be sent'))
      .then(() => {
        // A slow gateway gets fewer and fuller batches.
        this.#timer = this.#waiting.size > 0 ? setTimeout(() => this.#flush(), EVERY).unref() : undefined;
      });
  }

  async #send(batch: readonly LatestPosition[]): Promise<void> {
    const webhook = this.#webhook;
    if (webhook === undefined) return;
    const at = new Date().toISOString();
    const companies = new Set(
      batch.flatMap(({ position, tenantId }) => [position.companySupplierId, tenantId ?? 0]),
    );
    for (const { companyId, companyType, users } of await dashboardStaff(this.#db, companies)) {
      const positions = batch
        .filter(
          ({ position, tenantId }) =>
            companyType === COMPANY_TYPE.platform ||
            companyId === (companyType === COMPANY_TYPE.supplier ? position.companySupplierId : tenantId),
        )
        .map(({ position }) => position);
      for (let from = 0; from < positions.length; from += LARGEST) {
        const data = { positions: positions.slice(from, from + LARGEST) };
        const event = { id: randomUUID(), type: 'vehicle.positions', at, users, data };
        await postEvent(webhook, event).catch((fault: unknown) =>
          this.#log.warn({ err: fault }, 'positions were not accepted'),
        );
      }
    }
  }
}
