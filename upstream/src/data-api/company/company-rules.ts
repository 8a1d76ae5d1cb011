import { type Selectable, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { CompanyTable } from '../../database/tables.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { checkPeriod } from '../http/day.js';
import { forbidden, RulesBroken } from '../http/refusals.js';
import type { SaveContext } from '../resource/resource.js';
import { shutOut } from '../user/session-ended.js';
import { companyFields } from './company-columns.js';

const companySchema = Type.Object(companyFields);
type CompanyBody = Static<typeof companySchema>;

/**
 * Checks what holds for tenants and suppliers alike and answers the columns to write.
 * @throws RulesBroken; CallRefused (403) when somebody else than the Platform makes a company
 */
export function companyValues(
  { caller }: SaveContext,
  body: CompanyBody,
  current: Selectable<CompanyTable> | undefined,
) {
  checkPeriod(body);
  if (caller.companyType !== COMPANY_TYPE.platform) refuseTerms(body, current);
  return {
    name: body.name.trim(),
    email: body.email.trim(),
    phone: body.noTelephone,
    address: body.address.trim(),
    start_date: body.startDate,
    end_date: body.endDate,
    is_active: body.isActive === '1',
    total_vehicle: body.totalVehicle,
    latitude: body.centerPointLatitude,
    longitude: body.centerPointLongitude,
    radius: body.radius,
  };
}

/** The terms on which a company takes part are the Platform's to set: nobody prolongs their own. */
function refuseTerms(body: CompanyBody, current: Selectable<CompanyTable> | undefined): void {
  if (current === undefined) throw forbidden();
  const changed = [
    body.startDate !== current.start_date && 'startDate',
    body.endDate !== current.end_date && 'endDate',
    (body.isActive === '1') !== current.is_active && 'isActive',
    body.totalVehicle !== current.total_vehicle && 'totalVehicle',
  ].find((field) => field !== false);
  if (changed === undefined) return;
  throw new RulesBroken({
    field: changed,
    code: 'NOT_ALLOWED',
    message: {
      id: 'Tanggal, status dan jumlah kendaraan maksimum hanya dapat diubah oleh platform',
      en: 'Only the platform can change dates, status and maximum vehicles',
    },
  });
}

/** Nobody of a company that is switched off, or whose time is over, stays signed in. */
export async function shutOutInactive(
  { trx, services }: SaveContext,
  { id, body, before }: { id: number; body: CompanyBody; before: Selectable<CompanyTable> | undefined },
): Promise<void> {
  const isOpen = body.isActive === '1' && body.endDate >= services.today();
  if (before !== undefined && !isOpen) await shutOut(services, trx, sql<boolean>`u.company_id = ${id}`);
}

/** Unique within the company type. */
export const nameTaken = {
  company_name_key: (body: { name: string }) => ({
    field: 'name',
    code: 'TAKEN',
    message: {
      id: `Perusahaan ${body.name.trim()} sudah ada`,
      en: `Company ${body.name.trim()} already exists`,
    },
  }),
};
