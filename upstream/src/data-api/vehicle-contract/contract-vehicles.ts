import { sql } from 'kysely';
import type { Trx } from '../../database/open-database.js';
import { allOf, visibleTo } from '../access/scope.js';
import { longDay } from '../http/day.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule, type FieldError, RulesBroken } from '../http/refusals.js';
import type { SaveContext } from '../resource/resource.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { followContracts } from './rent-status.js';

/** The fields of a contract's payload that its vehicles depend on. */
interface ContractTerms {
  startDate: string;
  endDate: string;
  totalVehicle: number;
  /** Ids. */
  vehicleList?: number[] | null;
}

/** The most vehicles that are named when several are held elsewhere. */
const MOST_NAMED = 20;

/**
 * Checks that a contract may hold its vehicles: they are there, are no more than its maximum, and no other contract
 * holds one of them on a day of its period.
 *
 * The vehicles, including the removed ones, are locked first, in order of id: of two contracts that choose one vehicle at the same time
 * the second waits, and then sees the first.
 *
 * @param contract its id; undefined for a new one
 * @throws RulesBroken, for each vehicle that is held elsewhere one error that names the other contract
 */
export async function checkVehicles(
  context: SaveContext,
  terms: ContractTerms,
  contract: number | undefined,
): Promise<void> {
  const { trx } = context;
  const held = contract === undefined ? [] : await vehiclesOf(trx, contract);
  const chosen = [...new Set(terms.vehicleList ?? [])];
  if (chosen.length > terms.totalVehicle) {
    throw brokenRule('vehicleList', 'FULL', {
      id: `Kontrak memuat paling banyak ${terms.totalVehicle} kendaraan; dipilih ${chosen.length}`,
      en: `The contract may hold at most ${terms.totalVehicle} vehicles; ${chosen.length} are chosen`,
    });
  }
  const locked = await lockVehicles(context, [...held, ...chosen]);
  const found = new Set(locked.map(({ id }) => id));
  if (!chosen.every((id) => found.has(id))) {
    throw brokenRule('vehicleList', 'NOT_FOUND', wasNotFound('Vehicle'));
  }
  const inactive = locked.find(({ id, isActive }) => !isActive && chosen.includes(id) && !held.includes(id));
  if (inactive !== undefined) {
    throw brokenRule('vehicleList', 'INACTIVE', {
      id: `Kendaraan ${inactive.plate} berstatus Non Active`,
      en: `Vehicle ${inactive.plate} has the status Inactive`,
    });
  }
  const [first, ...others] = await heldElsewhere(trx, chosen, terms, contract);
  if (first !== undefined) throw new RulesBroken(first, ...others);
}

/** Locks the vehicles in the caller's sight, in order of id: two who lock the same ones wait for each other, without a deadlock. */
export async function lockVehicles({ trx, caller, services }: SaveContext, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; plate: string; isActive: boolean; version: number }>`
    select t.id, t.license_plate as plate, t.vehicle_status <> 0 as "isActive", t.version from vehicle t
    where t.id = any(${[...new Set(ids)]}::integer[])
      and ${allOf(visibleTo(caller, vehicleScope, services.today()))}
    order by t.id for update of t`.execute(trx);
  return rows;
}

async function vehiclesOf(trx: Trx, contract: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('vehicle_contract_vehicle')
    .select('vehicle_id')
    .where('contract_id', '=', contract)
    .execute();
  return rows.map((row) => row.vehicle_id);
}

async function heldElsewhere(
  trx: Trx,
  vehicles: readonly number[],
  { startDate, endDate }: ContractTerms,
  contract: number | undefined,
): Promise<FieldError[]> {
  const { rows } = await sql<{ plate: string; contractNo: string; from: string; until: string }>`
    select v.license_plate as plate, other.contract_no as "contractNo",
      other.start_date as from, other.end_date as until
    from vehicle_contract_vehicle held
    join vehicle_contract other on other.id = held.contract_id
    join vehicle v on v.id = held.vehicle_id
    where held.vehicle_id = any(${[...vehicles]}::integer[]) and other.id <> ${contract ?? 0}
      and other.start_date <= ${endDate}::date and other.end_date >= ${startDate}::date
    order by v.license_plate, other.start_date limit ${MOST_NAMED}`.execute(trx);
  return rows.map(({ plate, contractNo, from, until }) => ({
    field: 'vehicleList',
    code: 'OVERLAP',
    message: {
      id: `${plate} dipakai kontrak ${contractNo} dari ${longDay(from).id} sampai ${longDay(until).id}`,
      en: `${plate} is held by contract ${contractNo} from ${longDay(from).en} to ${longDay(until).en}`,
    },
  }));
}

/**
 * Sets the vehicles of a contract; the added and removed ones get the tenant and the rent status that follow from their
 * contracts today. `checkVehicles` has locked them.
 *
 * @param vehicles ids
 */
export async function holdVehicles(
  { trx, caller, services }: SaveContext,
  contract: number,
  vehicles: readonly number[],
): Promise<void> {
  const before = await vehiclesOf(trx, contract);
  const chosen = [...new Set(vehicles)];
  await sql`delete from vehicle_contract_vehicle
    where contract_id = ${contract} and vehicle_id <> all(${chosen}::integer[])`.execute(trx);
  await sql`insert into vehicle_contract_vehicle (contract_id, vehicle_id)
    select ${contract}, id from unnest(${chosen}::integer[]) id on conflict do nothing`.execute(trx);
  const touched = [...new Set([...before, ...chosen])];
  await followContracts(trx, services.today(), { vehicles: touched, by: caller.userId });
}

/** Takes all vehicles out of a contract. Locked as by `checkVehicles`: contracts that give up one vehicle do so one after another. */
export async function releaseVehicles(context: SaveContext, contract: number): Promise<void> {
  await lockVehicles(context, await vehiclesOf(context.trx, contract));
  await holdVehicles(context, contract, []);
}
