import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { addTasks } from '../../queue/task.js';
import { type Caller, callerOf } from '../access/caller.js';
import { ownRows, visibleTo } from '../access/scope.js';
import { registry } from '../catalog/resources.js';
import { text } from '../http/body-reader.js';
import { broken, type Envelope, succeeded } from '../http/envelope.js';
import { CallRefused, forbidden, malformed, notFound } from '../http/refusals.js';
import { LANGUAGES, languageOf, type Text } from '../http/text.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { own } from '../resource/columns.js';
import { exists } from '../resource/list/list.js';
import { readListQuery, viewParameters } from '../resource/list/list-query.js';
import { serveList } from '../resource/list/serve-list.js';
import { labelIn, type Sheet } from '../resource/sheet.js';
import type { Services } from '../services/services.js';
import { vehicleScope } from '../vehicle/vehicle-scope.js';
import { KEPT } from './expired-exports.js';
import { ExportAccess, type MadeExport, mayExport } from './export-access.js';
import { readTripList, TRIP_EXPORT, tripSheet } from './trip-export.js';

/** Exports of one user that wait or are being made. */
const MOST_OPEN = 3;
const rightsChanged = () =>
  new CallRefused(403, {
    id: 'Hak akses Anda telah berubah sejak berkas ini dibuat. Silakan ekspor ulang.',
    en: 'Your rights have changed since this file was made. Please export again.',
  });
const TOO_MANY: Text = {
  id: 'Permintaan download gagal: tunggu sampai download sebelumnya selesai',
  en: 'The download request failed: wait until an earlier download is done',
};

/** An export as it is now: what is over for a day is not there any more. */
const state = sql`case when t.finished_at < now() - ${KEPT} then 'expired' else t.state end`;

/** One's own exports, newest first. */
const exportList = {
  name: 'ftp',
  scope: ownRows('export'),
  joins: {},
  columns: {
    namaFile: own('file_name', 'text'),
    name: own('name', 'text'),
    type: own('type', 'text'),
    format: own('format', 'text'),
    state: { sql: state, kind: 'text' },
    rows: own('rows', 'integer'),
    totalRow: own('total_rows', 'integer'),
    createdDate: own('created_at', 'time'),
    finishedDate: own('finished_at', 'time'),
  },
  search: [],
  filters: {},
  options: [],
} as const;

/** The request for an export of one of the given lists. */
const requestBody = (types: readonly string[]) =>
  Type.Object({
    type: Type.Enum([...types], {
      title: 'Type',
      description: 'Name of a list; `vehicle_trip`: the trips of a vehicle.',
    }),
    format: Type.Enum(['xlsx', 'csv'], { title: 'Format' }),
    filter: Type.Optional(
      Type.Unknown({ title: 'Filter', description: 'Parameters of the list’s view call, by name.' }),
    ),
    language: Type.Optional(
      Type.Enum([...LANGUAGES], {
        title: 'Language',
        description: 'Of headings and codes; that of the request without.',
      }),
    ),
  });
const namedBody = Type.Object({ namaFile: text('File') });

const requestedSchema = Type.Object({
  Data1: Type.Enum(['1', '0'], { description: '1: it is being made.' }),
  Data2: Type.String({ description: 'What the file will be called; of a refusal its reason.' }),
  Data3: Type.String({ description: 'The `namaFile` that identifies it.' }),
});
const statusSchema = Type.Object({
  namaFile: Type.String(),
  name: Type.String(),
  state: Type.Enum(['waiting', 'building', 'ready', 'failed', 'cancelled']),
  rows: Type.Integer({ minimum: 0, description: 'Written so far.' }),
  totalRow: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], { description: 'Null until counted.' }),
});

