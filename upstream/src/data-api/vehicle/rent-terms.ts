import { type Selectable, sql } from 'kysely';
import type { VehicleTable } from '../../database/tables.js';
import { longDay } from '../http/day.js';
import { brokenRule } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import type { SaveContext } from '../resource/resource.js';
import { RENT_STATUS_NAMES } from './codes.js';

/** The tenant and the rent status that its contracts give a vehicle. */
interface Terms {
  tenantId: number | null;
  rentStatus: number;
  /** The contract in force, or else the next one; null where no contract holds the vehicle. */
  contract: { contractNo: string; tenantName: string; startDate: string; endDate: string } | null;
}

/**
 * Refuses a tenant or a rent status that contradicts the contracts of a vehicle. A vehicle that no
 * contract holds is Available and has no tenant. A value that the vehicle has already may stay. The vehicle is locked, so that no
 * contract is saved for it meanwhile.
 *
 * @param wanted the values to write
 * @param current the vehicle; undefined for a new one
 * @throws RulesBroken that names the contract, or reports that there is none
 */
export async function refuseAgainstContract(
  { trx, services }: SaveContext,
  wanted: { tenantId: number | null; rentStatus: number },
  current: Selectable<VehicleTable> | undefined,
): Promise<void> {
  if (wanted.rentStatus === current?.rent_status && wanted.tenantId === current.tenant_id) return;
  const terms = current && (await termsOf(trx, current.id, services.today()));
  const { tenantId, rentStatus } = terms ?? { tenantId: null, rentStatus: 0 };
  const refuse = (field: 'rentStatus' | 'companyTenantId') =>
    brokenRule(field, 'BY_CONTRACT', reasonOf(terms));
  if (wanted.rentStatus !== rentStatus && wanted.rentStatus !== current?.rent_status) {
    throw refuse('rentStatus');
  }
  if (wanted.tenantId !== tenantId && wanted.tenantId !== current?.tenant_id) throw refuse('companyTenantId');
}

async function termsOf(trx: SaveContext['trx'], vehicle: number, today: string): Promise<Terms | undefined> {
  const { rows } = await sql<Terms>`
    select
      case when contract.start_date <= ${today}::date then contract.tenant_id end as "tenantId",
      case when contract.id is null then 0 when contract.start_date <= ${today}::date then 1 else 2 end as "rentStatus",
      case when contract.id is not null then json_build_object('contractNo', contract.contract_no,
        'tenantName', tenant.name, 'startDate', contract.start_date, 'endDate', contract.end_date) end as contract
    from vehicle_contract_vehicle held
    left join vehicle_contract contract on contract.id = held.contract_id and contract.end_date >= ${today}::date
    left join company tenant on tenant.id = contract.tenant_id
    where held.vehicle_id = ${vehicle}
    order by contract.start_date nulls last limit 1`.execute(trx);
  return rows[0];
}

/** @param terms undefined where no contract ever held the vehicle */
function reasonOf(terms: Terms | undefined): Text {
  const status = RENT_STATUS_NAMES[terms?.rentStatus ?? 0];
  if (terms === undefined) {
    return {
      id: `Tidak ada kontrak untuk kendaraan ini: status sewanya ${status} dan tidak ada tenant`,
      en: `No contract holds this vehicle: its rent status is ${status}, and it has no tenant`,
    };
  }
  if (terms.contract === null) {
    return {
      id: `Kontrak kendaraan ini sudah berakhir: status sewanya ${status} dan tidak ada tenant`,
      en: `The contracts of this vehicle are over: its rent status is ${status}, and it has no tenant`,
    };
  }
  const { contractNo, tenantName, startDate, endDate } = terms.contract;
  const [start, end] = [longDay(startDate), longDay(endDate)];
  return terms.tenantId === null
    ? {
        id: `Kontrak ${contractNo} memesan kendaraan ini untuk ${tenantName} mulai ${start.id}: status sewanya ${status} dan belum ada tenant`,
        en: `Contract ${contractNo} books this vehicle for ${tenantName} from ${start.en}: its rent status is ${status}, and it has no tenant yet`,
      }
    : {
        id: `Kontrak ${contractNo} menyewakan kendaraan ini kepada ${tenantName} sampai ${end.id}: status sewanya ${status}`,
        en: `Contract ${contractNo} rents this vehicle to ${tenantName} until ${end.en}: its rent status is ${status}`,
      };
}
