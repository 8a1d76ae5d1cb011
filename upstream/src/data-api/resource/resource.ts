import type { RawBuilder, Selectable, Updateable } from 'kysely';
import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { Tables } from '../../database/tables.js';
import type { Caller } from '../access/caller.js';
import type { FieldRights } from '../access/field-rights.js';
import type { CallerKind, Given, GivenCaller, Parameter } from '../access/parameter.js';
import type { Condition, Scope, TableName } from '../access/scope.js';
import type { Parameters } from '../http/query-reader.js';
import type { FieldError } from '../http/refusals.js';
import type { PhotoColumn } from '../photo/photo-column.js';
import type { Services } from '../services/services.js';
import type { Columns } from './columns.js';
import type { RowImport } from './row-import.js';
import type { ReferenceCheck, Row, SaveContext } from './save-context.js';
import type { Sheet } from './sheet.js';

export type { Row, SaveContext };

/** A parameter that narrows a list down to one value. */
export interface Filter {
  sql: RawBuilder<unknown>;
  /** `word`: one of the codes. */
  kind: 'integer' | 'flag' | 'date' | 'word';
  /** The codes that there are; others are refused. */
  codes?: readonly (number | string)[];
  /** True if few rows have each value: they are sorted all together. */
  hasFew?: true;
  /** The comparison of `sql` with the value: equal to the value (by default), from or until it, or matching its pattern. */
  compare?: '=' | '>=' | '<=' | 'like';
  /** SQL of what `sql` is compared with; the given value by default. @param now ISO 8601 */
  against?(
    value: Parameter<FilterValue>,
    caller: GivenCaller,
    today: Given<string>,
    now: Given<string>,
  ): RawBuilder<unknown>;
  /** True if rows enter and leave the list without a change that `changes` counts, as time passes: no count is then cached. */
  isTimely?: true;
}
export type FilterValue = number | boolean | string;
export type Filters = Readonly<Record<string, Filter>>;

/** The values of the filters that a call gave. */
export type FilterValues = ReadonlyMap<string, FilterValue>;

/** A pick list: `[{value, text}]` of the rows in scope, by text. Every one takes `ids`, `size` and `text`, and `group` if it has groups. */
export interface OptionList {
  /** From the data API's root. */
  path: string;
  /** The rows that are offered to a caller; those of the resource unless given. */
  scope?: Scope;
  text: RawBuilder<string>;
  /** SQL of what an entry belongs to, where rows of several owners may have the same text: each entry then has a `group`. */
  group?: RawBuilder<string>;
  filters?: Filters;
  /** Parameters that a call must give. */
  required?: readonly string[];
}

/** The row of another resource that a row refers to. */
export interface Link {
  to: Listed<TableName>;
  /** The row's own column that holds its id. */
  by: string;
}

/** A row that was just written. */
export interface Written<T extends TableName, S extends TObject> {
  id: number;
  body: Static<S>;
  /** The row as it was; undefined for a new one. */
  before: Selectable<Tables[T]> | undefined;
  /** The row as it was written. */
  after: Selectable<Tables[T]>;
}

/** The rows whose ids a field holds. */
export interface Reference {
  scope: Scope;
  /** SQL of the name of its row `t`. */
  name: RawBuilder<unknown>;
}

/** The rules by which a resource's rows are written. */
export interface Save<T extends TableName, S extends TObject> {
  /** The schema of the payload without `id` and `version`, which every save has. */
  schema: S;
  /**
   * The values of a row in fields that its columns do not have, or have in another form. An edit that omits an optional field is
   * completed with what the row holds: `values` and `written` get it as if it had been sent.
   */
  stored?: Columns;
  /** Fields with ids besides those of `links`; the history of a record has the names in place of the ids. */
  references?: Readonly<Record<string, Reference>>;
  /** The conditions that the target of an edit (and a new row) must fulfil besides being visible; without it: 403. */
  writable?(caller: Caller): Condition[];
  /** True if `startDate` and `endDate` are a period: days of the calendar, the end not before the start. */
  hasPeriod?: true;
  /** Fields that refer to a row of which more is checked than that the caller sees it. */
  checks?: Readonly<Record<string, ReferenceCheck>>;
  /** Fields that refer to a row, with where it is looked for: a save refuses an id that the caller does not see. */
  inSight?: Readonly<Record<string, readonly Scope[]>>;
  /**
   * Checks the rules, and returns what to write into columns that are not written from the field of their name (written-values.ts).
   * @param current the row as it is, locked; undefined for a new one
   * @throws RulesBroken
   */
  values?(
    context: SaveContext,
    body: Static<S>,
    current: Selectable<Tables[T]> | undefined,
  ): Promise<Updateable<Tables[T]>>;
  /** The error of a violated constraint, by the constraint's name. */
  constraints?: Readonly<Record<string, (body: Static<S>) => FieldError>>;
  /** Checks whether a write sends somebody an invitation by mail. */
  invites?(write: Pick<Written<T, S>, 'body' | 'before'>): boolean;
  /** Runs after a write, in its transaction. */
  written?(context: SaveContext, write: Written<T, S>): Promise<void>;
  /** Why a new row stays. Without it, who has created one can remove it again (undo-create.ts). */
  staysBecause?: string;
  /** Takes back what a creation has changed in other rows; runs before the new row is removed, in its transaction. */
  beforeUndo?(context: SaveContext, id: number): Promise<void>;
}

