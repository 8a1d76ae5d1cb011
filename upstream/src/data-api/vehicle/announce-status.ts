import { type Selectable, sql } from 'kysely';
import type { VehicleTable } from '../../database/tables.js';
import type { Language } from '../http/text.js';
import type { NoticeText } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import { staffWithMenu } from '../notification/staff.js';
import type { SaveContext } from '../resource/resource.js';
import { labelIn } from '../resource/sheet.js';
import { VEHICLE_STATUS_NAMES } from './codes.js';

interface StatusChange {
  id: number;
  before: Selectable<VehicleTable> | undefined;
  after: Selectable<VehicleTable>;
}

/** @param status its codes, `vehicle_status` */
export function vehicleStatusChanged(
  plate: string,
  status: { from: number; to: number },
  by: string,
): NoticeText {
  const change = (language: Language) =>
    [status.from, status.to]
      .map((code) => labelIn(VEHICLE_STATUS_NAMES[code] ?? String(code), language))
      .join(' → ');
  return {
    kind: 'vehicleStatus',
    title: { id: 'Status kendaraan berubah', en: 'Vehicle status changed' },
    description: {
      id: `${plate}: ${change('id')} oleh ${by}`,
      en: `${plate}: ${change('en')} by ${by}`,
    },
  };
}

/**
 * Notifies those who work with a vehicle that its status changed: the active staff of its supplier and of the tenant
 * that rents it who have the vehicle screen, except who changed it.
 */
export async function announceStatus(
  { trx, caller, services }: SaveContext,
  { id, before, after }: StatusChange,
): Promise<void> {
  if (before === undefined || after.vehicle_status === before.vehicle_status) return;

  const sides = sql`(
    select ${after.supplier_id}::integer
    union
    select contract.tenant_id from vehicle_contract_vehicle held
    join vehicle_contract contract on contract.id = held.contract_id
    where held.vehicle_id = ${id} and ${services.today()}::date between contract.start_date and contract.end_date)`;
  const staff = sql<{ id: number }>`
    select id from (${staffWithMenu('VEHICLE', sides)}) staff where id <> ${caller.userId}`;
  const status = { from: before.vehicle_status, to: after.vehicle_status };
  await notify(trx, services.outbox, staff, {
    ...vehicleStatusChanged(after.license_plate, status, caller.name),
    path: `vehicle/manage?record=${id}`,
  });
}
