import { type Selectable, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { CompanyTable } from '../../database/tables.js';
import { checkPeriod } from '../http/day.js';
import type { SaveContext } from '../resource/resource.js';
import { shutOut } from '../sign-in/session-ended.js';
import { companyFields } from './company-columns.js';

const companySchema = Type.Object(companyFields);
type CompanyBody = Static<typeof companySchema>;

/**
 * Checks the rules that tenants and suppliers share and returns the columns to write.
 * @throws RulesBroken
 */
export function companyValues(body: CompanyBody) {
  checkPeriod(body);
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
