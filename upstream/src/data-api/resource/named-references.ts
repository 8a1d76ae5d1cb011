import { type RawBuilder, sql } from 'kysely';
import { type TProperties, Type } from 'typebox';
import { COMPANY_TYPE } from '../access/caller.js';
import { allOf, type Scope, visibleTo } from '../access/scope.js';
import { optionalList, optionalText, text } from '../http/body-reader.js';
import { fieldTitle, type Title, titleIn } from '../http/field-titles.js';
import { brokenRule } from '../http/refusals.js';
import { sameInAll } from '../http/text.js';
import type { ReferenceList, References } from './references.js';
import type { Row, SaveContext } from './save-context.js';

/** Most names in a list of a row. */
const MOST_NAMES = 10_000;
/** Names that are shown of a list that a record holds. */
const MOST_SHOWN = 20;

/** An id, or a list of ids, that a row gives by name. */
export interface NamedReference {
  /** The field of a row with the name, or the names. A single name is in the list's column of this name, too. */
  by: string;
  /** The title in messages; the title of the field unless given. */
  title?: Title;
  /** The rows that may be named: those of them that the caller may see. */
  scope: Scope;
  /** SQL of a name over the scoped row `t`, and of a given one as it is compared; the row's `name`, in lower case, by default. */
  name?: RawBuilder<string>;
  given?(name: RawBuilder<string>): RawBuilder<string>;
  /** The company at which names are unique: the field of the save, declared before, that has it, and the column of the named row. */
  within?: { field: string; column: string };
  /** True if a supplier's staff mean their own company when they name none. */
  isOwnCompany?: true;
  /** The column of a list that holds it, and the property of its entries with the name. */
  list?: { column: string; text: string };
}

type Titled = NamedReference & { title: Title };

interface Named {
  id: number;
  /** As it was given. */
  name: string;
  company: number | null;
}

/** Fields of a save that rows give by name. @param properties of the save */
export function namedReferences(
  properties: TProperties,
  names: Readonly<Record<string, NamedReference>>,
): References {
  const all = Object.entries(names).map(([field, named]): [string, Titled] => [
    field,
    { ...named, title: named.title ?? titleIn(properties[field]) ?? sameInAll(field) },
  ]);
  const isOptional = (field: string) => Type.IsOptional(properties[field]);
  const schemaOf = (field: string, { title, list, isOwnCompany }: Titled) => {
    if (list) return optionalList(Type.String({ maxLength: 200 }), title, MOST_NAMES);
    return isOwnCompany || isOptional(field) ? optionalText(title) : text(title);
  };
  const lists = all.flatMap(([field, { by, list }]) => (list ? [[by, listOf(field, list)] as const] : []));
  return {
    fields: Object.fromEntries(all.map(([field, named]) => [named.by, schemaOf(field, named)])),
    fieldNames: Object.fromEntries(all.map(([field, { by }]) => [field, by])),
    lists: Object.fromEntries(lists),
    async resolver(context, rows) {
      const found = new Map<string, ReadonlyMap<string, readonly Named[]>>();
      for (const [field, named] of all) found.set(field, await rowsNamed(context, named, rows));
      return {
        of(row) {
          const body: Row = {};
          for (const [field, named] of all) {
            const given: unknown = Reflect.get(row, named.by);
            const texts = namesIn(given);
            const ids =
              texts.length === 0
                ? ownCompany(context, named)
                : texts.map((name) => meant(named, name, found.get(field)?.get(name) ?? [], body, names));
            if (named.list !== undefined) {
              if (given !== undefined || ids.length > 0) body[field] = ids;
            } else if (ids.length > 0) body[field] = ids[0];
            else if (given !== undefined && isOptional(field)) body[field] = null;
          }
          return body;
        },
      };
    },
  };
}

function namesIn(given: unknown): string[] {
  const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
  return texts.flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []));
}

const ownCompany = ({ caller }: SaveContext, { isOwnCompany }: NamedReference): number[] =>
  isOwnCompany && caller.companyType === COMPANY_TYPE.supplier ? [caller.companyId] : [];

/** The rows in sight that have one of the names, by that name. */
async function rowsNamed(
  { trx, caller, services }: SaveContext,
  {
    by,
    scope,
    within,
    name = sql<string>`lower(t.name)`,
    given = (text) => sql`lower(${text})`,
  }: NamedReference,
  rows: readonly object[],
): Promise<ReadonlyMap<string, readonly Named[]>> {
  const texts = [...new Set(rows.flatMap((row) => namesIn(Reflect.get(row, by))))];
  const company = within === undefined ? sql`null::integer` : sql.ref(`t.${within.column}`);
  const visible = visibleTo(caller, scope, services.today());
  const found = await sql<Named>`
    select t.id, given.name, ${company} as company
    from unnest(${texts}::text[]) given (name)
    join ${sql.table(scope.table)} t on ${name} = ${given(sql<string>`given.name`)}
    where ${allOf(visible)}`.execute(trx);
  const byName = new Map<string, Named[]>();
  for (const row of found.rows) {
    const namesakes = byName.get(row.name);
    if (namesakes === undefined) byName.set(row.name, [row]);
    else namesakes.push(row);
  }
  return byName;
}

/** The one row that a name can mean. @throws RulesBroken */
function meant(
  { by, title, within }: Titled,
  name: string,
  namesakes: readonly Named[],
  body: Row,
  names: Readonly<Record<string, NamedReference>>,
): number {
  const company = within && body[within.field];
  const candidates =
    typeof company === 'number' ? namesakes.filter((one) => one.company === company) : namesakes;
  const [first, ...others] = candidates;
  const { id, en } = fieldTitle(title);
  if (first === undefined) {
    throw brokenRule(by, 'NOT_FOUND', {
      id: `${id} ${name} tidak ditemukan`,
      en: `${en} ${name} was not found`,
    });
  }
  if (others.length === 0) return first.id;
  throw brokenRule(names[within?.field ?? '']?.by ?? by, 'AMBIGUOUS', {
    id: `Ada beberapa ${id.toLowerCase()} bernama ${name}: sebutkan perusahaannya`,
    en: `Several have the ${en.toLowerCase()} ${name}: name the company`,
  });
}

function listOf(field: string, { column, text }: { column: string; text: string }): ReferenceList {
  const entries = (held: unknown): readonly object[] => (Array.isArray(held) ? held.map(Object) : []);
  return {
    column,
    field,
    idsOf: (held) => entries(held).map((entry) => Number(Reflect.get(entry, 'id'))),
    namesOf(held) {
      const names = entries(held).map((entry) => String(Reflect.get(entry, text)));
      const more = names.length - MOST_SHOWN;
      return more > 0 ? [...names.slice(0, MOST_SHOWN), `… (+${more})`] : names;
    },
  };
}
