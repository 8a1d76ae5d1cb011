import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { postEvent, type Webhook } from '../events/webhook.js';
import { grantedMenu } from '../user/sessions.js';

/** Where a vehicle is: a row of the dashboard's `latestPosition` (contract, section 4). */
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
}

export interface LatestPosition {
  position: VehiclePosition;
  /** Who rents the vehicle; null: nobody. */
  tenantId: number | null;
}

/** Contract, section 6: batched, at most one a second. */
const EVERY = 1000;
/** Of one event, so that the gateway's limit of a body is far. */
const LARGEST = 1000;

interface Audience {
  companyId: number;
  companyType: number;
  users: number[];
}

/**
 * Tells the gateway where vehicles are: once a second what is new, a vehicle once with its newest position, in an event
 * for each company whose staff see it (contract, sections 3 and 6). Not through the outbox: what is lost is old in a
 * second.
 */
export class PositionFeed {
  readonly #db: Database;
  readonly #webhook: Webhook | undefined;
  readonly #log: FastifyBaseLogger;
  #waiting = new Map<number, LatestPosition>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  /** @param webhook undefined: the gateway asks for the dashboard instead, and nothing is sent */
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
    for (const { companyId, companyType, users } of await this.#audiences(batch)) {
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
        const failure = await postEvent(webhook, event);
        if (failure !== undefined) this.#log.warn({ failure }, 'positions were not taken');
      }
    }
  }

  /** The companies that see some of these vehicles, and those of their active staff who have the dashboard. */
  async #audiences(batch: readonly LatestPosition[]): Promise<Audience[]> {
    const companies = new Set(
      batch.flatMap(({ position, tenantId }) => [position.companySupplierId, tenantId ?? 0]),
    );
    const { rows } = await sql<Audience>`
      select c.id as "companyId", c.company_type as "companyType", json_agg(u.id order by u.id) as users
      from company c join app_user u on u.company_id = c.id join user_type ut on ut.id = u.user_type_id
      where c.is_active and u.is_active and ut.is_active
        and (c.company_type = ${sql.lit(COMPANY_TYPE.platform)} or c.id = any(${[...companies]}::integer[]))
        and exists (select 1 from menu m where m.code = 'DASHBOARD' and ${grantedMenu})
      group by c.id order by c.id`.execute(this.#db);
    return rows;
  }
}
