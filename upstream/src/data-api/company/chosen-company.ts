import type { Selectable } from 'kysely';
import type { CompanyTable } from '../../database/tables.js';
import type { Scope } from '../access/scope.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import type { Text } from '../http/text.js';
import type { CheckedReference, ReferenceCheck, SaveContext } from '../resource/save-context.js';
import { supplierScope, tenantScope } from './company-scopes.js';

interface Choice extends CheckedReference {
  /** The company that the row refers to already: it may stay, whatever became of it. */
  current: number | undefined;
}

/**
 * The company that a field of a save refers to.
 * @throws RulesBroken on the field for a company out of scope, and for one that is not active or whose period has ended
 */
export async function chosenCompany(
  { find, services }: SaveContext,
  scope: Scope<'company'>,
  id: number,
  { field, title, current }: Choice,
): Promise<Selectable<CompanyTable>> {
  const company = await find(scope, id);
  if (company === undefined) throw brokenRule(field, 'NOT_FOUND', wasNotFound(title));
  if (id !== current && !isOpen(company, services.today())) {
    throw brokenRule(field, 'INACTIVE', inactiveText(company));
  }
  return company;
}

const isActiveOf =
  (scope: Scope<'company'>): ReferenceCheck =>
  async (context, id, reference) => {
    await chosenCompany(context, scope, id, { ...reference, current: undefined });
  };
/** Checks that a field refers to an active supplier in scope. */
export const activeSupplier = isActiveOf(supplierScope);
/** Checks that a field refers to an active tenant in scope. */
export const activeTenant = isActiveOf(tenantScope);

/** Checks whether new records may refer to a company. @param today `YYYY-MM-DD` */
export const isOpen = (
  { is_active, end_date }: Pick<Selectable<CompanyTable>, 'is_active' | 'end_date'>,
  today: string,
): boolean => is_active && (end_date === null || end_date >= today);

export const inactiveText = ({ name, is_active }: { name: string; is_active: boolean }): Text =>
  is_active
    ? { id: `Masa aktif ${name} sudah berakhir`, en: `The period of ${name} has ended` }
    : { id: `${name} tidak aktif`, en: `${name} is inactive` };
