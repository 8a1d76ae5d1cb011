import { sql } from 'kysely';
import type { Trx } from '../../../database/open-database.js';
import type { Caller } from '../../access/caller.js';
import type { TableName } from '../../access/scope.js';
import type { Services } from '../../services/services.js';
import { callValuesOf, shapeOf } from '../list/list.js';
import { readListQuery, viewParameters } from '../list/list-query.js';
import { placesInList } from '../list/list-statement.js';
import { filled } from '../list/statements.js';
import type { Listed } from '../resource.js';

/** The rows that a bulk change may have. */
export const MOST_ROWS = 20_000;

/**
 * The ids of the rows that a filter finds in the caller's sight, at most one more than a bulk change may have.
 * @param filter parameters of the list's view call
 * @throws CallRefused (400) for what that call would refuse
 */
export async function foundIds(
  services: Services,
  trx: Trx,
  caller: Caller,
  resource: Listed<TableName>,
  filter: unknown,
): Promise<number[]> {
  const query = readListQuery(viewParameters(filter), resource);
  const places = placesInList(resource, shapeOf(caller, query));
  const statement = sql<{ id: number }>`
    select id from (${places}) list limit ${sql.lit(MOST_ROWS + 1)}`.compile(trx);
  const { rows } = await trx.executeQuery<{ id: number }>(
    filled(statement, callValuesOf(services, caller, query)),
  );
  return rows.map(({ id }) => id);
}
