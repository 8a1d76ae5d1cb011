import type { Selectable } from 'kysely';
import type { Static, TObject } from 'typebox';
import type { Tables } from '../../../database/tables.js';
import type { TableName } from '../../access/scope.js';
import { checkPeriod } from '../../http/day.js';
import { titleIn } from '../../http/field-titles.js';
import { wasNotFound } from '../../http/phrases.js';
import { brokenRule } from '../../http/refusals.js';
import { sameInAll } from '../../http/text.js';
import { photoPath } from '../../photo/photo-path.js';
import { type ColumnKind, shownColumn } from '../columns.js';
import type { Editable, SaveContext } from '../resource.js';

export type Values = (readonly [column: string, value: unknown])[];

/**
 * Computes the values that a save writes: those that the resource's rules return, and every other field that a row shows from a column of its own.
 * @param current the row as it is, locked; undefined for a new one
 * @throws RulesBroken
 */
export async function writtenValues<T extends TableName, S extends TObject>(
  context: SaveContext,
  resource: Editable<T, S>,
  body: Static<S>,
  current: Selectable<Tables[T]> | undefined,
): Promise<Values> {
  const { schema, hasPeriod, checks = {}, inSight = {}, values } = resource.save;
  const fields = new Map<string, unknown>(Object.entries(Object(body)));
  const stored = new Map<string, unknown>(Object.entries(current ?? {}));

  if (hasPeriod) checkPeriod(String(fields.get('startDate')), String(fields.get('endDate')));
  const titleOf = (field: string) => titleIn(schema.properties[field]) ?? sameInAll(field);
  for (const [field, check] of Object.entries(checks)) {
    const id = fields.get(field);
    if (id === stored.get(shownColumn(resource, field)?.own ?? '')) continue;
    await check(context, Number(id), { field, title: titleOf(field) });
  }
  for (const [field, scopes] of Object.entries(inSight)) {
    const id = fields.get(field);
    if (!id || id === stored.get(shownColumn(resource, field)?.own ?? '')) continue;
    const found = await Promise.all(scopes.map((scope) => context.find(scope, Number(id))));
    if (found.every((row) => row === undefined))
      throw brokenRule(field, 'NOT_FOUND', wasNotFound(titleOf(field)));
  }
  const written = new Map<string, unknown>(Object.entries((await values?.(context, body, current)) ?? {}));
  for (const field of Object.keys(schema.properties)) {
    const column = shownColumn(resource, field);
    if (column?.own === undefined || written.has(column.own)) continue;
    const photos = resource.photos?.find((one) => one.field === field && one.table === undefined);
    const value = fields.get(field);
    written.set(
      column.own,
      photos === undefined ? storable(column.kind, value) : paths(field, photos.holds, value),
    );
  }
  return [...written].filter(([, value]) => value !== undefined);
}

function storable(kind: ColumnKind, value: unknown): unknown {
  if (kind === 'flag' && value !== undefined) return value === '1';
  return typeof value === 'string' ? value.trim() : value;
}

function paths(field: string, holds: 'one' | 'list', value: unknown): string | null {
  if (holds === 'one')
    return typeof value === 'string' && value.trim() ? photoPath(field, value.trim()) : null;
  const addresses: readonly string[] = Array.isArray(value) ? value : [];
  return JSON.stringify(addresses.map((address) => photoPath(field, address)));
}
