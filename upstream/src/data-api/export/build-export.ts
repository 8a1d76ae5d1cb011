import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Caller } from '../access/caller.js';
import type { TableName } from '../access/scope.js';
import type { Language } from '../http/text.js';
import type { Columns } from '../resource/columns.js';
import { callValuesOf, readPage, shapeOf } from '../resource/list.js';
import { readListQuery } from '../resource/list-query.js';
import { placesInList } from '../resource/list-statement.js';
import type { Listed } from '../resource/resource.js';
import { declarationOf } from '../resource/serve-resource.js';
import { labelIn, type Sheet } from '../resource/sheet.js';
import { filled } from '../resource/statements.js';
import { registry } from '../resources.js';
import type { Services } from '../services.js';
import { type Cell, cellColumns } from './cells.js';
import { writeCsv } from './csv-file.js';
import { writeXlsx } from './xlsx-file.js';

/** An export that is to be made. */
export interface ExportJob {
  id: number;
  fileName: string;
  userId: number;
  type: string;
  format: 'csv' | 'xlsx';
  language: Language;
  /** What the file is called by who downloads it. */
  name: string;
  query: Record<string, string>;
  /** The number of this attempt, from 1. */
  attempts: number;
}

/** Its owner may not export that list (any more): another attempt would end the same way. */
export class NotPermitted extends Error {}

/** Rows read at once. */
const PAGE = 1000;

/**
 * Makes the file: first its rows are listed, in their order, then read page by page in their owner's scope, so that
 * neither a million rows nor changes during the export matter. The file gets its name when it is complete.
 *
 * @param wrote called with the number of rows in the file, and the number there will be
 * @returns how many rows the file has
 * @throws NotPermitted
 */
export async function buildExport(
  services: Services,
  job: ExportJob,
  signal: AbortSignal,
  wrote: (rows: number, total: number) => void,
): Promise<number> {
  const exported = registry.resources.get(job.type);
  const owner = await services.sessions.callerOf(job.userId);
  if (exported === undefined || owner === null || !registry.mayView(owner, job.type))
    throw new NotPermitted();
  const caller: Caller = owner;
  const { sheet } = exported;
  const resource = narrowed(exported, sheet);
  const query = readListQuery(job.query, declarationOf(exported));
  const total = await listRows();
  wrote(0, total);

  const columns = cellColumns(exported, sheet, job.language, services.timeZone);
  let rows = 0;
  async function* pages(): AsyncGenerator<Cell[][]> {
    for (let from = 1; from <= total; from += PAGE) {
      signal.throwIfAborted();
      const listed = await services.db
        .selectFrom('export_row')
        .select('row_id')
        .where('export_id', '=', job.id)
        .where('n', '>=', from)
        .where('n', '<', from + PAGE)
        .execute();
      const page = { ids: listed.map(({ row_id }) => row_id), sort: query.sort };
      const { data } = await readPage(services, resource, caller, { ...WHOLE, ...page });
      yield data.map((row) => columns.map((column) => column.cellOf(row)));
      rows += data.length;
      wrote(rows, total);
    }
  }

  /** Writes down which rows there are. A list of a million takes longer than a call may. */
  async function listRows(): Promise<number> {
    return services.transact(async (trx) => {
      await sql`set local statement_timeout = '10min'`.execute(trx);
      await trx.deleteFrom('export_row').where('export_id', '=', job.id).execute();
      const { companyId: company_id, companyType: company_type } = caller;
      await trx.updateTable('export').set({ company_id, company_type }).where('id', '=', job.id).execute();
      const insert = sql`
        insert into export_row (export_id, n, row_id) select ${job.id}::integer, n, id
        from (${placesInList(resource, shapeOf(caller, query))}) list`.compile(trx);
      const { numAffectedRows } = await trx.executeQuery(
        filled(insert, callValuesOf(services, caller, query)),
      );
      return Number(numAffectedRows ?? 0);
    });
  }

  const path = join(services.exportsDirectory, job.fileName);
  const part = `${path}.${job.attempts}.part`;
  try {
    if (job.format === 'csv') await writeCsv(part, columns, pages());
    else await writeXlsx(part, { title: labelIn(sheet.title, job.language), total }, columns, pages());
    signal.throwIfAborted();
    await rename(part, path);
    return rows;
  } finally {
    await rm(part, { force: true });
  }
}

/** All rows that are named, by `ids`. */
const WHOLE = { page: 1, size: PAGE, search: undefined, filters: new Map() };

/** The list with the columns of the file alone: others may be long, and are only searched and sorted by. */
function narrowed(resource: Listed<TableName>, { columns }: Sheet): Listed<TableName> {
  const shown = new Set(columns.map(({ row }) => row));
  const narrow = (all: Columns): Columns =>
    Object.fromEntries(
      Object.entries(all).map(([name, column]) => [
        name,
        shown.has(name) ? column : { ...column, isSearchOnly: true },
      ]),
    );
  const { columnsOf } = resource;
  return {
    ...resource,
    columns: narrow(resource.columns),
    ...(columnsOf && { columnsOf: (caller, today) => narrow(columnsOf(caller, today)) }),
  };
}
