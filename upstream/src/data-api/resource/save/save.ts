import type { Static, TObject } from 'typebox';
import { databaseFault } from '../../../database/database-fault.js';
import type { Trx } from '../../../database/open-database.js';
import type { Caller } from '../../access/caller.js';
import { type Scope, type TableName, visibleTo } from '../../access/scope.js';
import { type Envelope, saved } from '../../http/envelope.js';
import { CHANGED_SINCE } from '../../http/phrases.js';
import { brokenRule, forbidden, notFound, RulesBroken } from '../../http/refusals.js';
import { checkPhotos } from '../../photo/photo-access.js';
import type { Services } from '../../services/services.js';
import { exists } from '../list/list.js';
import type { Editable, SaveContext } from '../resource.js';
import { guardFields } from './field-guard.js';
import { heldFields, recordEdit } from './record-change.js';
import { insertRow, readLocked, readVisible, type StoredRow, updateRow } from './save-statements.js';
import { withStoredFields } from './stored-fields.js';
import { type Values, writtenValues } from './written-values.js';

/** The row that a save is for; `version` is the one that the caller last saw. */
export interface SaveTarget {
  id: number;
  version: number | undefined;
}

/** The outcome of a write. */
export interface WrittenRow {
  id: number;
  action: 'add' | 'edit' | 'none';
  isInvited: boolean;
}

/** The context that the rules of a save work with. */
export const saveContext = (services: Services, caller: Caller, trx: Trx): SaveContext => ({
  trx,
  caller,
  services,
  find: (scope, id) => readVisible(trx, { scope, id, caller, today: services.today() }),
});

/**
 * Writes one row: a new one, or a change of `target`. Rules, references, version and scope are checked in the
 * transaction of the write; the row as written must be one that the caller may see and write.
 *
 * @throws RulesBroken (nothing is to be kept then), CallRefused 404 for a target out of scope, 403 for one read-only
 */
export async function save<T extends TableName, S extends TObject>(
  context: SaveContext,
  resource: Editable<T, S>,
  body: Static<S>,
  target: SaveTarget | undefined,
): Promise<Envelope> {
  const { id } = await writeRow(context, resource, body, target);
  return saved(id);
}

/**
 * Saves as `save` does, and returns the outcome for the row.
 * @param leavesSame whether a row that already has all the values is not written, so that its version stays; only its own columns are compared
 */
export async function writeRow<T extends TableName, S extends TObject>(
  context: SaveContext,
  resource: Editable<T, S>,
  sent: Static<S>,
  target: SaveTarget | undefined,
  leavesSame = false,
): Promise<WrittenRow> {
  const { trx, caller, services } = context;
  const today = services.today();
  const visible = visibleTo(caller, resource.scope, today);
  const writable = resource.save.writable?.(caller) ?? [];

  const current = target && (await lockWritable(context, resource, target));
  const body = current === undefined ? sent : await withStoredFields(trx, resource, sent, current);
  const former = current && (await heldFields(trx, resource, current));

  const checkWritten = await guardFields(context, resource, body, current);
  const after = await orConstraint(resource, body, async () => {
    const values = await writtenValues(context, resource, body, current);
    await checkPhotos(context, resource.scope.table, new Map(values), current);
    const call = { scope: resource.scope, caller, today };
    if (current === undefined) return insertRow(trx, call, values);
    if (leavesSame && hasAll(current, values)) return current;
    return updateRow(trx, { ...call, id: current.id }, values);
  });
  const { id } = after;
  if (after === current) return { id, action: 'none', isInvited: false };
  await checkWritten(after);
  await resource.save.written?.(context, { id, body, before: current, after });
  if (former !== undefined) await recordEdit(context, resource, former, after);
  // The change may not move a row to where its maker could not have written it. What it is linked to counts, too.
  const mustHold = [...visible, ...writable];
  if (mustHold.length > 0 && !(await exists(trx, resource.scope, id, mustHold))) throw forbidden();
  return {
    id,
    action: target === undefined ? 'add' : 'edit',
    isInvited: resource.save.invites?.({ body, before: current }) ?? false,
  };
}

function hasAll(row: object, values: Values): boolean {
  const held = new Map<string, unknown>(Object.entries(row));
  const storable = (value: unknown) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  return values.every(([name, value]) => storable(held.get(name)) === value);
}

/**
 * Reads a row that is about to be changed; others who want to change it wait.
 * @throws CallRefused 404 for a row out of scope; RulesBroken (CONFLICT) when `version` is not the newest
 */
export async function lockRow<T extends TableName>(
  trx: Trx,
  scope: Scope<T>,
  target: SaveTarget,
  caller: Caller,
  today: string,
): Promise<StoredRow<T>> {
  const row = await readLocked(trx, { scope, id: target.id, caller, today });
  if (row === undefined) throw notFound();
  if (target.version !== undefined && target.version !== row.version) {
    throw brokenRule(null, 'CONFLICT', CHANGED_SINCE);
  }
  return row;
}

/**
 * The same for a row that the caller is about to change.
 * @throws CallRefused 403, too, for a row that is read-only for them
 */
export async function lockWritable<T extends TableName, S extends TObject>(
  { trx, caller, services }: SaveContext,
  { scope, save }: Editable<T, S>,
  target: SaveTarget,
): Promise<StoredRow<T>> {
  const row = await lockRow(trx, scope, target, caller, services.today());
  const writable = save.writable?.(caller) ?? [];
  if (writable.length > 0 && !(await exists(trx, scope, target.id, writable))) throw forbidden();
  return row;
}

/** Turns a violated constraint into the message that the resource declares for it. */
async function orConstraint<T extends TableName, S extends TObject, R>(
  resource: Editable<T, S>,
  body: Static<S>,
  work: () => Promise<R>,
): Promise<R> {
  try {
    return await work();
  } catch (fault) {
    const errorOf = resource.save.constraints?.[databaseFault(fault)?.constraint ?? ''];
    if (errorOf === undefined) throw fault;
    throw new RulesBroken(errorOf(body));
  }
}
