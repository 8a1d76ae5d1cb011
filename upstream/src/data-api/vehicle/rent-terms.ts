import { type Selectable, sql } from 'kysely';
import type { VehicleTable } from '../../database/fleet-tables.js';
import { longDay } from '../http/day.js';
import { RulesBroken } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import type { SaveContext } from '../resource/resource.js';

/** What the contracts that hold or held a vehicle say of it. */
interface Terms {
  tenantId: number | null;
  rentStatus: number;
  /** The contract in force, or else the next one; null once all are over. */
  contractNo: string | null;
  tenantName: string | null;
  from: string | null;
  until: string | null;
}

/** Specification (fleet operations), section 4. */
const RENT_STATUS_NAMES: Readonly<Record<number, string>> = { 0: 'Available', 1: 'Rented', 2: 'Booked' };

/**
 * Refuses to set the tenant or the rent status of a vehicle against its contracts (contract, section 4): what one in
 * force, one that lies ahead, or the end of the last one has set is theirs to change. A vehicle that no contract ever
 * held has what its form says. The vehicle is locked, so no contract can get hold of it meanwhile.
 *
 * @param wanted what is to be written
 * @throws RulesBroken naming the contract
 */
export async function refuseAgainstContract(
  { trx, services }: SaveContext,
  wanted: { tenantId: number | null; rentStatus: number },
  current: Selectable<VehicleTable>,
): Promise<void> {
  const movesTenant = wanted.tenantId !== current.tenant_id;
  const movesStatus = wanted.rentStatus !== current.rent_status;
  if (!movesTenant && !movesStatus) return;
  const today = services.today();
  const { rows } = await sql<Terms>`
    select
      case when contract.start_date <= ${today}::date then contract.tenant_id end as "tenantId",
      case when contract.id is null then 0 when contract.start_date <= ${today}::date then 1 else 2 end as "rentStatus",
      contract.contract_no as "contractNo", tenant.name as "tenantName",
      contract.start_date as from, contract.end_date as until
    from vehicle_contract_vehicle held
    left join vehicle_contract contract on contract.id = held.contract_id and contract.end_date >= ${today}::date
    left join company tenant on tenant.id = contract.tenant_id
    where held.vehicle_id = ${current.id}
    order by contract.start_date nulls last limit 1`.execute(trx);
  const terms = rows[0];
  if (terms === undefined) return;
  if (movesStatus && wanted.rentStatus !== terms.rentStatus) throw refusal('rentStatus', terms);
  if (movesTenant && wanted.tenantId !== terms.tenantId) throw refusal('companyTenantId', terms);
}

function refusal(field: 'rentStatus' | 'companyTenantId', terms: Terms): RulesBroken {
  return new RulesBroken({ field, code: 'BY_CONTRACT', message: messageOf(terms) });
}

function messageOf({ contractNo, tenantName, from, until, rentStatus, tenantId }: Terms): Text {
  const status = RENT_STATUS_NAMES[rentStatus];
  if (contractNo === null || from === null || until === null)
    return {
      id: `Kontrak kendaraan ini sudah berakhir: status sewanya ${status} dan tidak ada tenant`,
      en: `The contracts of this vehicle are over: its rent status is ${status}, and it has no tenant`,
    };
  const [start, end] = [longDay(from), longDay(until)];
  if (tenantId === null)
    return {
      id: `Kontrak ${contractNo} memesan kendaraan ini untuk ${tenantName} mulai ${start.id}: status sewanya ${status} dan belum ada tenant`,
      en: `Contract ${contractNo} books this vehicle for ${tenantName} from ${start.en}: its rent status is ${status}, and it has no tenant yet`,
    };
  return {
    id: `Kontrak ${contractNo} menyewakan kendaraan ini kepada ${tenantName} sampai ${end.id}: status sewanya ${status}`,
    en: `Contract ${contractNo} rents this vehicle to ${tenantName} until ${end.en}: its rent status is ${status}`,
  };
}
