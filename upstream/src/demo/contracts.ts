import type { Insertable } from 'kysely';
import { RENT_STATUS } from '../data-api/vehicle/codes.js';
import type { VehicleContractTable } from '../database/tables.js';
import { before, createdAt, dateAfter, day } from './calendar.js';
import type { CompanyRow } from './companies.js';
import type { Random } from './random.js';
import type { Vehicle } from './vehicles.js';

export type ContractRow = Insertable<VehicleContractTable> & { id: number };

export interface Contract {
  row: ContractRow;
  vehicles: Vehicle[];
}

/**
 * Days from now to the end of some contracts in force, by the order they are signed in, so that the reminders of 30, 7
 * and 1 days have a cause. The first one lasts: a demo tenant keeps vehicles of the demo supplier.
 */
const closeEnds = new Map([
  [1, 7],
  [2, 1],
  [7, 30],
]);

/**
 * Rents the vehicles out: each tenant has two or three suppliers, each supplier has most vehicles in contracts in
 * force, some in contracts that lie ahead and some that were in contracts now past. Sets the vehicles' tenant and
 * rent status as a contract does.
 */
export function contracts(
  random: Random,
  now: Date,
  suppliers: readonly CompanyRow[],
  tenants: readonly CompanyRow[],
  vehicles: readonly Vehicle[],
): Contract[] {
  const made: Contract[] = [];
  const sign = (tenant: CompanyRow, starts: number, ends: number, held: Vehicle[]) => {
    if (held.length === 0) return;
    const signed = before(now, Math.max(1, 12 - starts) * day);
    const id = made.length + 1;
    const [year = '', month = '1'] = dateAfter(now, starts).split('-');
    made.push({
      vehicles: held,
      row: {
        id,
        tenant_id: tenant.id,
        contract_no: `${String(id).padStart(3, '0')}/ARM-SEWA/${romanMonths[Number(month) - 1] ?? 'I'}/${year}`,
        start_date: dateAfter(now, starts),
        end_date: dateAfter(now, ends),
        total_vehicle: Math.ceil((held.length + random.int(0, 6)) / 5) * 5,
        ...createdAt(signed),
      },
    });
  };

  let inForce = 0;
  for (const [rank, supplier] of suppliers.entries()) {
    const customers = tenants.filter((_, index) => suppliersOf(index, suppliers.length).includes(rank));
    const pool = random.shuffled(vehicles.filter((vehicle) => vehicle.row.supplier_id === supplier.id));
    const rented = pool.slice(0, Math.round(pool.length * 0.6));
    const booked = pool.slice(rented.length, rented.length + Math.round(pool.length * 0.12));

    const shares = cutInto(random, rented, customers.length);
    for (const [index, tenant] of customers.entries()) {
      const held = shares[index] ?? [];
      sign(tenant, -random.int(20, 300), closeEnds.get(inForce) ?? random.int(40, 330), held);
      inForce += 1;
      for (const { row } of held) {
        row.rent_status = RENT_STATUS.rented;
        row.tenant_id = tenant.id;
      }
    }

    const starts = random.int(3, 45);
    sign(random.pick(customers), starts, starts + random.int(180, 365), booked);
    for (const { row } of booked) row.rent_status = RENT_STATUS.booked;

    // Over before any contract in force began, and begun after the vehicle was there.
    const old = random.shuffled(pool).filter(({ registered }) => registered < before(now, 640 * day));
    sign(random.pick(customers), -random.int(560, 630), -random.int(310, 420), old.slice(0, 14));
  }
  return made;
}

/** The ranks of the suppliers that a tenant, by its rank, rents from. */
function suppliersOf(tenant: number, suppliers: number): number[] {
  const first = tenant % suppliers;
  const ranks = [first, (first + 2) % suppliers];
  return tenant % 3 === 0 ? [...ranks, (first + 5) % suppliers] : ranks;
}

/** Cuts a list into parts of uneven length, none empty as long as there is enough. */
function cutInto<T>(random: Random, list: readonly T[], parts: number): T[][] {
  const weights = Array.from({ length: parts }, () => random.between(0.7, 1.3));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    const to = Math.round((list.length * sum) / whole);
    const part = list.slice(from, to);
    from = to;
    return part;
  });
}

const romanMonths = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
