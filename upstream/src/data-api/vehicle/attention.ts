import { sql } from 'kysely';
import { COMPANY_TYPE } from '../access/caller.js';
import type { Given, GivenCaller } from '../access/parameter.js';
import { allOf, type Condition, vehiclesRentedBy } from '../access/scope.js';
import type { Filter } from '../resource/resource.js';
import { RENT_STATUS, VEHICLE_STATUS } from './codes.js';

/** Hours after its last reading from which a vehicle counts as silent. */
const SILENT_HOURS = 24;
/** Percent of charge under which a battery counts as low; an index of 0035_attention.sql has the same number. */
const LOW_BATTERY = 20;

/** @param state alias of a row of vehicle_telemetry. @param now ISO 8601 */
export function isSilent(state: string, now: Given<string>): Condition {
  const lastDay = sql`${now}::timestamptz - interval '1 hour' * ${sql.lit(SILENT_HOURS)}`;
  const [placed, received] = [sql.ref(`${state}.gps_date`), sql.ref(`${state}.received_at`)];
  // A tracker without satellites sends its battery.
  return sql<boolean>`(${placed} < ${lastDay} and coalesce(${received}, ${placed}) < ${lastDay})`;
}

/** @param state alias of a row of vehicle_telemetry */
export const hasLowBattery = (state: string): Condition =>
  sql<boolean>`${sql.ref(`${state}.battery_percentage`)} < ${sql.lit(LOW_BATTERY)}`;

/** Vehicles that are rented although they are broken or in maintenance. @param vehicle alias of a row of vehicle */
export const isRentedOutOfService = (vehicle: string): Condition =>
  sql<boolean>`(${sql.ref(`${vehicle}.rent_status`)} = ${sql.lit(RENT_STATUS.rented)}
    and ${sql.ref(`${vehicle}.vehicle_status`)} in (${sql.lit(VEHICLE_STATUS.maintenance)}, ${sql.lit(VEHICLE_STATUS.broken)}))`;

/** Why a vehicle needs attention: the vehicles that the dashboard counts. */
export const ATTENTION_FILTER: Filter = {
  sql: sql`t.id`,
  kind: 'word',
  codes: ['silent', 'lowBattery', 'outOfService'],
  isTimely: true,
  // The planner drops the parts of the other codes.
  against: (code, caller, today, now) => {
    const states = (condition: Condition) => sql`select s.vehicle_id from vehicle_telemetry s
      where ${allOf([...ofCompany('s', 'vehicle_id', caller, today), condition])}`;
    return sql`any (
      ${states(sql<boolean>`${code}::text = 'silent' and ${isSilent('s', now)}`)}
      union all ${states(sql<boolean>`${code}::text = 'lowBattery' and ${hasLowBattery('s')}`)}
      union all select v.id from vehicle v where ${allOf([
        ...ofCompany('v', 'id', caller, today),
        sql<boolean>`${code}::text = 'outOfService' and ${isRentedOutOfService('v')}`,
      ])})`;
  },
};

/** The list's scope again, so that the rows of other companies are not read. */
function ofCompany(
  alias: string,
  key: string,
  { companyType, companyId }: GivenCaller,
  today: Given<string>,
): Condition[] {
  if (companyType === COMPANY_TYPE.platform) return [];
  return companyType === COMPANY_TYPE.supplier
    ? [sql<boolean>`${sql.ref(`${alias}.supplier_id`)} = ${companyId}`]
    : [sql<boolean>`${sql.ref(`${alias}.${key}`)} = any(array${vehiclesRentedBy(companyId, today)})`];
}
