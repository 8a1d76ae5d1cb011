import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';

interface Followers {
  /** Ids; all vehicles without it. */
  vehicles?: readonly number[];
  /** The user whose save causes the change; undefined in the daily job. */
  by?: number;
}

/**
 * Updates vehicles to the state that their contracts determine on a day: a contract in force gives its tenant and rent status 1 Rented,
 * else a future one 2 Booked, else 0 Available.
 *
 * @param today `YYYY-MM-DD`
 * @returns how many vehicles changed
 */
export async function followContracts(trx: Trx, today: string, followers: Followers): Promise<number> {
  const { vehicles, by } = followers;
  const which =
    vehicles === undefined
      ? sql`(v.rent_status <> 0 or v.tenant_id is not null
          or exists (select 1 from vehicle_contract_vehicle held where held.vehicle_id = v.id))`
      : sql`v.id = any(${[...vehicles]}::integer[])`;
  // Locked before they are read again, so that a contract which is saved at the same time is included.
  const { rows: behind } = await sql<{ id: number }>`
    select v.id from vehicle v ${expectedByContracts(today)}
    where ${which} and ${differs} order by v.id for update of v`.execute(trx);
  if (behind.length === 0) return 0;
  const ids = behind.map(({ id }) => id);
  const { rows } = await sql`
    with due as (
      select v.id, v.tenant_id as former_tenant_id, v.rent_status as former_rent_status,
        expected.tenant_id, expected.rent_status
      from vehicle v ${expectedByContracts(today)}
      where v.id = any(${ids}::integer[]) and ${differs}
    ), changed as (
      update vehicle set tenant_id = due.tenant_id, rent_status = due.rent_status,
        updated_by = coalesce(${by ?? null}::integer, vehicle.updated_by), updated_at = now(),
        version = vehicle.version + 1
      from due where vehicle.id = due.id
    )
    insert into record_change (table_name, record_id, user_id, fields)
    select 'vehicle', due.id, ${by ?? null}::integer,
      ${changeIn('companyTenantId', 'tenant_id')} || ${changeIn('rentStatus', 'rent_status')}
    from due returning record_id`.execute(trx);
  return rows.length;
}

/** The change of a field as record-change.ts keeps it; empty when it has not changed. */
function changeIn(field: string, column: string) {
  const [former, now] = [sql.ref(`due.former_${column}`), sql.ref(`due.${column}`)];
  return sql`case when ${former} is not distinct from ${now} then '{}'::jsonb
    else jsonb_build_object(${sql.lit(field)}, jsonb_build_object('former', ${former}, 'now', ${now})) end`;
}

/** Joins to vehicle `v` the tenant and the rent status that it should have. */
const expectedByContracts = (today: string) => sql`cross join lateral (
  select
    max(contract.tenant_id) filter (where contract.start_date <= ${today}::date) as tenant_id,
    case when bool_or(contract.start_date <= ${today}::date) then 1 when count(*) > 0 then 2 else 0 end as rent_status
  from vehicle_contract_vehicle held join vehicle_contract contract on contract.id = held.contract_id
  where held.vehicle_id = v.id and contract.end_date >= ${today}::date) expected`;

const differs = sql`(v.tenant_id is distinct from expected.tenant_id or v.rent_status <> expected.rent_status)`;
