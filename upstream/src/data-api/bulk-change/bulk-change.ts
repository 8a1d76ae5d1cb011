import { type RawBuilder, sql } from 'kysely';
import { type GivenCaller } from '../access/parameter.js';
import { ownRows, type Scope } from '../access/scope.js';
import { type Columns, own } from '../resource/columns.js';
import type { Listed } from '../resource/resource.js';

const OUTCOMES = ['added', 'removed', 'changed', 'unchanged', 'refused'] as const;

const countOf = (outcome: string, row: string) =>
  sql<number>`count(*) filter (where ${sql.ref(`${row}.outcome`)} = ${sql.lit(outcome)})::integer`;

/** SQL of how many rows have each outcome, as columns of the outcomes' names. */
export const countsOf = (row: string): RawBuilder<unknown> =>
  sql.join(OUTCOMES.map((outcome) => sql`${countOf(outcome, row)} as ${sql.ref(outcome)}`));

const counts: Columns = Object.fromEntries(
  OUTCOMES.map((outcome) => [
    outcome,
    {
      sql: sql`(select ${countOf(outcome, 'row')} from bulk_change_row row where row.bulk_change_id = t.id)`,
      kind: 'integer',
    },
  ]),
);

/** One's own bulk changes, newest first. */
export const bulkChangeList: Listed<'bulk_change'> = {
  name: 'bulk_change',
  scope: ownRows('bulk_change'),
  joins: {},
  columns: {
    resource: own('resource', 'text'),
    field: own('field', 'text'),
    value: own('value', 'json'),
    state: own('state', 'text'),
    total: own('total', 'integer'),
    ...counts,
    undoes: own('undoes', 'integer'),
    undoneBy: { sql: sql`(select undo.id from bulk_change undo where undo.undoes = t.id)`, kind: 'integer' },
    createdDate: own('created_at', 'time'),
    finishedDate: own('finished_at', 'time'),
  },
  search: [],
  sort: [],
  filters: {},
  options: [],
};

const ownChange = (caller: GivenCaller['userId']) =>
  sql<boolean>`t.bulk_change_id in (select id from bulk_change where user_id = ${caller})`;
const scope: Scope<'bulk_change_row'> = {
  table: 'bulk_change_row',
  supplier: () => sql<boolean>`true`,
  tenant: () => sql<boolean>`true`,
  user: ownChange,
};

/** The rows of one's own bulk changes. */
export const bulkRowList: Listed<'bulk_change_row'> = {
  name: 'bulk_change',
  scope,
  joins: {},
  columns: {
    rowId: own('row_id', 'integer'),
    label: own('label', 'text'),
    outcome: own('outcome', 'text'),
    code: own('code', 'text'),
    reason: { sql: sql`t.reason ->> 'id'`, kind: 'text' },
  },
  columnsOf: ({ language }) => ({
    reason: { sql: sql`t.reason ->> ${sql.lit(language)}`, kind: 'text' },
  }),
  search: [],
  sort: [],
  unsortedBy: sql`-t.row_id`,
  filters: {
    bulkChange: { sql: sql`t.bulk_change_id`, kind: 'integer' },
    outcome: { sql: sql`t.outcome`, kind: 'word', codes: OUTCOMES },
  },
  options: [],
};