/** `ftp/download`, `cek`, `status`, `view` and `cancel`: files of lists. */
export function serveExports(app: App, services: Services): void {
  const { db, exportsDirectory } = services;
  const access = new ExportAccess(services);

  serveList(app, services, exportList, { list: 'One’s own exports, newest first', row: 'One of them' });

  app.post(
    '/ftp/download',
    described({
      tag: 'ftp',
      summary: 'Have a list made into a file, in the background',
      refuses: [404],
      body: requestBody([...registry.resources.keys(), TRIP_EXPORT]),
      data: requestedSchema,
    }),
    async (request): Promise<Envelope> => {
      const caller = callerOf(request);
      const { type, format, filter, language = languageOf(request) } = request.body;
      if (!mayExport(caller, type)) throw forbidden();
      const query = viewParameters(filter);
      const title = await readExported(caller, type, query);
      const name = `${labelIn(title, language)} ${services.today()}.${format}`;
      const fileName = `${randomBytes(24).toString('base64url')}.${format}`;
      const isTaken = await services.transact(async (trx) => {
        // Calls of one user are serialized, so that two at the same time cannot exceed the limit.
        await sql`select 1 from app_user where id = ${caller.userId} for update`.execute(trx);
        const { rows } = await sql<{ id: number }>`
          insert into export (file_name, user_id, type, format, language, name, query)
          select ${fileName}, ${caller.userId}, ${type}, ${format}, ${language}, ${name}, ${JSON.stringify(query)}::jsonb
          where (select count(*) from export where user_id = ${caller.userId} and state in ('waiting', 'building'))
            < ${MOST_OPEN}
          returning id`.execute(trx);
        await addTasks(
          trx,
          'export',
          rows.map(({ id }) => ({ key: String(id) })),
        );
        return rows.length > 0;
      });
      if (!isTaken) {
        const refusal = broken([{ field: null, code: 'TOO_MANY', message: TOO_MANY }], languageOf(request));
        return { ...refusal, data: { Data1: '0', Data2: refusal.message, Data3: '' } };
      }
      return succeeded(
        { Data1: '1', Data2: name, Data3: fileName },
        {
          id: 'Permintaan download telah dikirim ke server',
          en: 'The download request was sent to the server',
        },
      );
    },
  );

  app.post(
    '/ftp/cek',
    described({
      tag: 'ftp',
      summary:
        'The file to its owner, for 24 hours and as long as they see its rows; an empty body while it is being made',
      refuses: [404],
      body: namedBody,
      reply: Type.Unknown(),
    }),
    async (request, reply) => {
      const { namaFile } = request.body;
      const caller = callerOf(request);
      const found = await ownExport(caller, namaFile);
      if (found === undefined) throw notFound();
      const { state, format, name } = found;
      if (state === 'waiting' || state === 'building') return reply.header('content-length', 0).send('');
      if (state === 'ready' && !(await access.mayDownload(caller, found))) throw rightsChanged();
      const path = join(exportsDirectory, namaFile);
      const file = state === 'ready' ? await stat(path).catch(() => null) : null;
      if (file === null) throw notFound();
      return reply
        .header('content-type', CONTENT_TYPE[format])
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(createReadStream(path));
    },
  );

  app.get(
    '/ftp/status',
    described({
      tag: 'ftp',
      summary: 'How far one’s export is',
      query: Type.Object({ namaFile: Type.String() }),
      data: Type.Union([statusSchema, Type.Null()], { description: 'Null: one has none of that name.' }),
    }),
    async (request) => {
      return succeeded((await ownStatus(callerOf(request), request.query.namaFile)) ?? null);
    },
  );

  app.post(
    '/ftp/cancel',
    described({
      tag: 'ftp',
      summary: 'Give an export up that is not there yet',
      refuses: [404],
      body: namedBody,
      data: statusSchema,
    }),
    async (request) => {
      const caller = callerOf(request);
      const { namaFile } = request.body;
      await services.transact(async (trx) => {
        const { rows } = await sql<{ id: number; rows: number; totalRow: number | null }>`
          update export set state = 'cancelled', finished_at = now()
          where file_name = ${namaFile} and user_id = ${caller.userId} and state in ('waiting', 'building')
          returning id, rows, total_rows as "totalRow"`.execute(trx);
        for (const { id, ...progress } of rows) {
          await trx.deleteFrom('export_row').where('export_id', '=', id).execute();
          await trx.deleteFrom('task').where('kind', '=', 'export').where('key', '=', String(id)).execute();
          await services.outbox.write(trx, [
            {
              type: 'export.changed',
              subject: `export:${id}`,
              users: [caller.userId],
              data: { namaFile, state: 'cancelled', ...progress },
            },
          ]);
        }
      });
      const status = await ownStatus(caller, namaFile);
      if (status === undefined) throw notFound();
      return succeeded(status);
    },
  );

  /**
   * The title of the list that a request is for.
   * @throws CallRefused: 400 for a query that the list's own call refuses, 404 for the trips of a vehicle out of sight
   */
  async function readExported(
    caller: Caller,
    type: string,
    query: Record<string, string>,
  ): Promise<Sheet['title']> {
    if (type === TRIP_EXPORT) {
      const { vehicleId } = readTripList(query, services.timeZone);
      const conditions = visibleTo(caller, vehicleScope, services.today());
      const isVisible = await services.transact((trx) => exists(trx, vehicleScope, vehicleId, conditions));
      if (!isVisible) throw notFound();
      return tripSheet.title;
    }
    const resource = registry.resources.get(type);
    if (resource === undefined) throw malformed('type has the wrong type.');
    readListQuery(query, resource);
    return resource.sheet.title;
  }

  async function ownStatus(caller: Caller, namaFile: string) {
    const found = await ownExport(caller, namaFile);
    if (found === undefined) return undefined;
    const { namaFile: fileName, name, state, rows, totalRow } = found;
    return { namaFile: fileName, name, state, rows, totalRow };
  }

  /** Undefined when the caller has none of this name, or its day is over. */
  async function ownExport({ userId }: Caller, namaFile: string): Promise<OwnExport | undefined> {
    const { rows } = await sql<OwnExport>`
      select t.file_name as "namaFile", t.name, ${state} as state, t.rows, t.total_rows as "totalRow", t.format,
        t.id, t.type, t.query, t.company_id as "companyId", t.company_type as "companyType"
      from export t where t.file_name = ${namaFile} and t.user_id = ${userId}`.execute(db);
    return rows.find((row) => row.state !== 'expired');
  }
}

interface OwnExport extends MadeExport {
  namaFile: string;
  name: string;
  state: string;
  totalRow: number | null;
  format: 'csv' | 'xlsx';
}

const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
