import { GatewayError } from '../../errors/errors.js';
import type { Page } from '../replies.js';

export interface Identified {
  readonly id: string;
}

/** Requests one page of a view's list. */
type ReadPage<Row> = (query: Readonly<Record<string, string | number>>) => Promise<Page<Row>>;

/** Size and number of the pages that are searched when the data API does not support `ids=`. */
const PAGE_SIZE = 1000;
const MAX_PAGES = 20;

/**
 * Rows of a list by their ids: those in the caller's scope, in any order. `ids=` is optional ([+], contract, section 1); without it,
 * the list is searched page by page.
 * @returns null when that list is too long
 */
export async function rowsById<Row extends Identified>(
  readPage: ReadPage<Row>,
  ids: ReadonlySet<string>,
): Promise<Row[] | null> {
  return (await readByIds(readPage, ids)) ?? (await searchList(readPage, ids));
}

/** The rows by `ids=`; null when the data API rejects or ignores the parameter. */
async function readByIds<Row extends Identified>(
  readPage: ReadPage<Row>,
  ids: ReadonlySet<string>,
): Promise<Row[] | null> {
  try {
    const { rows } = await readPage({ ids: [...ids].join(','), page: 1, size: ids.size });
    return rows.every(({ id }) => ids.has(id)) ? rows : null;
  } catch (error) {
    if (error instanceof GatewayError && error.code === 'BAD_USER_INPUT') return null;
    throw error;
  }
}

async function searchList<Row extends Identified>(
  readPage: ReadPage<Row>,
  ids: ReadonlySet<string>,
): Promise<Row[] | null> {
  const found = new Map<string, Row>();
  let seen = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { rows, totalRow } = await readPage({ page, size: PAGE_SIZE });
    for (const row of rows) if (ids.has(row.id)) found.set(row.id, row);
    // A page may have fewer rows than requested.
    seen += rows.length;
    if (found.size === ids.size || seen >= totalRow) return [...found.values()];
    if (rows.length === 0) return null;
  }
  return null;
}
