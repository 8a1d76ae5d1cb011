import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { GatewayError } from '../../errors/errors.js';
import type { ViewCall } from '../calls.js';
import type { PayloadSchemas } from '../payload-schemas.js';

/** The view that a row's relation refers to. */
export type Relation = ViewCall<{ readonly id: string }>;

export const noRelations: readonly Relation[] = [];

const nameOf = ({ path }: Relation): string => path.replace(/\/view$/, '');

/** `include=`: requests the related rows together with the row or page ([+]). */
const including = (relations: readonly Relation[]) => ({ include: relations.map(nameOf).join(',') });

/** Milliseconds: the data API may be updated meanwhile, or have refused for another reason. */
const refusalCachedMs = 10 * 60_000;

/** Requests related rows by `include=`, and stops doing so for a while for a view whose data API refuses the parameter. */
export class IncludeNegotiator {
  private readonly refusing = new LRUCache<object, true>({ max: 100, ttl: refusalCachedMs });

  /** @param send makes the call, with these parameters in addition to its own */
  async request<Response>(
    view: object,
    relations: readonly Relation[],
    send: (extra: { readonly include?: string }) => Promise<Response>,
  ): Promise<Response> {
    if (relations.length === 0 || this.refusing.has(view)) return send({});
    try {
      return await send(including(relations));
    } catch (error) {
      if (!(error instanceof GatewayError) || error.code !== 'BAD_USER_INPUT') throw error;
      // A request that is refused without the parameter, too, was refused for another reason.
      const response = await send({});
      this.refusing.set(view, true);
      return response;
    }
  }
}

/** The related rows in a response. A malformed row is left out: it is requested again by id, which reports the error. */
export function includedRows(
  included: unknown,
  relation: Relation,
  schemas: PayloadSchemas,
): { readonly id: string }[] {
  const rows: unknown = Object(included)[nameOf(relation)];
  if (!Array.isArray(rows)) return [];
  const row = relation.row(schemas);
  return rows.flatMap((raw) => z.safeParse(row, raw).data ?? []);
}
