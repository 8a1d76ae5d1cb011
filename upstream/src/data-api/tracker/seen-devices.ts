import { sql } from 'kysely';
import type { Database, Trx } from '../../database/open-database.js';
import { inTransaction } from '../services/transactions.js';
import type { DeviceFault } from './device-faults.js';
import type { TokenHolder } from './tracker-tokens.js';

const MINUTE = 60_000;
/** The most milliseconds that the clock of a device may be late. */
const BEHIND = 5 * MINUTE;
/** By how much the lateness of readings in a row differs where the clock causes it, ms: that of a backlog shrinks. */
const SAME_LAG = 30_000;
/** Readings in a row that are equally late. */
const LATE_IN_A_ROW = 3;
/** Devices of one statement. */
const BATCH = 1_000;
/** Devices that a process remembers, about 300 bytes each; beyond, the one that was seen first is forgotten once it is written. */
const MOST_DEVICES = 100_000;
/** Devices without a vehicle that are remembered of a supplier: the oldest are forgotten. */
export const MOST_UNKNOWN = 1_000;

/** A sighting of a device that is not written yet. */
interface Seen extends TokenHolder {
  deviceId: string;
  isKnown: boolean;
  lastSeen: number;
  /** The minute that `readings` are of, from 1970. */
  minute: number;
  readings: number;
  fault: DeviceFault | null;
  faultAt: number | null;
  /** The milliseconds by which the last reading came later than its time, and the number in a row that were equally late. */
  lag: number;
  lateInARow: number;
  /** True if it is written at once: it is new here, or has a fault. */
  isUrgent: boolean;
  isDirty: boolean;
}

/**
 * Gathers which devices were seen, and writes them together: a new device or fault within two seconds, all else once a
 * minute. What was gathered since is lost when the process is killed; positions are not.
 */
