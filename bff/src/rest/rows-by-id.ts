import { GatewayError } from '../schema/errors.js';
import type { Page } from './replies.js';

interface Identified {
  readonly id: string;
}

/** Asks a view for one page of its list. */
type Ask<Row> = (query: Readonly<Record<string, string | number>>) => Promise<Page<Row>>;

/** Rows of a page, and pages, that are looked through where the data API has no other way to a row. */
const PAGE = 1000;
const MOST_PAGES = 20;

/**
 * Rows of a list by their ids: those in the caller's scope, in any order. `ids=` is [+] (contract, section 1), so a data API
 * without it is paged through instead.
 * @returns null where that list is too long to be paged through
 */
export async function rowsById<Row extends Identified>(
  ask: Ask<Row>,
  ids: ReadonlySet<string>,
): Promise<Row[] | null> {
  return (await named(ask, ids)) ?? (await lookedUp(ask, ids));
}

/** The rows by `ids=`; null from a data API that refuses it, or that passes over it and answers rows of any id. */
async function named<Row extends Identified>(ask: Ask<Row>, ids: ReadonlySet<string>): Promise<Row[] | null> {
  try {
    const { rows } = await ask({ ids: [...ids].join(','), page: 1, size: ids.size });
    return rows.every(({ id }) => ids.has(id)) ? rows : null;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'BAD_USER_INPUT') return null;
    throw error;
  }
}

async function lookedUp<Row extends Identified>(
  ask: Ask<Row>,
  ids: ReadonlySet<string>,
): Promise<Row[] | null> {
  const found = new Map<string, Row>();
  let seen = 0;
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { rows, totalRow } = await ask({ page, size: PAGE });
    for (const row of rows) if (ids.has(row.id)) found.set(row.id, row);
    // It may give fewer rows a page than it is asked for.
    seen += rows.length;
    if (found.size === ids.size || seen >= totalRow) return [...found.values()];
    if (rows.length === 0) return null;
  }
  return null;
}
