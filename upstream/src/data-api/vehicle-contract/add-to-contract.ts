import { sql } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { allOf, visibleTo } from '../access/scope.js';
import { reference } from '../http/body-reader.js';
import { CHANGED_SINCE, wasNotFound } from '../http/phrases.js';
import { brokenRule, type FieldError, RulesBroken } from '../http/refusals.js';
import type { BulkField, RowOutcome, RowToChange } from '../resource/bulk-change/bulk-field.js';
import type { SaveContext } from '../resource/resource.js';
import { orRefusal } from '../resource/save/refused-row.js';
import { lockRow, writeRow } from '../resource/save/save.js';
import { completedBody, storedValues } from '../resource/save/stored-body.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { lockVehicles } from './contract-vehicles.js';
import { vehicleContract } from './vehicle-contract.js';

/** True if a contract is to hold a vehicle. */
const placeSchema = Type.Object({ contract: Type.Integer(), isHeld: Type.Boolean() });

const bodyOf = completedBody(vehicleContract);

/** Adds many vehicles to a contract: a save of the contract for each batch of vehicles, in whose words a vehicle is refused. */
export const addToContract: BulkField = {
  schema: reference('Contract'),
  right: { resource: vehicleContract.name, field: 'vehicleList' },
  valueOf: (contract) => ({ contract, isHeld: true }),

  preview: async ({ trx, caller, services, find }, ids, value) => {
    const contract = await find(vehicleContract.scope, Value.Parse(placeSchema, value).contract);
    if (contract === undefined) throw brokenRule('vehicle_contract', 'NOT_FOUND', wasNotFound('Contract'));
    const { id, start_date, end_date, total_vehicle } = contract;
    const { rows } = await sql<{ free: number; held: number; rest: number }>`
      select count(*) filter (where held.vehicle_id is not null)::integer as held,
        count(*) filter (where held.vehicle_id is null and t.vehicle_status <> 0 and not exists (
          select 1 from vehicle_contract_vehicle taken join vehicle_contract other on other.id = taken.contract_id
          where taken.vehicle_id = t.id and other.start_date <= ${end_date}::date
            and other.end_date >= ${start_date}::date))::integer as free,
        ${total_vehicle}::integer - (
          select count(*) from vehicle_contract_vehicle own where own.contract_id = ${id})::integer as rest
      from vehicle t
      left join vehicle_contract_vehicle held on held.vehicle_id = t.id and held.contract_id = ${id}
      where t.id = any(${[...ids]}::integer[])
        and ${allOf([sql`true`, ...visibleTo(caller, vehicleScope, services.today())])}`.execute(trx);
    const { free, held, rest } = rows[0] ?? { free: 0, held: 0, rest: 0 };
    return { changed: Math.max(0, Math.min(free, rest)), unchanged: held };
  },

  change: async (context, rows) => {
    const outcomes: RowOutcome[] = [];
    for (const isHeld of [true, false]) {
      for (const [contract, group] of byContract(rows, isHeld))
        outcomes.push(...(await placeVehicles(context, { contract, isHeld }, group)));
    }
    return outcomes;
  },
};

function byContract(rows: readonly RowToChange[], isHeld: boolean): ReadonlyMap<number, RowToChange[]> {
  const groups = new Map<number, RowToChange[]>();
  for (const row of rows) {
    const place = Value.Parse(placeSchema, row.value);
    if (place.isHeld === isHeld) groups.set(place.contract, [...(groups.get(place.contract) ?? []), row]);
  }
  return groups;
}

/** Adds vehicles to a contract, or takes them out of it. */
async function placeVehicles(
  context: SaveContext,
  { contract, isHeld }: { contract: number; isHeld: boolean },
  rows: readonly RowToChange[],
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  /** The contract is full, or out of sight: it refuses every further vehicle. */
  let refusalOfAll: FieldError | undefined;
  const changed = await changedSince(context, contract, rows);
  const held = await heldBefore(context, contract);
  const waiting: number[] = [];
  for (const { id } of rows) {
    if (changed.has(id))
      outcomes.push({
        id,
        outcome: 'refused',
        error: { field: null, code: 'CONFLICT', message: CHANGED_SINCE },
      });
    else if (held.has(id) === isHeld) outcomes.push({ id, outcome: 'unchanged' });
    else waiting.push(id);
  }

  async function refusalOf(part: readonly number[]): Promise<FieldError | undefined> {
    const saved = await orRefusal(context, async () => {
      const { trx, caller, services } = context;
      const target = { id: contract, version: undefined };
      const current = await lockRow(trx, vehicleContract.scope, target, caller, services.today());
      const others = [...(await heldBefore(context, contract))].filter((id) => !part.includes(id));
      const vehicleList = isHeld ? [...others, ...part] : others;
      return writeRow(context, vehicleContract, await bodyOf(trx, current, { vehicleList }), target);
    });
    return saved instanceof RulesBroken ? saved.errors[0] : undefined;
  }

  /** Saves all of them at once; halves those that are refused until it is known which vehicle is. */
  async function place(part: readonly number[]): Promise<void> {
    const [first] = part;
    if (first === undefined) return;
    const refusal = refusalOfAll ?? (await refusalOf(part));
    if (refusal === undefined)
      for (const id of part) outcomes.push({ id, outcome: 'changed', former: { contract, isHeld: !isHeld } });
    else if (part.length === 1 || refusalOfAll !== undefined) {
      for (const id of part) outcomes.push({ id, outcome: 'refused', error: refusal });
      if (['FULL', 'NOT_ALLOWED'].includes(refusal.code)) refusalOfAll = refusal;
    } else {
      const middle = part.length >> 1;
      await place(part.slice(0, middle));
      await place(part.slice(middle));
    }
  }
  await place(waiting);
  return outcomes;
}

/** The vehicles that do not have the version that is expected of them; all of them stay locked. */
async function changedSince(
  context: SaveContext,
  contract: number,
  rows: readonly RowToChange[],
): Promise<ReadonlySet<number>> {
  const expected = rows.filter(({ expectedVersion }) => expectedVersion !== null);
  if (expected.length === 0) return new Set();
  // A save of the contract locks it and then its vehicles: in another order the two could end in a deadlock.
  await context.trx
    .selectFrom('vehicle_contract')
    .select('id')
    .where('id', '=', contract)
    .forUpdate()
    .execute();
  const held = await heldBefore(context, contract);
  const locked = await lockVehicles(context, [...held, ...expected.map(({ id }) => id)]);
  const versions = new Map(locked.map(({ id, version }) => [id, version]));
  return new Set(
    expected.filter(({ id, expectedVersion }) => versions.get(id) !== expectedVersion).map(({ id }) => id),
  );
}

async function heldBefore({ trx }: SaveContext, contract: number): Promise<ReadonlySet<number>> {
  const { vehicleList } = await storedValues(trx, vehicleContract, ['vehicleList'], { id: contract });
  return new Set(Array.isArray(vehicleList) ? vehicleList.map(Number) : []);
}
