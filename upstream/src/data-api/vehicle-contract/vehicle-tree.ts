import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { type Caller, COMPANY_TYPE, callerOf } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { tenantScope } from '../company/company-scopes.js';
import { succeeded } from '../http/envelope.js';
import { malformed, notFound } from '../http/refusals.js';
import { described } from '../openapi/described.js';
import { exists } from '../resource/list.js';
import { parameters, readDay, wholeNumber } from '../resource/list-query.js';
import type { Services } from '../services.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { vehicleContract } from './vehicle-contract.js';

/** The parameters of the tree. */
interface TreeQuestion {
  contract: number | undefined;
  tenant: number | undefined;
  isActive: boolean | undefined;
  startDate: string | undefined;
  endDate: string | undefined;
}

interface TreeRow {
  id: number;
  plate: string;
  supplierId: number;
  supplierName: string;
  selected: boolean;
}

/** A supplier and those of its vehicles that can be chosen. The C in its id marks that it is a group. */
export interface SupplierNode {
  id: `C${number}`;
  nama: string;
  child: { id: number; nama: string; selected: '1' | '0' }[];
}

const id = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }));
const date = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }));
const QUERY = {
  idContract: id,
  idCompany: id,
  isActive: Type.Optional(Type.Enum(['1', '0'])),
  startDate: date,
  endDate: date,
};
const treeSchema = Type.Array(
  Type.Object({
    id: Type.String({ pattern: '^C\\d+$' }),
    nama: Type.String(),
    child: Type.Array(
      Type.Object({ id: Type.Integer(), nama: Type.String(), selected: Type.Enum(['1', '0']) }),
    ),
  }),
);

/**
 * `GET vehicle/list/contract`: the vehicles from which a contract chooses, by supplier. Those that
 * it holds are selected; of the others, those that no other contract holds in the period: the requested one, else the
 * contract's own, else from today on. `isActive=1` leaves out vehicles of status Non Active.
 */
export function serveVehicleTree(app: FastifyInstance, services: Services): void {
  app.get(
    '/vehicle/list/contract',
    described({
      tag: 'vehicle_contract',
      summary: 'Vehicles from which a contract chooses, by supplier',
      query: QUERY,
      data: treeSchema,
      refuses: [404],
    }),
    async (request) => {
      const question = readQuestion(request.query);
      return succeeded(groupBySupplier(await readVehicles(services, callerOf(request), question)));
    },
  );
}

/** @throws CallRefused (400) for a parameter that is unknown or malformed, or when there is neither a contract nor a tenant */
function readQuestion(query: unknown): TreeQuestion {
  const given = parameters(query);
  const unknown = [...given.keys()].find((name) => !Object.hasOwn(QUERY, name));
  if (unknown !== undefined) throw malformed(`Unknown parameter ${unknown}.`);
  // Id 0 is what a form that adds has.
  const id = (name: string) => wholeNumber(name, given.get(name) ?? '0', 0, 2_147_483_647) || undefined;
  const date = (name: string) => {
    const value = given.get(name);
    return value === undefined ? undefined : readDay(name, value);
  };
  const isActive = given.get('isActive');
  if (isActive !== undefined && isActive !== '1' && isActive !== '0')
    throw malformed('isActive must be 1 or 0.');
  const question = {
    contract: id('idContract'),
    tenant: id('idCompany'),
    isActive: isActive === undefined ? undefined : isActive === '1',
    startDate: date('startDate'),
    endDate: date('endDate'),
  };
  if (question.contract === undefined && question.tenant === undefined) {
    throw malformed('The parameter idContract or idCompany is missing.');
  }
  return question;
}

/** @throws CallRefused (404) when the caller may not see the contract or the tenant */
async function readVehicles(services: Services, caller: Caller, question: TreeQuestion): Promise<TreeRow[]> {
  const today = services.today();
  return services.db.transaction().execute(async (trx) => {
    const { contract, tenant } = question;
    const isThere =
      contract !== undefined
        ? await exists(trx, vehicleContract.scope, contract, visibleTo(caller, vehicleContract.scope, today))
        : await exists(trx, tenantScope, tenant ?? 0, visibleTo(caller, tenantScope, today));
    if (!isThere) throw notFound();
    const terms = await trx
      .selectFrom('vehicle_contract')
      .select(['start_date', 'end_date'])
      .where('id', '=', contract ?? 0)
      .executeTakeFirst();
    const from = question.startDate ?? terms?.start_date ?? today;
    const until = question.endDate ?? terms?.end_date ?? null;
    const ofStatus =
      question.isActive === undefined ? sql`true` : sql`(t.vehicle_status <> 0) = ${question.isActive}`;
    // Of a contract that it sees a supplier knows its own vehicles alone; the tenant knows them all.
    const known =
      caller.companyType === COMPANY_TYPE.supplier ? sql`t.supplier_id = ${caller.companyId}` : sql`true`;
    const { rows } = await sql<TreeRow>`
      select t.id, t.license_plate as plate, t.supplier_id as "supplierId", supplier.name as "supplierName",
        held.vehicle_id is not null as selected
      from vehicle t
      join company supplier on supplier.id = t.supplier_id
      left join vehicle_contract_vehicle held on held.vehicle_id = t.id and held.contract_id = ${contract ?? 0}
      where (held.vehicle_id is not null and ${known})
        or (${allOf(visibleTo(caller, vehicleScope, today))} and ${ofStatus} and not exists (
          select 1 from vehicle_contract_vehicle taken join vehicle_contract other on other.id = taken.contract_id
          where taken.vehicle_id = t.id and other.id <> ${contract ?? 0}
            and other.end_date >= ${from}::date and other.start_date <= coalesce(${until}::date, 'infinity')))
      order by supplier.name, supplier.id, t.license_plate`.execute(trx);
    return rows;
  });
}

function groupBySupplier(rows: readonly TreeRow[]): SupplierNode[] {
  const groups = new Map<number, SupplierNode>();
  for (const { id, plate, supplierId, supplierName, selected } of rows) {
    const group = groups.get(supplierId) ?? { id: `C${supplierId}`, nama: supplierName, child: [] };
    group.child.push({ id, nama: plate, selected: selected ? '1' : '0' });
    groups.set(supplierId, group);
  }
  return [...groups.values()];
}
