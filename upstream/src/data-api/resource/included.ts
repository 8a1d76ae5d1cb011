import type { Caller } from '../access/caller.js';
import type { Services } from '../services.js';
import { readPage } from './list.js';
import type { Link, Listed, Row } from './resource.js';

/** What `include=` may name of a resource. */
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

const everyRow = { page: 1, size: 1, search: undefined, filters: new Map(), sort: undefined };
