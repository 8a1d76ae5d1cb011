import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { hashOf, newApiToken } from '../../data-api/sign-in/sessions.js';
import type { Database } from '../../database/open-database.js';
import { placeIn, roundTo } from '../places.js';
import { Random } from '../random.js';
import { lengthOf, nearest, nextSpeed, type Point, pointAt, routeBetween } from './roads.js';

interface Driver extends Point {
  imei: string;
  supplierId: number;
  topSpeed: number;
  /** km on a full battery. */
  maxMileage: number;
  battery: number;
  odometerKm: number;
  /** The route under way, and the distance covered on it; null: it stands. */
  route: { line: readonly Point[]; length: number; metres: number } | null;
  speed: number;
  course: number;
  /** Time at which it sets out again, ms. */
  standsUntil: number;
}

/** Milliseconds between two readings of a vehicle. */
const EVERY = 4_000;
/** The name of the API tokens that the trackers send with. */
const TOKEN = 'Demo trackers';
/** The account whose supplier's vehicles drive most: what its staff see moves. */
const SHOWN = 'supplier@armada.test';

/**
 * Lets vehicles of the demo fleet drive about Jakarta: their trackers send where they are through
 * `POST telemetry/positions`, each supplier's with an API token of its staff, as a customer's would.
 */
export class DemoDrivers {
  readonly #db: Database;
  readonly #log: FastifyBaseLogger;
  readonly #random = new Random(Date.now());
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;

  constructor(db: Database, log: FastifyBaseLogger) {
    this.#db = db;
    this.#log = log;
  }

  /**
   * @param address of the services, `http://127.0.0.1:4100`
   * @param count how many vehicles drive
   */
  async start(address: string, count: number): Promise<void> {
    const drivers = await this.#choose(count);
    const bySupplier = new Map<number, Driver[]>();
    for (const driver of drivers)
      bySupplier.set(driver.supplierId, [...(bySupplier.get(driver.supplierId) ?? []), driver]);
    const fleets: { token: string; drivers: Driver[] }[] = [];
    for (const [supplier, its] of bySupplier) {
      const token = await this.#issueToken(supplier);
      if (token !== undefined) fleets.push({ token, drivers: its });
    }
    this.#timer = setInterval(() => {
      if (this.#isRunning) return;
      this.#isRunning = true;
      this.#running = this.#drive(address, fleets).finally(() => {
        this.#isRunning = false;
      });
    }, EVERY).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #drive(address: string, fleets: readonly { token: string; drivers: Driver[] }[]): Promise<void> {
    const now = Date.now();
    for (const { token, drivers } of fleets) {
      const readings = drivers.map((driver) => this.#move(driver, now));
      try {
        const reply = await fetch(`${address}/api/telemetry/positions`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ readings }),
          signal: AbortSignal.timeout(EVERY),
        });
        await reply.body?.cancel();
        if (!reply.ok)
          this.#log.warn({ status: reply.status }, 'the positions of the demo vehicles were not accepted');
      } catch (fault) {
        this.#log.warn({ err: fault }, 'the positions of the demo vehicles were not accepted');
      }
    }
  }

  /** Lets a vehicle go on for as long as its readings are apart. @returns its reading */
  #move(driver: Driver, now: number) {
    if (driver.route === null && now >= driver.standsUntil) this.#setOut(driver);
    if (driver.route === null) driver.speed = 0;
    else {
      driver.speed = nextSpeed(this.#random, driver.speed, Math.min(58, driver.topSpeed));
      const metres = (driver.speed / 3.6) * (EVERY / 1000);
      driver.route.metres += metres;
      driver.odometerKm += metres / 1000;
      driver.battery = Math.max(2, driver.battery - (metres / 1000 / driver.maxMileage) * 100);
      Object.assign(driver, pointAt(driver.route.line, driver.route.metres));
      if (driver.route.metres >= driver.route.length) this.#arrive(driver, now);
    }
    return {
      imei: driver.imei,
      latitude: roundTo(driver.latitude, 6),
      longitude: roundTo(driver.longitude, 6),
      speed: driver.speed,
      course: driver.course,
      batteryPercentage: Math.round(driver.battery),
      odometerKm: roundTo(driver.odometerKm, 3),
      gpsDate: new Date(now).toISOString(),
    };
  }

  #setOut(driver: Driver): void {
    const [here, ...others] = nearest(driver);
    const goal = this.#random.pick(others.slice(0, 8));
    const { latitude, longitude } = placeIn(this.#random, goal);
    const place = { latitude: driver.latitude, longitude: driver.longitude };
    const line = [place, ...routeBetween(here ?? goal, goal), { latitude, longitude }];
    driver.route = { line, length: lengthOf(line), metres: 0 };
    // Charged, or its battery swapped, while it stood.
    if (driver.battery < 20) driver.battery = 100;
  }

  /** Half a minute at a stop, or long enough to end the trip. */
  #arrive(driver: Driver, now: number): void {
    driver.route = null;
    driver.speed = 0;
    const seconds = this.#random.chance(0.5) ? this.#random.int(20, 60) : this.#random.int(310, 500);
    driver.standsUntil = now + seconds * 1000;
  }

  /** Rented vehicles that can drive: half of them of the supplier that visitors sign in to. */
  async #choose(count: number): Promise<Driver[]> {
    const { rows } = await sql<Omit<Driver, 'route' | 'standsUntil'>>`
      select v.imei, v.supplier_id as "supplierId", model.top_speed as "topSpeed", model.max_mileage as "maxMileage",
        last.latitude, last.longitude, coalesce(last.battery_percentage, 100) as battery,
        coalesce(last.odometer_km, last.total_km, 0) as "odometerKm", 0 as speed, coalesce(last.course, 0) as course
      from (
        select v.*, u.company_id is not null as is_shown,
          row_number() over (partition by v.supplier_id order by v.id) as rank
        from vehicle v left join app_user u on u.email = ${SHOWN} and u.company_id = v.supplier_id
        where v.imei is not null and v.rent_status = 1 and v.vehicle_status = 1) v
      join vehicle_telemetry last on last.vehicle_id = v.id
      join vehicle_model model on model.id = v.model_id
      order by case when v.is_shown then v.rank / 6.0 else v.rank end, v.id limit ${count}`.execute(this.#db);
    return rows.map((row) => ({ ...row, route: null, standsUntil: 0 }));
  }

  /** A token of the supplier's staff; that of an earlier start is revoked. */
  async #issueToken(supplier: number): Promise<string | undefined> {
    const { rows } = await sql<{ id: number }>`
      select u.id from app_user u join user_type_menu um on um.user_type_id = u.user_type_id
      join menu m on m.id = um.menu_id and m.code = 'VEHICLE'
      where u.company_id = ${supplier} and u.is_active order by u.id limit 1`.execute(this.#db);
    const [owner] = rows;
    if (owner === undefined) return undefined;
    await sql`delete from api_token where user_id = ${owner.id} and name = ${TOKEN}`.execute(this.#db);
    const token = newApiToken();
    await sql`insert into api_token (user_id, name, token_hash, read_only, expires_date, created_by, updated_by)
      values (${owner.id}, ${TOKEN}, ${hashOf(token)}, false, (now() + interval '1 year')::date, ${owner.id}, ${owner.id})`.execute(
      this.#db,
    );
    return token;
  }
}
