import type { ViewCall } from './calls.js';
import { parserOf } from './row-parser.js';
import type { Wire } from './wire.js';

/** The view that a row's link leads to. */
export type Link = ViewCall<{ readonly id: string }>;

export const noLinks: readonly Link[] = [];

const nameOf = ({ path }: Link): string => path.replace(/\/view$/, '');

/** The parameter that asks for the rows of links beside the row, or rows, they start from ([+]). */
export const including = (links: readonly Link[]) => ({ include: links.map(nameOf).join(',') });

/** The rows of a link among those that came along; one that cannot be read is left out, for who asks for it to be told so. */
export function rowsAlong(included: unknown, link: Link, wire: Wire): { readonly id: string }[] {
  const rows: unknown = Object(included)[nameOf(link)];
  if (!Array.isArray(rows)) return [];
  const row = link.row(wire);
  const read = parserOf(row);
  return rows.flatMap((raw) => read(raw) ?? row.safeParse(raw).data ?? []);
}
