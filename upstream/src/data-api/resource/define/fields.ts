import { type TObject, type TProperties, type TSchema, Type } from 'typebox';
import type { FieldRight, FieldRights, Writer } from '../../access/field-rights.js';
import type { Scope, TableName } from '../../access/scope.js';
import { titleIn } from '../../http/field-titles.js';
import type { PhotoColumn } from '../../photo/photo-column.js';
import { type Column, type ColumnKind, type Columns, own } from '../columns.js';
import type { NamedReference } from '../named-references.js';
import type { Filter, Filters, Link, Listed, Reference } from '../resource.js';
import type { ReferenceCheck, Row } from '../save-context.js';
import { type Label, type SheetColumn, column as sheetColumn } from '../sheet.js';

/** The place of a field in the list as a file: its number from 1 on, the heading where that is not its title, and labels of codes. */
type SheetPlace =
  | number
  | readonly [at: number, heading: Label, words?: SheetColumn['words'] | readonly Label[]];

/** The part of a field that lists show, search and filter by. */
interface Shown {
  /** The name in rows, where that is not the name of the field. */
  inRow?: string;
  /** True if the list can be searched by it. */
  search?: true;
  /** The filters that compare it with a value: one of its own name, of another one, or several, each with how it differs from the usual. */
  filter?: true | string | Readonly<Record<string, Partial<Filter>>>;
  sheet?: SheetPlace;
  /** The resources whose ids it holds: `include=` adds their rows to the response. */
  to?: Listed<TableName> | readonly Listed<TableName>[];
}

/** The part of a field that saves write. */
interface Written {
  /** The column: the name of one of the table, which holds the value as it was sent, or another; none where a list does not show it. */
  column?: string | Column;
  /** The writers who may write it in a new row. */
  write: readonly Writer[];
  /** The writers who may change it in a saved row; those of a new one unless given. */
  edit?: readonly Writer[];
  /** The rules of the save check the row that it refers to. Without them, a save refuses an id that the caller does not see. */
  hasRule?: true;
  /** The check of the row that it refers to: done instead of that, where a save changes it. */
  check?: ReferenceCheck;
  /** The reference whose ids it holds, where `to` does not have it; the history of a record has the names in place of the ids. */
  references?: Reference;
  /** The value of a row, where that is not in its column. An edit that omits an optional field is completed with it. */
  stored?: Column;
  /** The column holds the path of a photo, or a list of them. */
  photos?: PhotoColumn['holds'];
  /** True if it can be changed in many rows at once, by who may edit it. */
  bulk?: true;
  /** The form in a row of a file: by name; or not at all, and a new record has `without`. */
  import?: NamedReference | { without: unknown };
}

/** A field of a resource: of its rows, of its save, or of both. */
export interface Field<S extends TSchema | null = TSchema | null>
  extends Omit<Shown, 'to'>,
    Pick<Written, 'check' | 'hasRule' | 'references' | 'stored' | 'photos' | 'bulk' | 'import'> {
  /** The schema of its value in a save; null where it is only read. */
  schema: S;
  /** Null where no row has it. */
  column: Column | null;
  right: FieldRight;
  to: readonly Listed<TableName>[];
}

export type Fields = Readonly<Record<string, Field>>;

type SavedSchemas<F extends Fields> = {
  [Name in keyof F as F[Name]['schema'] extends TSchema ? Name : never]: F[Name]['schema'] extends TSchema
    ? F[Name]['schema']
    : never;
};

/** The schema of a save of these fields. */
export type SaveSchema<F extends Fields> = TObject<SavedSchemas<F>>;

const listed = (to: Shown['to']): readonly Listed<TableName>[] =>
  to === undefined ? [] : 'scope' in to ? [to] : to;

/** Declares a field that a save writes. Its title, its codes and what its column holds are those of the schema. */
export function field<S extends TSchema>(
  schema: S,
  { column, write, edit = write, to, ...others }: Shown & Written,
): Field<S> {
  return {
    ...others,
    schema,
    column: typeof column === 'string' ? own(column, kindOf(schema)) : (column ?? null),
    right: { create: write, edit },
    to: listed(to),
  };
}

/** Declares a field that is only read. */
export const shown = (column: Column, { to, ...others }: Shown = {}): Field<null> => ({
  ...others,
  schema: null,
  column,
  right: { create: [], edit: [] },
  to: listed(to),
});

/** The facts of a schema beside those that it validates. */
interface Facts {
  type?: string;
  format?: string;
  enum?: readonly (string | number)[];
  anyOf?: readonly Facts[];
}

/** The schema without the null that an optional field may be. */
function factsOf(schema: TSchema): Facts {
  const facts: Facts = { ...schema };
  return facts.anyOf?.find(({ type }) => type !== 'null') ?? facts;
}

function kindOf(schema: TSchema): ColumnKind {
  const { type, format, enum: codes = [] } = factsOf(schema);
  if (type === 'array') return 'json';
  if (type === 'integer' || typeof codes[0] === 'number') return 'integer';
  if (type === 'number') return 'number';
  if (codes.length === 2 && codes.includes('0') && codes.includes('1')) return 'flag';
  return format === 'date' ? 'date' : 'text';
}

