import { type RawBuilder, sql } from 'kysely';
import {
  type CallerKind,
  type GivenCaller,
  kindOf,
  Parameter,
  parametersOf,
} from '../../access/parameter.js';
import { allOf, type Condition, type TableName, visibleToGiven } from '../../access/scope.js';
import { serialized } from '../columns.js';
import type { Listed, Row } from '../resource.js';
import { columnsFor, TODAY } from './list-statement.js';

/** The facts that the text of a record's statement depends on, besides the resource. Plain data. */
export interface RecordShape extends CallerKind {
  /** Names of the resources whose rows are included. */
  include: readonly string[];
}

const ID = new Parameter(({ id }) => id);

/** Separates the name of an included resource from that of its column. */
const SEPARATOR = '#';

/** Reads one row, and in the columns `resource#column` the rows that it refers to, each as its own list has it. */
export function recordStatement(
  resource: Listed<TableName>,
  { include, ...kind }: RecordShape,
): RawBuilder<Row> {
  const caller = parametersOf(kindOf(kind));
  const links = (resource.links ?? []).filter(({ to }) => include.includes(to.name));
  const linked = links.map(({ to, by }) => {
    const columns = shownColumns(to, caller, `${to.name}${SEPARATOR}`);
    const row = rowsOf(to, caller, columns, sql<boolean>`t.id = record.${sql.ref(by)}`);
    return sql`left join lateral (${row}) ${sql.ref(to.name)} on true`;
  });
  return sql`
    select * from (${rowsOf(resource, caller, shownColumns(resource, caller, ''), sql<boolean>`t.id = ${ID}`)}) record
    ${sql.join(linked, sql` `)}`;
}

/** Splits a row of the statement into the record and the rows of the included resources. */
export function splitRecord(
  read: Row,
  include: readonly string[],
): { row: Row; included: Record<string, Row[]> } {
  const row: Row = {};
  const linked = new Map(include.map((name): [string, Row] => [name, {}]));
  for (const [key, value] of Object.entries(read)) {
    const end = key.indexOf(SEPARATOR);
    const part = end === -1 ? row : linked.get(key.slice(0, end));
    if (part !== undefined) part[key.slice(end + 1)] = value;
  }
  const lists = [...linked].map(([name, one]): [string, Row[]] => [name, one.id === null ? [] : [one]]);
  return { row, included: Object.fromEntries(lists) };
}

function shownColumns(
  resource: Listed<TableName>,
  caller: GivenCaller,
  prefix: string,
): RawBuilder<unknown>[] {
  return Object.entries(columnsFor(resource, caller)).flatMap(([name, column]) =>
    column.isSearchOnly ? [] : [sql`${serialized(column)} as ${sql.id(prefix + name)}`],
  );
}

function rowsOf(
  { scope, joins }: Listed<TableName>,
  caller: GivenCaller,
  columns: readonly RawBuilder<unknown>[],
  is: Condition,
): RawBuilder<unknown> {
  return sql`
    select ${sql.join(columns)} from ${sql.table(scope.table)} t ${sql.join(Object.values(joins), sql` `)}
    where ${allOf([is, ...visibleToGiven(caller, scope, TODAY)])}`;
}
