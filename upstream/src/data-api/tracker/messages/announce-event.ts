import { sql } from 'kysely';
import type { Trx } from '../../../database/open-database.js';
import { notify } from '../../notification/notify.js';
import { staffWithMenu } from '../../notification/staff.js';
import type { Services } from '../../services.js';
import type { TrackerEvent, TrackerEventKind } from '../forms/traccar-event.js';
import { trackerNotice } from './event-texts.js';

/** Kinds that are announced to users who chose none. */
const BY_DEFAULT: readonly TrackerEventKind[] = ['alarm', 'deviceOffline', 'maintenance'];
/** The key of the chosen kinds in a user's preferences. */
const CHOSEN = 'trackerNotifications';
/** Milliseconds after which an event is of no interest; as long as `tracker_event` is kept at least. */
const OLDEST = 24 * 3_600_000;

/**
 * Notifies the staff of the vehicle's supplier who have the vehicle screen and want notifications of the event's kind. An event of
 * an unknown device, an old one and one that is sent again cause none.
 * @returns whether a vehicle of the supplier has the device
 */
export async function announceTrackerEvent(
  services: Services,
  supplierId: number,
  event: TrackerEvent,
): Promise<boolean> {
  return services.transact(async (trx) => {
    const vehicle = await vehicleOf(trx, supplierId, event.deviceId);
    if (vehicle === undefined) return false;
    if (event.at < services.now().getTime() - OLDEST) return true;
    const { rows: first } = await sql`
      insert into tracker_event (key) values (${`${supplierId} ${event.key}`}) on conflict do nothing returning 1`.execute(
      trx,
    );
    if (first.length === 0) return true;
    const staff = sql<{ id: number }>`
      select staff.id from (${staffWithMenu('VEHICLE', sql`(${supplierId}::integer)`)}) staff
      left join user_preferences preferences on preferences.user_id = staff.id
      where case when jsonb_typeof(preferences.document -> ${sql.lit(CHOSEN)}) = 'array'
        then preferences.document -> ${sql.lit(CHOSEN)} @> to_jsonb(${event.kind}::text)
        else ${BY_DEFAULT.includes(event.kind)}::boolean end`;
    await notify(trx, services.outbox, staff, {
      ...trackerNotice(event, vehicle.licensePlate),
      path: `vehicle/manage?record=${vehicle.id}`,
    });
    return true;
  });
}

async function vehicleOf(trx: Trx, supplierId: number, deviceId: string) {
  const { rows } = await sql<{ id: number; licensePlate: string }>`
    select v.id, v.license_plate as "licensePlate" from vehicle v
    where v.supplier_id = ${supplierId} and (lower(v.tracker_id) = lower(${deviceId}::text) or v.imei = ${deviceId}::text)
    order by lower(v.tracker_id) = lower(${deviceId}::text) desc nulls last limit 1`.execute(trx);
  return rows[0];
}