/** A filter by the value of a column. */
function filterBy({ sql, kind }: Column, schema: TSchema | null): Filter {
  const { enum: codes } = schema === null ? {} : factsOf(schema);
  const compared = kind === 'flag' || kind === 'date' ? kind : 'integer';
  return { sql, kind: compared, ...(kind === 'integer' && codes !== undefined && { codes }) };
}

function filtersOf(name: string, { filter, column, schema }: Field): [string, Filter][] {
  if (filter === undefined || column === null) return [];
  const declared = filter === true ? { [name]: {} } : typeof filter === 'string' ? { [filter]: {} } : filter;
  return Object.entries(declared).map(([one, more]) => [one, { ...filterBy(column, schema), ...more }]);
}

/** @throws Error for a column of a joined table: a search reads the table of the resource alone */
function isSearched(row: string, { search, column }: Field): boolean {
  if (search && column?.joins !== undefined && column.search === undefined)
    throw new Error(
      `${row} is a column of a joined table: to be searched by, it needs a \`search\` of its own.`,
    );
  return search ?? false;
}

function sheetColumnOf(row: string, { sheet, schema }: Field): readonly [number, SheetColumn][] {
  if (sheet === undefined) return [];
  if (typeof sheet !== 'number') {
    const [at, heading, words] = sheet;
    return [[at, sheetColumn(row, heading, words)]];
  }
  const title = titleIn(schema);
  if (title === undefined) throw new Error(`${row} has no title for the heading of its column.`);
  return [[sheet, sheetColumn(row, title)]];
}

/** The scopes in which a save looks for the row that a field refers to; undefined where its rules or its check do. */
const scopesToCheck = ({ schema, to, check, hasRule }: Field): readonly Scope[] | undefined =>
  schema === null || to.length === 0 || check !== undefined || hasRule
    ? undefined
    : to.map(({ scope }) => scope);

/** The declarations of a resource's fields, by their use. */
export interface ByUse<S extends TObject> {
  columns: Columns;
  search: readonly string[];
  filters: Filters;
  links: readonly Link[];
  rights: FieldRights;
  photos: readonly PhotoColumn[];
  bulk: readonly string[];
  viewNames: Readonly<Record<string, string>>;
  sheetColumns: readonly SheetColumn[];
  save: {
    schema: S;
    stored: Columns;
    references: Readonly<Record<string, Reference>>;
    checks: Readonly<Record<string, ReferenceCheck>>;
    inSight: Readonly<Record<string, readonly Scope[]>>;
  };
  import: { without: Row; names: Readonly<Record<string, NamedReference>> };
}

/** @throws Error for a field whose declaration lacks something, which stops the start */
export function byUse<F extends Fields>(fields: F): ByUse<SaveSchema<F>> {
  const all = Object.entries<Field>(fields).map(([name, one]) => ({ name, row: one.inRow ?? name, one }));
  /** The fields that have something, with what they have. */
  const those = <Value>(of: (field: Field) => Value | null | undefined): [string, Value][] =>
    all.flatMap(({ name, one }) => {
      const value = of(one);
      return value === undefined || value === null ? [] : [[name, value]];
    });
  const schemas: TProperties = Object.fromEntries(those(({ schema }) => schema));
  const imported = those((one) => one.import);
  return {
    columns: Object.fromEntries(
      all.flatMap(({ row, one }) => (one.column === null ? [] : [[row, one.column]])),
    ),
    search: all.flatMap(({ row, one }) => (isSearched(row, one) ? [row] : [])),
    filters: Object.fromEntries(all.flatMap(({ name, one }) => filtersOf(name, one))),
    links: all.flatMap(({ row, one }) => one.to.map((to) => ({ to, by: row }))),
    rights: Object.fromEntries(those(({ schema, right }) => schema && right)),
    photos: all.flatMap(({ name, one: { photos, column } }) =>
      photos === undefined || column?.own === undefined
        ? []
        : [{ column: column.own, holds: photos, field: name }],
    ),
    bulk: those(({ bulk }) => bulk).map(([name]) => name),
    viewNames: Object.fromEntries(those(({ inRow }) => inRow)),
    sheetColumns: all
      .flatMap(({ row, one }) => sheetColumnOf(row, one))
      .sort(([one], [other]) => one - other)
      .map(([, column]) => column),
    save: {
      // The schemas of these fields, which TypeScript cannot follow through the loop.
      schema: Type.Object(schemas as SavedSchemas<F>),
      stored: Object.fromEntries(those(({ stored }) => stored)),
      references: Object.fromEntries(those(({ references }) => references)),
      checks: Object.fromEntries(those(({ check }) => check)),
      inSight: Object.fromEntries(those(scopesToCheck)),
    },
    import: {
      without: Object.fromEntries(
        imported.flatMap(([name, one]) => ('without' in one ? [[name, one.without]] : [])),
      ),
      names: Object.fromEntries(imported.flatMap(([name, one]) => ('by' in one ? [[name, one]] : []))),
    },
  };
}
