import { LRUCache } from 'lru-cache';
import { GatewayError } from '../schema/errors.js';
import type { ViewCall } from './calls.js';
import type { Wire } from './wire.js';

/** The view that a row's link leads to. */
export type Link = ViewCall<{ readonly id: string }>;

export const noLinks: readonly Link[] = [];

const nameOf = ({ path }: Link): string => path.replace(/\/view$/, '');

/** The parameter that asks for the rows of links beside the row, or rows, they start from ([+]). */
const including = (links: readonly Link[]) => ({ include: links.map(nameOf).join(',') });

/** A data API may learn what it refused, or have refused it by mistake. */
const refusalKeptMs = 10 * 60_000;

/** Asks views for their links' rows along, and without them the views of a data API that refuses that: those for a while always. */
export class LinksAlong {
  private readonly refusing = new LRUCache<object, true>({ max: 100, ttl: refusalKeptMs });

  /** @param ask makes the call, with these parameters beside its own */
  async ask<Said>(
    view: object,
    links: readonly Link[],
    ask: (more: { readonly include?: string }) => Promise<Said>,
  ): Promise<Said> {
    if (links.length === 0 || this.refusing.has(view)) return ask({});
    try {
      return await ask(including(links));
    } catch (error) {
      if (!(error instanceof GatewayError) || error.code !== 'BAD_USER_INPUT') throw error;
      // What is refused without them, too, was refused for something else.
      const said = await ask({});
      this.refusing.set(view, true);
      return said;
    }
  }
}

/** The rows of a link among those that came along; one that cannot be read is left out, for who asks for it to be told so. */
export function rowsAlong(included: unknown, link: Link, wire: Wire): { readonly id: string }[] {
  const rows: unknown = Object(included)[nameOf(link)];
  if (!Array.isArray(rows)) return [];
  const row = link.row(wire);
  return rows.flatMap((raw) => row.safeParse(raw).data ?? []);
}
