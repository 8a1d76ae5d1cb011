import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Caller } from '../access/caller.js';
import type { TableName } from '../access/scope.js';
import { registry } from '../catalog/resources.js';
import type { Language } from '../http/text.js';
import type { Columns } from '../resource/columns.js';
import { callValuesOf, readPage, shapeOf } from '../resource/list/list.js';
import { type ListQuery, readListQuery } from '../resource/list/list-query.js';
import { placesInList } from '../resource/list/list-statement.js';
import { filled } from '../resource/list/statements.js';
import type { Listed, Row } from '../resource/resource.js';
import { labelIn, type Sheet } from '../resource/sheet.js';
import { inParts } from '../services/in-slices.js';
import type { Services } from '../services/services.js';
import { type Cell, type CellColumn, cellColumns } from './cells.js';
import { writeCsv } from './csv-file.js';
import { mayExport } from './export-access.js';
import { countTrips, readTripList, TRIP_EXPORT, tripColumns, tripPages, tripSheet } from './trip-export.js';
import { writeXlsx } from './xlsx-file.js';

/** An export that is to be made. */
export interface ExportJob {
  id: number;
  fileName: string;
  userId: number;
  type: string;
  format: 'csv' | 'xlsx';
  language: Language;
  /** The name of the file for those who download it. */
  name: string;
  query: Record<string, string>;
  /** The number of this attempt, from 1. */
  attempts: number;
}

/** The owner may not export that list (any more): another attempt would end the same way. */
export class NotPermitted extends Error {}

/** Rows read at once. */
const PAGE = 1000;

/**
 * Makes the file. Of a list, first its rows are listed, in their order, then read page by page in their owner's scope, so that
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
  const caller = await services.sessions.callerOf(job.userId);
  if (caller === null || !mayExport(caller, job.type)) throw new NotPermitted();
  const { companyId: company_id, companyType: company_type } = caller;
  await services.db
    .updateTable('export')
    .set({ company_id, company_type })
    .where('id', '=', job.id)
    .execute();
  const content =
    job.type === TRIP_EXPORT
      ? await tripContent(services, job, caller)
      : await listContent(services, job, caller);
  const { sheet, columns, total } = content;
  wrote(0, total);
  let rows = 0;
  async function* pages(): AsyncGenerator<Cell[][]> {
    for await (const page of content.pages()) {
      signal.throwIfAborted();
      for await (const part of inParts(page))
        yield part.map((row) => columns.map((column) => column.cellOf(row)));
      rows += page.length;
      wrote(rows, total);
    }
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

/** The content that a file is made of. */
interface Content {
  sheet: Sheet;
  columns: readonly CellColumn[];
  /** The number of its rows. */
  total: number;
  pages(): AsyncGenerator<Row[]>;
}

async function tripContent(services: Services, job: ExportJob, caller: Caller): Promise<Content> {
  const list = readTripList(job.query, services.timeZone);
  return {
    sheet: tripSheet,
    columns: cellColumns({ columns: tripColumns }, tripSheet, job.language, services.timeZone),
    total: await countTrips(services, caller, list),
    pages: () => tripPages(services, caller, list, PAGE),
  };
}

/** The rows of a list: written down first, in their order, then read page by page. */
async function listContent(services: Services, job: ExportJob, caller: Caller): Promise<Content> {
  const exported = registry.resources.get(job.type);
  if (exported === undefined) throw new NotPermitted();
  const { sheet } = exported;
  const resource = narrowed(exported, sheet);
  const query = readListQuery(job.query, exported);
  const total = await listRows(services, job, caller, resource, query);
  return {
    sheet,
    columns: cellColumns(exported, sheet, job.language, services.timeZone),
    total,
    async *pages() {
      for (let from = 1; from <= total; from += PAGE) {
        const listed = await services.db
          .selectFrom('export_row')
          .select('row_id')
          .where('export_id', '=', job.id)
          .where('n', '>=', from)
          .where('n', '<', from + PAGE)
          .execute();
        const page = { ids: listed.map(({ row_id }) => row_id), sort: query.sort };
        yield (await readPage(services, resource, caller, { ...WHOLE, ...page })).data;
      }
    },
  };
}

/** Writes down which rows there are. A list of a million takes longer than a call may. */
async function listRows(
  services: Services,
  job: ExportJob,
  caller: Caller,
  resource: Listed<TableName>,
  query: ListQuery,
): Promise<number> {
  return services.transact(async (trx) => {
    await sql`set local statement_timeout = '10min'`.execute(trx);
    await trx.deleteFrom('export_row').where('export_id', '=', job.id).execute();
    const insert = sql`
      insert into export_row (export_id, n, row_id) select ${job.id}::integer, n, id
      from (${placesInList(resource, shapeOf(caller, query))}) list`.compile(trx);
    const { numAffectedRows } = await trx.executeQuery(filled(insert, callValuesOf(services, caller, query)));
    return Number(numAffectedRows ?? 0);
  });
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
