import { Type } from 'typebox';
import { type Caller, callerOf } from '../../access/caller.js';
import type { TableName } from '../../access/scope.js';
import { succeeded } from '../../http/envelope.js';
import { notFound } from '../../http/refusals.js';
import type { App } from '../../http/validation.js';
import { described, describedRow } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import type { Listed } from '../resource.js';
import { includableOf, readIncluded, readRecord } from './included.js';
import { readPage } from './list.js';
import { declarationOf, listQueryOf, namesIn } from './list-query.js';
import {
  includedSchema,
  includeParameter,
  type ListParameters,
  listedRowSchema,
  listParameters,
  pageSchema,
  rowSchema,
} from './list-schemas.js';

/** The descriptions of the calls of a list, and the work before one of its rows is read. */
interface ListOptions {
  list: string;
  row: string;
  beforeRow?(caller: Caller, id: number): Promise<void>;
}

/** Adds the calls that read a list: `GET X/view` (page, search, filters, sort, `ids=`) and `GET X/view/{id}`. */
export function serveList<T extends TableName>(
  app: App,
  services: Services,
  resource: Listed<T>,
  { list: summary, row: rowSummary, beforeRow }: ListOptions,
): void {
  const { name: tag, links = [], detail } = resource;
  const includable = includableOf(resource);
  const list = { ...declarationOf(resource), includable };
  const row = rowSchema(resource.columns);
  const listedRow = listedRowSchema(resource.columns);
  const included = includedSchema(links);
  app.get(
    `/${tag}/view`,
    described({ tag, summary, query: listParameters(list), data: pageSchema(listedRow), included }),
    async (request) => {
      const query = listQueryOf(request.query, list);
      const caller = callerOf(request);
      const page = await readPage(services, resource, caller, query);
      const { include = [] } = query;
      if (include.length === 0) return succeeded(page);
      return {
        ...succeeded(page),
        included: await readIncluded(services, caller, page.data, links, include),
      };
    },
  );

  const ofRow = Type.Unsafe<ListParameters>(
    Type.Object({ ...detail?.parameters, ...includeParameter(includable) }),
  );
  app.get(
    `/${tag}/view/:id`,
    describedRow({ tag, summary: rowSummary, query: ofRow, data: detail?.schema(row) ?? row, included }),
    async (request) => {
      const { id } = request.params;
      const include = namesIn(request.query.include);
      const caller = callerOf(request);
      await beforeRow?.(caller, id);
      const found = await readRecord(services, resource, caller, id, include);
      if (found === undefined) throw notFound();
      const data = (await detail?.read(services, caller, found.row, request.query)) ?? found.row;
      return include.length === 0 ? succeeded(data) : { ...succeeded(data), included: found.included };
    },
  );
}
