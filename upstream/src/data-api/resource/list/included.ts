import type { Caller } from '../../access/caller.js';
import { kindOf } from '../../access/parameter.js';
import type { TableName } from '../../access/scope.js';
import type { Services } from '../../services/services.js';
import type { Link, Listed, Row } from '../resource.js';
import { readPage } from './list.js';
import { recordStatement, splitRecord } from './record-statement.js';
import { Statements } from './statements.js';

const RECORDS = new Statements(recordStatement);

/** The names that `include=` may have for a resource. */
export const includableOf = ({ links = [] }: Pick<Listed<never>, 'links'>): readonly string[] =>
  links.map(({ to }) => to.name);

/**
 * The rows that some rows refer to, by the resource's name, each once and as its own list has it for this caller: out of scope they are
 * left out, and so is a whole resource whose list the caller may not view.
 * @param names of the resources that are wanted
 */
export async function readIncluded(
  services: Services,
  caller: Caller,
  rows: readonly Row[],
  links: readonly Link[],
  names: readonly string[],
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const wanted = links.filter(
    ({ to }) => names.includes(to.name) && services.registry.mayView(caller, to.name),
  );
  const lists = await Promise.all(
    wanted.map(async ({ to, by }): Promise<[string, readonly Row[]]> => {
      const ids = [...new Set(rows.map((row) => row[by]))].filter((id) => typeof id === 'number');
      if (ids.length === 0) return [to.name, []];
      const { data } = await readPage(services, to, caller, { ...everyRow, ids });
      return [to.name, data];
    }),
  );
  return Object.fromEntries(lists);
}

/**
 * One row, with those that it refers to, in one statement; undefined when there is none or the caller may not see it.
 * @param names of the resources that are wanted, as in {@link readIncluded}
 */
export async function readRecord(
  services: Services,
  resource: Listed<TableName>,
  caller: Caller,
  id: number,
  names: readonly string[],
): Promise<ReturnType<typeof splitRecord> | undefined> {
  const include = includableOf(resource).filter(
    (name) => names.includes(name) && services.registry.mayView(caller, name),
  );
  const call = { caller, today: services.today(), id };
  const [read] = await RECORDS.read(services.reads, resource, { ...kindOf(caller), include }, call);
  return read && splitRecord(read, include);
}

const everyRow = { page: 1, size: 1, search: undefined, filters: new Map(), sort: undefined };
