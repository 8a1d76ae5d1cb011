import { sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { type Caller, COMPANY_TYPE, callerOf } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { tenantScope } from '../company/company-scopes.js';
import { succeeded } from '../http/envelope.js';
import { dayParameter, flagParameter, idParameter } from '../http/query-reader.js';
import { malformed, notFound } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { exists } from '../resource/list/list.js';
import type { Services } from '../services/services.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { vehicleContract } from './vehicle-contract.js';

interface TreeRow {
  id: number;
  plate: string;
  supplierId: number;
  supplierName: string;
  selected: boolean;
  vehicleStatus: number;
}

/** A supplier and those of its vehicles that can be chosen. The C in its id marks that it is a group. */
export interface SupplierNode {
  id: `C${number}`;
  nama: string;
  child: { id: number; nama: string; selected: '1' | '0'; vehicleStatus: number }[];
}

const ANY = sql`true`;
const parameters = Type.Object({
  idContract: Type.Optional(idParameter),
  idCompany: Type.Optional(idParameter),
  isActive: Type.Optional(flagParameter),
  startDate: Type.Optional(dayParameter()),
  endDate: Type.Optional(dayParameter()),
});

const treeSchema = Type.Array(
  Type.Object({
    id: Type.String({ pattern: '^C\\d+$' }),
    nama: Type.String(),
    child: Type.Array(
      Type.Object({
        id: Type.Integer(),
        nama: Type.String(),
        selected: Type.Enum(['1', '0']),
        vehicleStatus: Type.Integer(),
      }),
    ),
  }),
);

/**
 * `GET vehicle/list/contract`: the vehicles from which a contract chooses, by supplier. Those that
 * it holds are selected; of the others, those that no other contract holds in the period: the requested one, else the
 * contract's own, else from today on. `isActive=1` leaves out vehicles of status Non Active.
 */
export function serveVehicleTree(app: App, services: Services): void {
  app.get(
    '/vehicle/list/contract',
    described({
      tag: 'vehicle_contract',
      summary: 'Vehicles from which a contract chooses, by supplier',
      query: parameters,
      data: treeSchema,
      refuses: [404],
    }),
    async (request) => {
      const { query } = request;
      // Id 0 is what a form that adds has.
      if (!query.idContract && !query.idCompany)
        throw malformed('The parameter idContract or idCompany is missing.');
      return succeeded(groupBySupplier(await readVehicles(services, callerOf(request), query)));
    },
  );
}

/** @throws CallRefused (404) when the caller may not see the contract or the tenant */
async function readVehicles(
  services: Services,
  caller: Caller,
  { idContract: contract = 0, idCompany = 0, isActive, startDate, endDate }: Static<typeof parameters>,
): Promise<TreeRow[]> {
  const today = services.today();
  return services.db.transaction().execute(async (trx) => {
    const scope = contract > 0 ? vehicleContract.scope : tenantScope;
    const id = contract || idCompany;
    if (!(await exists(trx, scope, id, visibleTo(caller, scope, today)))) throw notFound();
    const terms = await trx
      .selectFrom('vehicle_contract')
      .select(['start_date', 'end_date'])
      .where('id', '=', contract)
      .executeTakeFirst();
    const from = startDate ?? terms?.start_date ?? today;
    const until = endDate ?? terms?.end_date ?? null;
    const ofStatus = isActive === undefined ? ANY : sql`(t.vehicle_status <> 0) = ${isActive === '1'}`;
    // Of a contract that it sees a supplier knows its own vehicles alone; the tenant knows them all.
    const known =
      caller.companyType === COMPANY_TYPE.supplier ? sql`t.supplier_id = ${caller.companyId}` : sql`true`;
    const { rows } = await sql<TreeRow>`
      select t.id, t.license_plate as plate, t.supplier_id as "supplierId", supplier.name as "supplierName",
        held.vehicle_id is not null as selected, t.vehicle_status as "vehicleStatus"
      from vehicle t
      join company supplier on supplier.id = t.supplier_id
      left join vehicle_contract_vehicle held on held.vehicle_id = t.id and held.contract_id = ${contract}
      where (held.vehicle_id is not null and ${known})
        or (${allOf(visibleTo(caller, vehicleScope, today))} and ${ofStatus} and not exists (
          select 1 from vehicle_contract_vehicle taken join vehicle_contract other on other.id = taken.contract_id
          where taken.vehicle_id = t.id and other.id <> ${contract}
            and other.end_date >= ${from}::date and other.start_date <= coalesce(${until}::date, 'infinity')))
      order by supplier.name, supplier.id, t.license_plate`.execute(trx);
    return rows;
  });
}

function groupBySupplier(rows: readonly TreeRow[]): SupplierNode[] {
  const groups = new Map<number, SupplierNode>();
  for (const { id, plate, supplierId, supplierName, selected, vehicleStatus } of rows) {
    const group = groups.get(supplierId) ?? { id: `C${supplierId}`, nama: supplierName, child: [] };
    group.child.push({ id, nama: plate, selected: selected ? '1' : '0', vehicleStatus });
    groups.set(supplierId, group);
  }
  return [...groups.values()];
}
