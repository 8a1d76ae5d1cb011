import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { SecretBox } from '../../data-api/security/secret-box.js';
import { hashOf } from '../../data-api/session/sessions.js';
import { newTrackerToken, TRACKER_TOKEN } from '../../data-api/tracker/tracker-tokens.js';
import type { Database } from '../../database/open-database.js';
import { Random } from '../random.js';
import { Phone } from './phone.js';
import { type Start, Traveller } from './traveller.js';

interface Driver {
  vehicleId: number;
  traveller: Traveller;
  phone: Phone;
}

/** Milliseconds between two positions of a vehicle. */
const EVERY = 4_000;
/** The name of the tokens that the trackers send with. */
const TOKEN = 'Demo trackers';
/** The account whose supplier's vehicles drive most: what its staff see moves. */
const SHOWN = 'supplier@armada.test';

/**
 * Lets vehicles of the demo fleet drive about Jakarta: their trackers send where they are as phones do, each supplier's with a token of
 * its own, as a customer's would.
 */
export class DemoDrivers {
  readonly #db: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #secrets: SecretBox;
  readonly #random = new Random(Date.now());
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;

  readonly #every: number;

  /** @param every milliseconds between two positions of a vehicle */
  constructor(
    db: Database,
    log: Pick<FastifyBaseLogger, 'warn'>,
    { secrets, every = EVERY }: { secrets: SecretBox; every?: number },
  ) {
    this.#db = db;
    this.#log = log;
    this.#secrets = secrets;
    this.#every = every;
  }

  /**
   * @param address of the services, `http://127.0.0.1:4100`
   * @param count how many vehicles drive
   */
  async start(address: string, count: number): Promise<void> {
    const drivers = await this.#choose(address, count);
    this.#timer = setInterval(() => {
      if (this.#isRunning) return;
      this.#isRunning = true;
      this.#running = this.#drive(drivers)
        // They stand while the database is away, and drive on afterwards.
        .catch((fault: unknown) => this.#log.warn({ err: fault }, 'the demo vehicles did not drive'))
        .finally(() => {
          this.#isRunning = false;
        });
    }, this.#every).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #drive(drivers: readonly Driver[]): Promise<void> {
    const now = Date.now();
    const taken = await this.#taken(drivers);
    const responses = await Promise.all(
      drivers
        .filter(({ vehicleId }) => !taken.has(vehicleId))
        .map(({ traveller, phone }) => phone.report(traveller.move(now, this.#every))),
    );
    const refused = responses.flat().filter((status) => status !== 200);
    if (refused.length > 0)
      this.#log.warn({ statuses: [...new Set(refused)] }, 'positions of the demo vehicles were not accepted');
  }

  /** Vehicles that somebody has given a tracker of their own: its positions would be far from the demo's. */
  async #taken(drivers: readonly Driver[]): Promise<Set<number>> {
    const ids = drivers.map(({ vehicleId }) => vehicleId);
    const { rows } = await sql<{ id: number }>`
      select id from vehicle where id = any(${ids}::integer[]) and tracker_id is not null`.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }

  /** Rented vehicles that can drive: half of them of the supplier that visitors sign in to. */
  async #choose(address: string, count: number): Promise<Driver[]> {
    const { rows } = await sql<Start & { vehicleId: number; imei: string; supplierId: number }>`
      select v.id as "vehicleId", v.imei, v.supplier_id as "supplierId", model.top_speed as "topSpeed", model.max_mileage as "maxMileage",
        last.latitude, last.longitude, coalesce(last.battery_percentage, 100) as battery,
        coalesce(last.odometer_km, last.total_km, 0) as "odometerKm", coalesce(last.course, 0) as course
      from (
        select v.*, u.company_id is not null as is_shown,
          row_number() over (partition by v.supplier_id order by v.id) as rank
        from vehicle v left join app_user u on u.email = ${SHOWN} and u.company_id = v.supplier_id
        where v.imei is not null and v.rent_status = 1 and v.vehicle_status = 1) v
      join vehicle_telemetry last on last.vehicle_id = v.id
      join vehicle_model model on model.id = v.model_id
      order by case when v.is_shown then v.rank / 6.0 else v.rank end, v.id limit ${count}`.execute(this.#db);
    const tokens = new Map<number, string>();
    for (const { supplierId } of rows)
      tokens.set(supplierId, tokens.get(supplierId) ?? (await this.#tokenOf(supplierId)));
    return rows.map(({ vehicleId, imei, supplierId, ...start }) => ({
      vehicleId,
      traveller: new Traveller(this.#random, start),
      phone: new Phone(`${address}/api/track/${tokens.get(supplierId)}`, imei),
    }));
  }

  /** The token of a supplier: that of an earlier start, which phones may have by now, or a new one. */
  async #tokenOf(supplier: number): Promise<string> {
    const before = await this.#db
      .selectFrom('tracker_token')
      .select(['id', 'token_sealed as sealed'])
      .where('company_id', '=', supplier)
      .where('name', '=', TOKEN)
      .where('revoked_at', 'is', null)
      .execute();
    for (const { sealed } of before) {
      const token = this.#secrets.open(sealed ?? '', TRACKER_TOKEN);
      if (token !== undefined) return token;
    }
    const token = newTrackerToken();
    await this.#db
      .insertInto('tracker_token')
      .values({
        company_id: supplier,
        name: TOKEN,
        token_hash: hashOf(token),
        token_sealed: this.#secrets.canSeal ? this.#secrets.seal(token, TRACKER_TOKEN) : null,
        created_by: null,
        updated_by: null,
      })
      .execute();
    return token;
  }
}
