import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { allOf, type Condition, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { described } from '../openapi/described.js';
import { listParameters, pageSchema } from '../openapi/list-schemas.js';
import { containing } from '../resource/columns.js';
import { readListQuery } from '../resource/list-query.js';
import type { Services } from '../services.js';

/** What a column of the status table is sorted by. */
const SORTED_BY: Readonly<Record<string, RawBuilder<unknown>>> = {
  gpsDate: sql`last.gps_date`,
  licensePlate: sql`t.license_plate`,
  companySupplierName: sql`supplier.name`,
  vehicleModelName: sql`model.name`,
  speed: sql`last.speed`,
  batteryPercentage: sql`last.battery_percentage`,
  totalKm: sql`last.total_km`,
};
const LIST = {
  columns: Object.keys(SORTED_BY),
  search: ['licensePlate'],
  filters: { companyId: { sql: sql`t.supplier_id`, kind: 'integer' } },
} as const;

const number = Type.Union([Type.Number(), Type.Null()]);
/** Specification (fleet operations), section 3: Vehicle status row; the rest is what its table shows (section 2). */
export const statusRowSchema = Type.Object({
  vehicleId: Type.Integer(),
  companySupplierId: Type.Integer(),
  companySupplierName: Type.String(),
  licensePlate: Type.String(),
  vehicleModelName: Type.String(),
  speed: number,
  course: number,
  batteryPercentage: number,
  totalKm: number,
  gpsDate: Type.String({ description: 'ISO 8601 with an offset.' }),
  latitude: Type.Number(),
  longitude: Type.Number(),
});

/** Vehicles that have reported, with what they reported last: `t` and `last`. */
export const HEARD_OF = sql`vehicle t join vehicle_telemetry last on last.vehicle_id = t.id`;

/**
 * Rows of the status table.
 * @param where over `t` and `last`
 * @param order of the rows; they are cut by it before they get their names
 */
export async function readStatusRows(
  { db }: Services,
  where: Condition,
  { order, size, offset }: { order: RawBuilder<unknown>; size: number; offset: number },
): Promise<unknown[]> {
  const { rows } = await sql`
    select t.id as "vehicleId", t.supplier_id as "companySupplierId", supplier.name as "companySupplierName",
      t.license_plate as "licensePlate", model.name as "vehicleModelName", last.speed, last.course,
      last.battery_percentage as "batteryPercentage", last.total_km as "totalKm", last.gps_date as "gpsDate",
      last.latitude, last.longitude
    from ${HEARD_OF} join company supplier on supplier.id = t.supplier_id join vehicle_model model on model.id = t.model_id
    where ${where} order by ${order} limit ${size} offset ${offset}`.execute(db);
  return rows;
}

/** The newest first; the id makes it a total order, so that pages never overlap. */
export const NEWEST_FIRST = sql`last.gps_date desc, t.id desc`;

/** `GET dashboard/vehicle_status`: the dashboard's status table, paged (contract, section 4). */
export function serveVehicleStatus(app: FastifyInstance, services: Services): void {
  // Of rows that are telemetry there is no asking by id: those of vehicles are for that.
  const { ids: _, ...query } = listParameters(LIST);
  app.get(
    '/dashboard/vehicle_status',
    described({
      tag: 'dashboard',
      summary: 'What vehicles reported last, a page of them, the newest first',
      query,
      data: pageSchema(statusRowSchema),
    }),
    async (request) => {
      const { page, size, filters, search, sort } = readListQuery(request.query, LIST);
      const supplier = filters.get('companyId');
      const where = allOf([
        ...visibleTo(callerOf(request), 'vehicle', services.today()),
        ...(supplier === undefined ? [] : [sql<boolean>`t.supplier_id = ${supplier}`]),
        ...(search === undefined
          ? []
          : [sql<boolean>`t.license_plate like ${containing(search.text.toUpperCase())}`]),
      ]);
      const by = sort && SORTED_BY[sort.column];
      const direction = sort?.descending ? sql`desc` : sql`asc`;
      const order = by === undefined ? NEWEST_FIRST : sql`${by} ${direction} nulls last, t.id ${direction}`;
      const data = await readStatusRows(services, where, { order, size, offset: (page - 1) * size });
      const { rows: counted } = await sql<{ n: number }>`
        select count(*) as n from ${HEARD_OF} where ${where}`.execute(services.db);
      return succeeded({ data, totalRow: counted[0]?.n ?? 0 });
    },
  );
}
