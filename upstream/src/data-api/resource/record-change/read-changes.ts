import { type RawBuilder, sql } from 'kysely';
import type { TObject } from 'typebox';
import type { Caller } from '../../access/caller.js';
import { valuesOf } from '../../access/parameter.js';
import { allOf, happenedInSightOf, type TableName, visibleTo } from '../../access/scope.js';
import { notFound } from '../../http/refusals.js';
import { type Text, textIn } from '../../http/text.js';
import type { Services } from '../../services/services.js';
import { rowName } from '../columns.js';
import type { RowPage } from '../list/list.js';
import type { Editable, Reference } from '../resource.js';
import { type FieldChange, isPhotos } from '../save/record-change.js';

const OUT_OF_SIGHT: Text = { id: 'di luar wewenang anda', en: 'out of your scope' };

/** The record whose changes are read, and the page of them. */
interface ChangesQuery {
  id: number;
  page: number;
  size: number;
}

interface ChangeRow {
  id: number;
  changedBy: string | null;
  changedDate: string;
  fields: Readonly<Record<string, FieldChange>>;
}

/**
 * The changes of a record, newest first: those since it is the caller's to see, of the fields that the caller sees of it. What it refers to is named as far as the caller sees it.
 * @throws CallRefused (404) for a record out of scope
 */
export async function readChanges<T extends TableName, S extends TObject>(
  services: Services,
  resource: Editable<T, S>,
  caller: Caller,
  { id, page, size }: ChangesQuery,
): Promise<RowPage> {
  const { table } = resource.scope;
  const seesAll = resource.partly?.fully(valuesOf(caller)) ?? sql`true`;
  const visible = [sql<boolean>`t.id = ${id}`, ...visibleTo(caller, resource.scope, services.today())];
  const found = await sql<{ seesAll: boolean }>`
    select ${seesAll} as "seesAll" from ${sql.table(table)} t where ${allOf(visible)}`.execute(
    services.reads,
  );
  const [record] = found.rows;
  if (record === undefined) throw notFound();

  const fields = record.seesAll ? fieldsOf(resource) : partOf(resource);
  const changes = sql`record_change c join ${sql.table(table)} t on t.id = c.record_id
    where c.table_name = ${table} and c.record_id = ${id} and c.fields ?| ${[...fields]}::text[]
      and ${happenedInSightOf(caller, resource.scope, sql`c.changed_at`, services)}`;
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${changes}`.execute(
    services.reads,
  );
  const { rows } = await sql<ChangeRow>`
    select change.id, person.name as "changedBy", change.changed_at as "changedDate", change.fields
    from (select c.* from ${changes} order by c.id desc limit ${size} offset ${(page - 1) * size}) change
    left join app_user person on person.id = change.user_id order by change.id desc`.execute(services.reads);
  const shown = await fieldReader(services, resource, caller, fields, rows);
  const data = rows.map(({ fields: changed, ...change }) => ({
    ...change,
    fields: fields.flatMap((field) => (changed[field] === undefined ? [] : [shown(field, changed[field])])),
  }));
  return { data, totalRow: counted.rows[0]?.total ?? 0 };
}

const fieldsOf = <T extends TableName, S extends TObject>({ save }: Editable<T, S>): readonly string[] =>
  Object.keys(save.schema.properties);

/** The fields of a row that the caller sees in part. */
const partOf = <T extends TableName, S extends TObject>(resource: Editable<T, S>): readonly string[] =>
  fieldsOf(resource).filter((field) => resource.partly?.columns.includes(rowName(resource, field)));

/** Makes what shows the changed fields of some rows, with names in place of ids. */
async function fieldReader<T extends TableName, S extends TObject>(
  services: Services,
  resource: Editable<T, S>,
  caller: Caller,
  fields: readonly string[],
  rows: readonly ChangeRow[],
) {
  const named = await Promise.all(
    fields.map(async (field) => {
      const changes = rows.flatMap(({ fields }) => fields[field] ?? []);
      const ids = new Set(changes.flatMap(({ former, now }) => [former, now].flat()).filter(isId));
      const references = ids.size === 0 ? [] : referencesOf(resource, field);
      if (references.length === 0) return [field, undefined] as const;
      return [field, await namesOf(services, caller, references, [...ids])] as const;
    }),
  );
  const names = new Map(named);
  const hidden = textIn(OUT_OF_SIGHT, caller.language);

  return (field: string, { former = null, now = null, isCut = false }: FieldChange) => {
    const known = names.get(field);
    const isList = Array.isArray(former);
    const textOf = (value: unknown): unknown => {
      if (Array.isArray(value)) {
        if (known === undefined) return { text: String(value.length) };
        const texts = [...known].flatMap(([id, name]) => (value.includes(id) ? [name] : []));
        return { text: [...texts, ...(isCut ? ['…'] : [])].join('; ') };
      }
      if (isPhotos(resource, field)) return { text: String(value) };
      return known !== undefined && isId(value) ? { text: known.get(value) ?? hidden } : value;
    };
    return { field, former: textOf(former), now: textOf(now), isList: isList ? '1' : '0' };
  };
}

const isId = (value: unknown): value is number => typeof value === 'number';

/** The resource whose ids a field of the save holds; none for another field. */
function referencesOf<T extends TableName, S extends TObject>(
  resource: Editable<T, S>,
  field: string,
): readonly Reference[] {
  const { save, links = [] } = resource;
  const declared = save.references?.[field];
  if (declared !== undefined) return [declared];
  return links.flatMap(({ to: { scope, columns }, by }) =>
    by === rowName(resource, field) && columns.name !== undefined ? [{ scope, name: columns.name.sql }] : [],
  );
}

/** The names of those rows that the caller may see. */
async function namesOf(
  services: Services,
  caller: Caller,
  references: readonly Reference[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const named = references.map(
    ({ scope, name }): RawBuilder<unknown> => sql`
      select t.id, ${name} as name from ${sql.table(scope.table)} t
      where t.id = any(${[...ids]}::integer[]) and ${allOf([sql`true`, ...visibleTo(caller, scope, services.today())])}`,
  );
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from (${sql.join(named, sql` union all `)}) named order by name`.execute(services.reads);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
