import { type Selectable, sql } from 'kysely';
import type { VehicleTable } from '../../database/tables.js';
import { notify } from '../notification/notify.js';
import type { SaveContext } from '../resource/resource.js';
import { grantedMenu } from '../user/sessions.js';

/** Specification, section 4. */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  0: 'Non Active',
  1: 'Active',
  2: 'Maintenance',
  3: 'Broken',
};

/**
 * Tells those who work with a vehicle that its status changed: the active staff of its supplier and of the tenant
 * that rents it who have the vehicle screen, except who changed it.
 */
export async function announceStatus(
  { trx, caller, services }: SaveContext,
  { id, before }: { id: number; before: Selectable<VehicleTable> | undefined },
): Promise<void> {
  if (before === undefined) return;
  const after = await trx
    .selectFrom('vehicle')
    .select(['license_plate', 'vehicle_status', 'supplier_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (after.vehicle_status === before.vehicle_status) return;

  const { rows: staff } = await sql<{ id: number }>`
    select u.id from app_user u join user_type ut on ut.id = u.user_type_id
    where u.is_active and ut.is_active and u.id <> ${caller.userId}
      and (u.company_id = ${after.supplier_id} or u.company_id in (
        select contract.tenant_id from vehicle_contract_vehicle held
        join vehicle_contract contract on contract.id = held.contract_id
        where held.vehicle_id = ${id} and ${services.today()}::date between contract.start_date and contract.end_date))
      and exists (select 1 from menu m where m.path = 'vehicle/manage' and ${grantedMenu})
    order by u.id`.execute(trx);
  const from = STATUS_NAMES[before.vehicle_status] ?? '';
  const to = STATUS_NAMES[after.vehicle_status] ?? '';
  await notify(
    trx,
    services.outbox,
    staff.map((person) => person.id),
    {
      title: 'Vehicle status changed',
      description: `${after.license_plate}: ${from} → ${to} by ${caller.name}`,
      path: `vehicle/manage?record=${id}`,
    },
  );
}
