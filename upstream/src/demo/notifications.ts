import type { Insertable } from 'kysely';
import { COMPANY_TYPE } from '../data-api/access/caller.js';
import {
  contractEnds,
  leftArea,
  returnedToArea,
  textColumns,
} from '../data-api/notification/notice-texts.js';
import { vehicleStatusChanged } from '../data-api/vehicle/announce-status.js';
import type { NotificationTable } from '../database/tables.js';
import { before, day, hour, minute } from './calendar.js';
import { type CompanyRow } from './companies.js';
import type { ComplaintNews } from './complaints/complaints.js';
import type { Contract } from './contracts.js';
import type { UserRow } from './people.js';
import type { Random } from './random.js';
import type { Vehicle } from './vehicles.js';

export type NotificationRow = Insertable<NotificationTable> & { user_id: number; created_at: Date };

const perUser = 25;
/** The newest ones are unread. */
const unread = 6;
/** The number of them that are about complaints. */
const complaintNewsOfEach = 8;

/** About a vehicle or a contract that the user may see: all of them for the platform, the own company's for the others. */
export function notifications(
  random: Random,
  now: Date,
  readers: readonly UserRow[],
  companies: readonly CompanyRow[],
  vehicles: readonly Vehicle[],
  contracts: readonly Contract[],
  users: readonly UserRow[],
  news: readonly ComplaintNews[],
): NotificationRow[] {
  const byId = new Map(companies.map((company) => [company.id, company]));
  const written = readers.flatMap((reader) => {
    const company = byId.get(reader.company_id);
    const sees = (vehicle: Vehicle) =>
      company?.company_type === COMPANY_TYPE.platform ||
      [vehicle.row.supplier_id, vehicle.row.tenant_id].includes(reader.company_id);
    const seen = vehicles.filter(sees);
    const rented = seen.filter(({ row }) => row.tenant_id !== null);
    const reminders = contracts
      .filter((contract) => contract.vehicles.some(sees))
      .filter(({ row }) => company?.company_type !== COMPANY_TYPE.tenant || row.tenant_id === company.id)
      .flatMap((contract) => contractReminders(contract, now, byId));
    const aboutComplaints = news
      .filter((one) => one.company === reader.company_id)
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, complaintNewsOfEach);
    let age = 0;
    const others = Array.from(
      { length: perUser - reminders.length - aboutComplaints.length },
      (_, rank): NotificationRow => {
        age += rank < unread ? random.int(4, 90) * minute : random.int(3, 40) * hour;
        const at = before(now, age);
        const vehicle = random.pick(seen);
        const text = random.weighted([
          [() => statusChanged(random, vehicle, colleague(random, users, vehicle, reader)), 6],
          [() => crossedCircle(random, random.pick(rented), byId), rented.length > 0 ? 3 : 0],
        ])();
        return rowOf(reader, { at, ...text }, rank >= unread);
      },
    );
    const dated = [...reminders, ...aboutComplaints].map((one) =>
      rowOf(reader, one, now.getTime() - one.at.getTime() > day),
    );
    return [...dated, ...others];
  });
  // The bell shows the newest first by id.
  return written.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** The text of a notification, and the address that it opens. */
type Notice = Pick<ComplaintNews, 'text' | 'path'>;

function rowOf(reader: UserRow, { at, text, path }: Notice & { at: Date }, isRead: boolean): NotificationRow {
  const { translations, ...columns } = textColumns(text);
  return {
    user_id: reader.id,
    ...columns,
    translations: JSON.stringify(translations),
    path,
    is_read: isRead,
    created_at: at,
    updated_at: at,
  };
}

function statusChanged(random: Random, { row }: Vehicle, by: string): Notice {
  // The last change gave the vehicle the status that it has.
  const from = random.pick([0, 1, 2, 3].filter((status) => status !== row.vehicle_status));
  return {
    text: vehicleStatusChanged(row.license_plate, { from, to: row.vehicle_status }, by),
    path: `vehicle/manage?record=${row.id}`,
  };
}

function crossedCircle(random: Random, { row }: Vehicle, companies: Map<number, CompanyRow>): Notice {
  const tenant = companies.get(row.tenant_id ?? 0)?.name ?? '';
  const textOf = random.chance(0.5) ? leftArea : returnedToArea;
  return { text: textOf(row.license_plate, tenant), path: `vehicle/manage?record=${row.id}` };
}

/** The reminders 30, 7 and 1 days before a contract's end that are due by now. */
function contractReminders({ row }: Contract, now: Date, companies: Map<number, CompanyRow>) {
  // Sent at midnight in Jakarta.
  const end = Date.parse(`${row.end_date}T00:00:00+07:00`);
  if (end < now.getTime()) return [];
  const tenant = companies.get(row.tenant_id)?.name ?? '';
  return [30, 7, 1]
    .map((days) => ({
      at: new Date(end - days * day),
      text: contractEnds(row.contract_no, tenant, days, row.end_date),
      path: `company-contract/manage?record=${row.id}`,
    }))
    .filter(({ at }) => at <= now);
}

function colleague(random: Random, users: readonly UserRow[], { row }: Vehicle, reader: UserRow): string {
  const staff = users.filter((user) => user.company_id === row.supplier_id && user.id !== reader.id);
  return staff.length > 0 ? random.pick(staff).name : 'Admin';
}