export class SeenDevices {
  readonly #db: Database;
  readonly #devices = new Map<string, Seen>();
  /** Keys of the devices without a vehicle, of each supplier. */
  readonly #unknown = new Map<number, Set<string>>();
  readonly #tokens = new Map<number, number>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @param isKnown whether a vehicle has it; undefined: that was not looked up
   * @param fault why its message was of no use
   * @param at the time of its reading, ms
   */
  note(
    holder: TokenHolder,
    deviceId: string,
    {
      isKnown,
      fault,
      at,
      now,
    }: { isKnown?: boolean; fault?: DeviceFault | undefined; at?: number; now: number },
  ): void {
    this.#tokens.set(holder.tokenId, now);
    const key = `${holder.supplierId} ${deviceId.toLowerCase()}`;
    const minute = Math.floor(now / MINUTE);
    const known = this.#devices.get(key);
    if (known === undefined && !isKnown && this.#unknownOf(holder.supplierId).size >= MOST_UNKNOWN) return;
    const device = known ?? {
      ...holder,
      deviceId,
      isKnown: isKnown ?? false,
      lastSeen: now,
      minute,
      readings: 0,
      fault: null,
      faultAt: null,
      lag: 0,
      lateInARow: 0,
      isUrgent: true,
      isDirty: true,
    };
    this.#devices.set(key, device);
    // A minute that was not written in time is counted with the next one.
    if (!device.isDirty || device.readings === 0) device.minute = minute;
    Object.assign(device, { deviceId, lastSeen: now, readings: device.readings + 1, isDirty: true });
    device.isKnown = isKnown ?? device.isKnown;
    if (device.isKnown) this.#unknownOf(holder.supplierId).delete(key);
    else this.#unknownOf(holder.supplierId).add(key);
    const found = fault ?? (at !== undefined && isBehind(device, now - at) ? 'BEHIND' : undefined);
    if (found === undefined) return;
    if (device.fault !== found) device.isUrgent = true;
    Object.assign(device, { fault: found, faultAt: now });
  }

  /** Writes the devices that are due. @param all whether to write all of them, as before a stop */
  async write(now: number, all = false): Promise<void> {
    const minute = Math.floor(now / MINUTE);
    const due = [...this.#devices].filter(
      ([, { isDirty, isUrgent, minute: its }]) => isDirty && (all || isUrgent || its < minute),
    );
    for (let from = 0; from < due.length; from += BATCH) {
      const batch = due.slice(from, from + BATCH);
      const rows = batch.map(([, device]) => ({ ...device }));
      for (const [, device] of batch) Object.assign(device, { isDirty: false, isUrgent: false, readings: 0 });
      try {
        await inTransaction(this.#db, (trx) => writeDevices(trx, rows));
      } catch (fault) {
        for (const [index, [, device]] of batch.entries())
          Object.assign(device, {
            isDirty: true,
            isUrgent: rows[index]?.isUrgent ?? false,
            readings: device.readings + (rows[index]?.readings ?? 0),
          });
        throw fault;
      }
    }
    await this.#writeTokens();
    this.#forget();
  }

  async #writeTokens(): Promise<void> {
    if (this.#tokens.size === 0) return;
    const used = [...this.#tokens].map(([id, at]) => ({ id, at: new Date(at).toISOString() }));
    this.#tokens.clear();
    // At most once in 10 seconds for each.
    await sql`
      update tracker_token t set last_used_at = used.at
      from json_to_recordset(${JSON.stringify(used)}::json) used (id integer, at timestamptz)
      where t.id = used.id and (t.last_used_at is null or t.last_used_at < used.at - interval '10 seconds')`.execute(
      this.#db,
    );
  }

  #unknownOf(supplierId: number): Set<string> {
    const known = this.#unknown.get(supplierId);
    const keys = known ?? new Set();
    if (known === undefined) this.#unknown.set(supplierId, keys);
    return keys;
  }

  /** Forgets devices that are written, where there are too many. */
  #forget(): void {
    for (const [supplierId, keys] of this.#unknown) {
      for (const key of keys) {
        if (keys.size <= MOST_UNKNOWN / 2) break;
        if (this.#devices.get(key)?.isDirty) continue;
        keys.delete(key);
        this.#devices.delete(key);
      }
      if (keys.size === 0) this.#unknown.delete(supplierId);
    }
    for (const [key, { isDirty, supplierId }] of this.#devices) {
      if (this.#devices.size <= MOST_DEVICES) break;
      if (isDirty) continue;
      this.#devices.delete(key);
      this.#unknown.get(supplierId)?.delete(key);
    }
  }
}

/** Notes how late a reading came. @returns whether the clock of the device is behind */
function isBehind(device: Seen, lag: number): boolean {
  const isSame = lag > BEHIND && Math.abs(lag - device.lag) < SAME_LAG;
  Object.assign(device, { lag, lateInARow: isSame ? device.lateInARow + 1 : 0 });
  return device.lateInARow >= LATE_IN_A_ROW - 1;
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

async function writeDevices(trx: Trx, devices: readonly Seen[]): Promise<void> {
  const rows = devices.map((device) => ({
    company_id: device.supplierId,
    device_id: device.deviceId,
    last_seen: iso(device.lastSeen),
    counted_minute: iso(device.minute * MINUTE),
    readings: device.readings,
    last_error: device.fault,
    last_error_at: iso(device.faultAt),
  }));
  const seen = sql`json_to_recordset(${JSON.stringify(rows)}::json) seen (company_id integer, device_id text,
    last_seen timestamptz, counted_minute timestamptz, readings integer, last_error text, last_error_at timestamptz)`;
  await sql`
    update tracker_device t set device_id = seen.device_id, last_seen = greatest(t.last_seen, seen.last_seen),
      readings = case when t.counted_minute = seen.counted_minute then t.readings + seen.readings else seen.readings end,
      counted_minute = seen.counted_minute,
      last_error = case when seen.last_error_at > coalesce(t.last_error_at, '-infinity') then seen.last_error else t.last_error end,
      last_error_at = greatest(t.last_error_at, seen.last_error_at)
    from ${seen} where t.company_id = seen.company_id and lower(t.device_id) = lower(seen.device_id)`.execute(
    trx,
  );
  const { rows: made } = await sql<{ supplierId: number }>`
    insert into tracker_device (company_id, device_id, first_seen, last_seen, counted_minute, readings, last_error, last_error_at)
    select company_id, device_id, last_seen, last_seen, counted_minute, readings, last_error, last_error_at from ${seen}
    where not exists (select from tracker_device t
      where t.company_id = seen.company_id and lower(t.device_id) = lower(seen.device_id))
    on conflict do nothing returning company_id as "supplierId"`.execute(trx);
  for (const supplier of new Set(made.map(({ supplierId }) => supplierId)))
    await forgetOldestUnknown(trx, supplier);
}

async function forgetOldestUnknown(trx: Trx, supplier: number): Promise<void> {
  await sql`
    delete from tracker_device where id in (
      select t.id from tracker_device t
      where t.company_id = ${supplier}
        and not exists (select from vehicle v where v.supplier_id = t.company_id and lower(v.tracker_id) = lower(t.device_id))
        and not exists (select from vehicle v where v.supplier_id = t.company_id and v.imei = t.device_id)
      order by t.last_seen desc, t.id desc offset ${MOST_UNKNOWN})`.execute(trx);
}
