import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import { type Caller, COMPANY_TYPE } from '../access/caller.js';
import { allOf, type Condition, type Scope, visibleTo } from '../access/scope.js';
import { complaint } from '../complaint/complaint.js';
import { STATUS } from '../complaint/steps.js';
import type { FilterValue } from '../resource/resource.js';
import type { Services } from '../services/services.js';
import { hasLowBattery, isRentedOutOfService, isSilent } from '../vehicle/attention.js';
import { vehicle } from '../vehicle/vehicle.js';
import { isEnding, vehicleContract } from '../vehicle-contract/vehicle-contract.js';
import { STATES } from './states.js';

/** Rows that are counted one by one; a count of one more means that there are more. */
export const MOST_COUNTED = 10_000;

const count = (what: string, menu: string) =>
  Type.Union([Type.Integer({ minimum: 0, maximum: MOST_COUNTED + 1 }), Type.Null()], {
    description: `${what}; null: not permitted by ${menu}.`,
  });

export const attentionSchema = Type.Object(
  {
    complaintsOverdue: count('Complaints of `isOverdue=1`', complaint.menu),
    complaintsNew: count('Complaints of `status=0`', complaint.menu),
    vehiclesSilent: count('Vehicles of `attention=silent`', vehicle.menu),
    vehiclesLowBattery: count('Vehicles of `attention=lowBattery`', vehicle.menu),
    vehiclesOutOfService: count('Vehicles of `attention=outOfService`', vehicle.menu),
    contractsEnding: count('Contracts of `endsWithin=30`, unless `companyId` is given', vehicleContract.menu),
  },
  { description: `How long the lists of what needs attention are; ${MOST_COUNTED + 1} means more.` },
);

type Attention = Static<typeof attentionSchema>;

/**
 * Counts what needs attention in the lists that the caller may view, in one statement.
 * @param supplier only what is of this supplier
 */
export async function countAttention(
  services: Services,
  caller: Caller,
  supplier: FilterValue | null,
): Promise<Attention> {
  const today = services.today();
  const ofSupplier = supplier === null ? [] : [sql<boolean>`t.supplier_id = ${supplier}`];
  const counted = (
    { menu, scope }: { menu: string; scope: Scope },
    rows: RawBuilder<unknown>,
    ...conditions: readonly Condition[]
  ) =>
    caller.menus.has(menu)
      ? sql<number | null>`(select count(*) from (
          select 1 from ${rows} where ${allOf([...visibleTo(caller, scope, today), ...conditions])}
          limit ${sql.lit(MOST_COUNTED + 1)}) few)`
      : sql<number | null>`null::bigint`;
  const complaints = (...conditions: readonly Condition[]) =>
    counted(complaint, sql`complaint t`, ...ofSupplier, ...conditions);
  const states = (condition: Condition) => counted(vehicle, STATES, ...ofSupplier, condition);
  // The list of contracts cannot be narrowed down to a supplier: the number would not be that of the list.
  const hasContracts = supplier === null || caller.companyType === COMPANY_TYPE.supplier;
  const { rows } = await sql<Attention>`select
    ${complaints(sql<boolean>`t.is_overdue`)} as "complaintsOverdue",
    ${complaints(sql<boolean>`t.status = ${sql.lit(STATUS.open)}`)} as "complaintsNew",
    ${states(isSilent('t', sql.val(services.now().toISOString())))} as "vehiclesSilent",
    ${states(hasLowBattery('t'))} as "vehiclesLowBattery",
    ${counted(vehicle, sql`vehicle t`, ...ofSupplier, isRentedOutOfService('t'))} as "vehiclesOutOfService",
    ${hasContracts ? counted(vehicleContract, sql`vehicle_contract t`, isEnding(sql.val(today))) : sql`null::bigint`}
      as "contractsEnding"`.execute(services.reads);
  return rows[0] ?? NOTHING;
}

const NOTHING: Attention = {
  complaintsOverdue: null,
  complaintsNew: null,
  vehiclesSilent: null,
  vehiclesLowBattery: null,
  vehiclesOutOfService: null,
  contractsEnding: null,
};
