import { sql } from 'kysely';
import type { DailyJob } from '../jobs/daily-jobs.js';
import { contractEnds } from '../notification/notice-texts.js';
import { notify } from '../notification/notify.js';
import { staffWithMenu } from '../notification/staff.js';
import { followContracts } from './rent-status.js';

/** Days before a contract's end on which both sides are notified. */
const NOTICE_DAYS = [30, 7, 1];

/** Tenant and rent status of vehicles follow the dates of their contracts. */
export const rentStatusJob: DailyJob = {
  name: 'rent-status',
  run: async (trx, services, { today }) => {
    const changed = await followContracts(trx, today, {});
    if (changed > 0) services.log.info({ changed }, 'vehicles follow their contracts');
  },
};

/**
 * Notifies the staff of a contract's tenant and of its vehicles' suppliers, of those who have the contract screen, that it
 * ends in 30, 7 and 1 days. Of those that were missed, only the latest is sent, with the days that are left by then.
 */
export const contractNoticesJob: DailyJob = {
  name: 'contract-notices',
  run: async (trx, services, { today, since }) => {
    const { rows } = await sql<EndingContract>`
      select contract.id, contract.contract_no as "contractNo", tenant.name as "tenantName",
        contract.end_date - ${today}::date as "daysLeft",
        contract.end_date as "endDate"
      from vehicle_contract contract join company tenant on tenant.id = contract.tenant_id
      where contract.end_date >= ${today}::date and exists (
        select 1 from unnest(${NOTICE_DAYS}::integer[]) days
        where contract.end_date - days > ${since}::date and contract.end_date - days <= ${today}::date)
      order by contract.end_date, contract.id`.execute(trx);
    for (const contract of rows) {
      const sides = sql`(
        select tenant_id from vehicle_contract where id = ${contract.id}
        union
        select v.supplier_id from vehicle_contract_vehicle held join vehicle v on v.id = held.vehicle_id
        where held.contract_id = ${contract.id})`;
      await notify(trx, services.outbox, staffWithMenu('COMPANY_CONTRACT', sides), {
        ...contractEnds(contract.contractNo, contract.tenantName, contract.daysLeft, contract.endDate),
        path: `company-contract/manage?record=${contract.id}`,
      });
    }
  },
};

interface EndingContract {
  id: number;
  contractNo: string;
  tenantName: string;
  daysLeft: number;
  endDate: string;
}
