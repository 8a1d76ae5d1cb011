import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import type { Services } from '../services/services.js';
import { announceCrossing, crossing } from './geofence.js';
import { HourCounter } from './hour-counter.js';
import { momentOf } from './moment.js';
import { confirmedJump, follow, isJump, type Motion, refusedJump, settled, type Trip } from './motion.js';
import type { LatestPosition, TelemetryServices } from './position-feed.js';
import { isRefusal, isSign, type Reading, type Refusal, refusal, type Sign } from './reading.js';
import {
  costTrip,
  lockStates,
  measuredFrom,
  noteLate,
  type Tracked,
  totalKmOf,
  writePositions,
  writeStates,
  writeTrips,
} from './vehicle-state.js';

/** The outcome of each reading of a call. */
export interface IntakeResult {
  accepted: number;
  /** Places in the call of those that are kept for history, but older than what is known. */
  late: number[];
  refused: Refusal[];
}

/** Finds the vehicles of trackers, by `Reading.device`. @param devices each once */
export type FindVehicles = (trx: Trx, devices: readonly string[]) => Promise<ReadonlyMap<string, Tracked>>;

/**
 * Processes the readings of one call, each accepted or refused by itself. The accepted ones are written before the response, in a
 * constant number of statements.
 */
export async function takeReadings(
  services: TelemetryServices,
  find: FindVehicles,
  read: readonly (Reading | Sign | Refusal)[],
): Promise<IntakeResult> {
  const unusable = read.filter(isRefusal);
  const readings = read.filter((one): one is Reading | Sign => !isRefusal(one));
  if (readings.length === 0) return { accepted: 0, late: [], refused: unusable };

  const { moved, late, refused } = await services.transact((trx) => take(trx, services, find, readings));
  services.positions.add(moved);
  const all = [...unusable, ...refused].sort((a, b) => a.index - b.index);
  return { accepted: read.length - all.length, late: late.sort((a, b) => a - b), refused: all };
}

async function take(trx: Trx, services: Services, find: FindVehicles, readings: readonly (Reading | Sign)[]) {
  const now = services.now().getTime();
  const today = services.today();
  const dayStart = momentOf(`${today} 00:00`, services.timeZone) ?? 0;
  const byDevice = await find(trx, [...new Set(readings.map(({ device }) => device))]);
  // A vehicle may have several devices: its readings are followed as one.
  const vehicles = new Map([...byDevice.values()].map((vehicle) => [vehicle.vehicleId, vehicle]));
  const states = await lockStates(
    trx,
    [...vehicles.keys()].sort((a, b) => a - b),
  );

  // A trip that was taken for over may go on.
  const over = new Set(
    [...states.values()].flatMap(({ trip }) => (trip === null || trip.isOpen ? [] : [trip])),
  );
  const refused: Refusal[] = [];
  const old: Placed[] = [];
  const kept: Stored[] = [];
  const changed = new Map<Tracked, Motion>();
  const trips = new Map<Trip, Tracked>();
  const hours = new HourCounter(dayStart);
  // In the order of time, however they came in the call.
  for (const sent of [...readings].sort((a, b) => a.at - b.at || a.index - b.index)) {
    const vehicle = vehicles.get(byDevice.get(sent.device)?.vehicleId ?? 0);
    if (vehicle === undefined) {
      refused.push(refusal(sent.index, 'UNKNOWN_VEHICLE'));
      continue;
    }
    const known = placedInTime(changed.get(vehicle) ?? states.get(vehicle.vehicleId) ?? null, sent.at, now);
    if (isSign(sent)) {
      refused.push(refusal(sent.index, 'NO_FIX'));
      if (known !== null) changed.set(vehicle, withSign(known, sent, now));
      continue;
    }
    const reading = settled(known, sent);
    const placed = { vehicleId: vehicle.vehicleId, ...reading };
    if (known !== null && reading.at === known.at) refused.push(refusal(reading.index, 'REPEATED'));
    else if (known !== null && reading.at < known.at) old.push({ vehicleId: vehicle.vehicleId, ...sent });
    else {
      const touched = new Set<Trip>();
      const jumps = known !== null && isJump(known, reading);
      const from = jumps ? confirmedJump(known, reading, touched) : known;
      if (jumps && from === null) {
        refused.push(refusal(reading.index, 'JUMP'));
        changed.set(vehicle, refusedJump(known, reading));
        continue;
      }
      const motion = { ...follow(from, reading, dayStart, touched), receivedAt: now };
      for (const trip of touched) {
        costTrip(trip, vehicle, services);
        trips.set(trip, vehicle);
      }
      hours.add(vehicle, from, motion);
      changed.set(vehicle, motion);
      kept.push({ ...placed, speed: motion.speed, measuredFrom: measuredFrom(reading, motion) });
    }
  }
  const { fitting, others } = await judgeLate(trx, old);
  const newest = [...changed].map(([vehicle, motion]) => ({ vehicle, motion }));
  const moved = new Set(kept.map(({ vehicleId }) => vehicleId));
  const crossings = newest.map(({ vehicle, motion }) => ({ vehicle, side: crossing(vehicle, motion) }));

  const late = fitting.map((reading) => ({
    ...reading,
    measuredFrom: reading.speed === null ? reading.at : null,
  }));
  await writePositions(trx, [...kept, ...late]);
  await writeTrips(
    trx,
    [...trips].map(([trip, { vehicleId }]) => ({ trip, vehicleId })),
    over,
  );
  await writeStates(trx, newest, states, today);
  await noteLate(trx, fitting);
  await hours.write(trx);
  for (const { vehicle, side } of crossings)
    if (side !== undefined) await announceCrossing(trx, services, vehicle, side);
  return {
    moved: newest.filter(({ vehicle }) => moved.has(vehicle.vehicleId)).map(latest),
    late: fitting.map(({ index }) => index),
    refused: [...refused, ...others],
  };
}