/** Rows that can be listed, one by one and as pick lists. */
export interface Listed<T extends TableName> {
  /** The calls' prefix, `vehicle` for `vehicle/view`. */
  name: string;
  /** The table, and the rows of it that each caller sees. */
  scope: Scope<T>;
  /** SQL of the joins by alias, in an order in which they can be written; they must not multiply rows. */
  joins: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Row name to column; `id` is added. */
  columns: Columns;
  search: readonly string[];
  /** The sort key of a list without `sort=`, descending; the id unless given. */
  unsortedBy?: RawBuilder<unknown>;
  /** Row names that can be sorted by; all but those of JSON unless given. */
  sort?: readonly string[];
  filters: Filters;
  /** Columns whose content depends on the caller; they replace `columns` of the same name. */
  columnsOf?(caller: GivenCaller, today: Given<string>): Columns;
  /** Columns that a caller sees of every row in scope; the others, and filters, only of rows that fulfil `fully`. */
  partly?: { columns: readonly string[]; fully(caller: GivenCaller): Condition | undefined };
  /** Checks whether the caller sees a small part of the table: its rows are then counted and sorted all together. */
  seesFew?(caller: CallerKind): boolean;
  /** A quicker way to the number of rows than counting them; undefined when it is not known. */
  count?(
    caller: GivenCaller,
    filters: ReadonlyMap<string, Parameter<FilterValue>>,
    search: { column: string; text: Parameter<string> } | undefined,
  ): RawBuilder<{ n: number }> | undefined;
  /** SQL of a number that changes with every change of the rows; without it no count is cached. */
  changes?: RawBuilder<number>;
  options: readonly OptionList[];
  /** The rows of other resources that a row refers to: `include=` adds them to the response. */
  links?: readonly Link[];
  /** The response of `X/view/{id}`, where it is more than the row. */
  detail?: {
    parameters: TProperties;
    schema(row: TSchema): TSchema;
    read(services: Services, caller: Caller, row: Row, given: Parameters): Promise<unknown>;
  };
}

/** Rows that can be listed and written. */
export interface Editable<T extends TableName, S extends TObject> extends Listed<T> {
  /** SQL of the name of a row in the report of a bulk change or an import; needed where there is one. */
  label?: RawBuilder<string>;
  rights: FieldRights;
  /** Columns with photos; photos in a column that is not declared are deleted as orphans. */
  photos?: readonly PhotoColumn[];
  /** The columns of fields of the save that have another name in a row. */
  viewNames?: Readonly<Record<string, string>>;
  save: Save<T, S>;
}

/**
 * The rows that a list screen shows and saves, declared once. Its registration in resources.ts adds its calls, their access rules,
 * permissions, export, OpenAPI description, screen and photos.
 */
export interface Resource<T extends TableName, S extends TObject> extends Editable<T, S> {
  /** Code of the menu that permits its calls; a migration adds the menu with this code. */
  menu: string;
  /** The path of its screen in the web client, which a menu may open. */
  screen: string;
  /** True if only persons write it, no integration with an API token: accounts, and what decides on rights. */
  isPersonOnly?: boolean;
  sheet: Sheet;
  /** Fields of the save that can be changed in many rows at once. */
  bulk: readonly string[];
  /** The form of its rows in spreadsheets, for a resource that has an import. */
  import?: RowImport<Static<S>> | undefined;
}
