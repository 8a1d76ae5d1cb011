import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { COMPANY_TYPE, callerOf } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { described } from '../openapi/described.js';
import { filterParameters } from '../openapi/list-schemas.js';
import { readFilters } from '../resource/list-query.js';
import type { Services } from '../services.js';

const FILTERS = { companyId: { sql: sql`t.supplier_id`, kind: 'integer' } } as const;

const count = Type.Integer({ minimum: 0 });
const dashboardSchema = Type.Object({
  vehicleStatus: Type.Object({ nonActive: count, active: count, maintenance: count, broken: count }),
  vehicleRentStatus: Type.Object({ available: count, rented: count, booked: count }),
});

/** `GET dashboard`: how many vehicles in scope there are of each status (contract, section 4). */
export function serveDashboard(app: FastifyInstance, services: Services): void {
  app.get(
    '/dashboard',
    described({
      tag: 'dashboard',
      summary: 'How many vehicles there are of each status',
      query: filterParameters(FILTERS),
      data: dashboardSchema,
    }),
    async (request) => {
      const caller = callerOf(request);
      const supplier = readFilters(request.query, FILTERS, []).get('companyId') ?? null;
      const ofSupplier = sql<boolean>`(${supplier}::integer is null or t.supplier_id = ${supplier})`;
      // What a tenant rents depends on the day, the other two are counted already.
      const vehicles =
        caller.companyType === COMPANY_TYPE.tenant
          ? sql`select rent_status, vehicle_status, 1 as n from vehicle t
            where ${allOf([...visibleTo(caller, 'vehicle', services.today()), ofSupplier])}`
          : sql`select rent_status, vehicle_status, n from vehicle_count t
            where ${allOf([ofSupplier, ...countersInScope(caller.companyType, caller.companyId)])}`;
      const { rows } = await sql<{ rentStatus: number; vehicleStatus: number; n: number }>`
      select rent_status as "rentStatus", vehicle_status as "vehicleStatus", sum(n)::bigint as n
      from (${vehicles}) counted group by 1, 2`.execute(services.db);
      const total = (field: 'rentStatus' | 'vehicleStatus', code: number) =>
        rows.filter((row) => row[field] === code).reduce((sum, row) => sum + row.n, 0);
      return succeeded({
        vehicleStatus: {
          nonActive: total('vehicleStatus', 0),
          active: total('vehicleStatus', 1),
          maintenance: total('vehicleStatus', 2),
          broken: total('vehicleStatus', 3),
        },
        vehicleRentStatus: {
          available: total('rentStatus', 0),
          rented: total('rentStatus', 1),
          booked: total('rentStatus', 2),
        },
      });
    },
  );
}

/** A supplier's counters are those of its own vehicles: the counters' form of the vehicle scope. */
function countersInScope(companyType: number, companyId: number) {
  return companyType === COMPANY_TYPE.platform ? [] : [sql<boolean>`t.supplier_id = ${companyId}`];
}