type Placed = Reading & { vehicleId: number };
type Stored = Placed & { measuredFrom: number | null };

/** The state of a vehicle; a fix that was ahead of the clock does not hold up those that are not. */
const placedInTime = (known: Motion | null, at: number, now: number): Motion | null =>
  known === null || at > known.at || known.at <= now
    ? known
    : { ...known, at: Math.min(known.at, known.receivedAt) };

/** The state after a message without a new place. */
const withSign = (known: Motion, { at, battery }: Sign, now: number): Motion => ({
  ...known,
  battery: at < known.at ? known.battery : (battery ?? known.battery),
  receivedAt: now,
});

const latest = ({ vehicle, motion }: { vehicle: Tracked; motion: Motion }): LatestPosition => ({
  tenantId: vehicle.tenantId,
  position: {
    vehicleId: vehicle.vehicleId,
    licensePlate: vehicle.licensePlate,
    latitude: motion.latitude,
    longitude: motion.longitude,
    companySupplierId: vehicle.supplierId,
    companySupplierName: vehicle.supplierName,
    gpsDate: new Date(motion.at).toISOString(),
    speed: motion.speed,
    course: motion.course,
    batteryPercentage: motion.battery,
    totalKm: totalKmOf(motion),
  },
});

interface Neighbours {
  index: number;
  isRepeated: boolean;
  before: { at: string; latitude: number; longitude: number } | null;
  after: { at: string; latitude: number; longitude: number } | null;
}

/** Late readings are kept for history where they fit between those of the vehicle before and after them. */
async function judgeLate(
  trx: Trx,
  readings: readonly Placed[],
): Promise<{ fitting: Placed[]; others: Refusal[] }> {
  if (readings.length === 0) return { fitting: [], others: [] };
  const lookups = readings.map(({ index, vehicleId, at }) => ({
    index,
    vehicle_id: vehicleId,
    gps_date: new Date(at).toISOString(),
  }));
  const { rows } = await sql<Neighbours>`
    select late.index, near.before, near.after, near.is_repeated as "isRepeated"
    from json_to_recordset(${JSON.stringify(lookups)}::json) late (index integer, vehicle_id integer, gps_date timestamptz)
    cross join lateral positions_around(late.vehicle_id, late.gps_date) near`.execute(trx);
  const found = new Map(rows.map((row) => [row.index, row]));
  const fitting: Placed[] = [];
  const others: Refusal[] = [];
  const taken = new Set<string>();
  for (const sent of readings) {
    const { isRepeated, before, after } = found.get(sent.index) ?? {
      isRepeated: true,
      before: null,
      after: null,
    };
    const reading = settled(before, sent);
    const moment = `${reading.vehicleId} ${reading.at}`;
    const jumps = [before, after].some(
      (fix) => fix !== null && isJump({ ...fix, at: Date.parse(fix.at) }, reading),
    );
    if (isRepeated || taken.has(moment)) others.push(refusal(reading.index, 'REPEATED'));
    else if (jumps) others.push(refusal(reading.index, 'JUMP'));
    else {
      taken.add(moment);
      fitting.push(reading);
    }
  }
  return { fitting, others };
}
