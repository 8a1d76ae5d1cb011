import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Condition } from '../access/scope.js';
import type { Services } from '../services/services.js';
import { STATES } from './states.js';

export const MOST_POSITIONS = 10_000;

const number = Type.Union([Type.Number(), Type.Null()]);
export const positionSchema = Type.Object({
  vehicleId: Type.Integer(),
  licensePlate: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  companySupplierId: Type.Integer(),
  companySupplierName: Type.String(),
  gpsDate: Type.String({ description: 'ISO 8601 with an offset.' }),
  speed: number,
  course: number,
});

type Position = Static<typeof positionSchema>;

/**
 * The newest positions. The database builds their JSON: to send 10,000 rows one by one took twice as long.
 * @param inScope a condition on the id and the supplier of a vehicle, which the states have too
 */
export async function readPositions({ reads }: Services, inScope: Condition): Promise<readonly Position[]> {
  const { rows } = await sql<{ positions: readonly Position[] }>`
    select coalesce(json_agg(position), '[]') as positions
    from (
      select latest.id as "vehicleId", latest.license_plate as "licensePlate", latest.latitude, latest.longitude,
        latest.supplier_id as "companySupplierId", supplier.name as "companySupplierName",
        to_char(latest.gps_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "gpsDate",
        latest.speed, latest.course
      from (
        select t.* from ${STATES} where ${inScope}
        order by t.gps_date desc, t.id desc limit ${sql.lit(MOST_POSITIONS)}
      ) latest
      join company supplier on supplier.id = latest.supplier_id
      order by latest.gps_date desc, latest.id desc
    ) position`.execute(reads);
  return rows[0]?.positions ?? [];
}
