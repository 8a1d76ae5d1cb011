import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Motion } from './motion.js';
import type { Tracked } from './vehicle-state.js';

const HOUR = 3_600_000;

/** The distance that the vehicles of a supplier, rented by one tenant (0: nobody), drove in an hour. */
interface HourRow {
  supplier_id: number;
  tenant_id: number;
  hour: string;
  km: number;
  speed_count: number;
  speed_sum: number;
}

/** Adds up by the hour of today what the readings of a call add to the distance, and the speeds of moving vehicles. */
export class HourCounter {
  readonly #dayStart: number;
  readonly #rows = new Map<string, HourRow>();

  /** @param dayStart the moment at which today began, ms */
  constructor(dayStart: number) {
    this.#dayStart = dayStart;
  }

  /** @param last the state before the reading that led to `motion`; null: none */
  add({ supplierId, tenantId }: Tracked, last: Motion | null, motion: Motion): void {
    const { at, speed, movedAt } = motion;
    if (at < this.#dayStart) return;
    const km = motion.dayKm - (last === null || last.at < this.#dayStart ? 0 : last.dayKm);
    const moves = movedAt === at && speed !== null;
    if (km === 0 && !moves) return;
    const hour = new Date(at - ((at - this.#dayStart) % HOUR)).toISOString();
    const key = `${supplierId} ${tenantId ?? 0} ${hour}`;
    const row = this.#rows.get(key) ?? {
      ...{ supplier_id: supplierId, tenant_id: tenantId ?? 0, hour },
      ...{ km: 0, speed_count: 0, speed_sum: 0 },
    };
    row.km += km;
    if (moves) {
      row.speed_count += 1;
      row.speed_sum += speed;
    }
    this.#rows.set(key, row);
  }

  /** Called after the states are written, whose trigger lets one transaction at a time go on: two cannot deadlock. */
  async write(trx: Trx): Promise<void> {
    if (this.#rows.size === 0) return;
    await sql`
      insert into fleet_hour as old
      select * from json_populate_recordset(null::fleet_hour, ${JSON.stringify([...this.#rows.values()])}::json)
      on conflict (supplier_id, tenant_id, hour) do update set km = old.km + excluded.km,
        speed_count = old.speed_count + excluded.speed_count, speed_sum = old.speed_sum + excluded.speed_sum`.execute(
      trx,
    );
  }
}
