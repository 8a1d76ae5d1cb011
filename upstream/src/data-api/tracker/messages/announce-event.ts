import { sql } from 'kysely';
import type { Trx } from '../../../database/open-database.js';
import { CallRefused } from '../../http/refusals.js';
import { type Notice, notify } from '../../notification/notify.js';
import { staffWithMenu } from '../../notification/staff.js';
import type { Services } from '../../services/services.js';
import { recordAttempt } from '../../session/attempts.js';
import type { TrackerEvent, TrackerEventKind } from '../forms/traccar-event.js';
import type { TokenHolder } from '../tracker-tokens.js';
import { manyTrackerEvents, trackerNotice } from './event-texts.js';

/** Kinds that are announced to users who chose none. */
const BY_DEFAULT: readonly TrackerEventKind[] = ['alarm', 'deviceOffline', 'maintenance'];
/** The key of the chosen kinds in a user's preferences. */
const CHOSEN = 'trackerNotifications';
/** Milliseconds after which an event is of no interest; as long as `tracker_event` is kept at least. */
const OLDEST = 24 * 3_600_000;

/** Groups of events (a vehicle, a kind, an hour) that a token may begin within 15 minutes; the others are counted together. */
export const MOST_GROUPS = 100;
/** Seconds after which a further event of a group rings again. */
const RINGS_AGAIN_AFTER = 5 * 60;

/**
 * Notifies the staff of the vehicle's supplier who have the vehicle screen and want notifications of the event's kind. The events
 * of a vehicle and kind within an hour are one notification, which counts them. An event of an unknown device, an old one and one that is
 * sent again cause none.
 * @returns whether a vehicle of the supplier has the device
 */
export async function announceTrackerEvent(
  services: Services,
  holder: TokenHolder,
  event: TrackerEvent,
): Promise<boolean> {
  const { supplierId } = holder;
  return services.transact(async (trx) => {
    const vehicle = await vehicleOf(trx, supplierId, event.deviceId);
    if (vehicle === undefined) return false;
    if (event.at < services.now().getTime() - OLDEST) return true;
    if (!(await isNew(trx, `${supplierId} ${event.key}`))) return true;
    const staff = sql<{ id: number }>`
      select staff.id from (${staffWithMenu('VEHICLE', sql`(${supplierId}::integer)`)}) staff
      left join user_preferences preferences on preferences.user_id = staff.id
      where case when jsonb_typeof(preferences.document -> ${sql.lit(CHOSEN)}) = 'array'
        then preferences.document -> ${sql.lit(CHOSEN)} @> to_jsonb(${event.kind}::text)
        else ${BY_DEFAULT.includes(event.kind)}::boolean end`;
    await notify(trx, services.outbox, staff, await noticeOf(trx, services, holder, event, vehicle));
    return true;
  });
}

/** The notification that an event is counted in. */
async function noticeOf(
  trx: Trx,
  services: Services,
  { tokenId }: TokenHolder,
  event: TrackerEvent,
  vehicle: { id: number; licensePlate: string },
): Promise<Notice> {
  const hour = services.now().toISOString().slice(0, 'YYYY-MM-DDTHH'.length);
  const group = `tracker ${vehicle.id} ${event.alarm ?? event.kind} ${hour}`;
  const repeats = { ringsAgainAfter: RINGS_AGAIN_AFTER };
  if (!(await mayBegin(trx, tokenId, group)))
    return {
      ...manyTrackerEvents,
      path: 'vehicle/manage',
      group: `tracker-token ${tokenId} ${hour}`,
      ...repeats,
    };
  const path = `vehicle/manage?record=${vehicle.id}`;
  return { ...trackerNotice(event, vehicle.licensePlate), path, group, ...repeats };
}

/** Checks whether a group has begun already, or the token may begin another one; it begins then. */
async function mayBegin(trx: Trx, tokenId: number, group: string): Promise<boolean> {
  const { rows: begun } = await sql`select from tracker_event where key = ${group}`.execute(trx);
  if (begun.length > 0) return true;
  const account = `tracker-notices:${tokenId}`;
  try {
    await recordAttempt({ db: trx }, account, account, { ofAccount: MOST_GROUPS, ofAddress: MOST_GROUPS });
  } catch (fault) {
    if (fault instanceof CallRefused) return false;
    throw fault;
  }
  await isNew(trx, group);
  return true;
}

/** Remembers what was handled. @returns false when it was handled before */
async function isNew(trx: Trx, key: string): Promise<boolean> {
  const { rows } = await sql`
    insert into tracker_event (key) values (${key}) on conflict do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

async function vehicleOf(trx: Trx, supplierId: number, deviceId: string) {
  const { rows } = await sql<{ id: number; licensePlate: string }>`
    select v.id, v.license_plate as "licensePlate" from vehicle v
    where v.supplier_id = ${supplierId} and (lower(v.tracker_id) = lower(${deviceId}::text) or v.imei = ${deviceId}::text)
    order by lower(v.tracker_id) = lower(${deviceId}::text) desc nulls last limit 1`.execute(trx);
  return rows[0];
}
