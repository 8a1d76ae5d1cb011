import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type TObject, Type } from 'typebox';
import { type Caller, callerOf } from '../access/caller.js';
import type { TableName } from '../access/scope.js';
import { bodyReader, reference } from '../http/body-reader.js';
import { succeeded } from '../http/envelope.js';
import { malformed, notFound } from '../http/refusals.js';
import { described, describedRow } from '../openapi/described.js';
import {
  filterParameters,
  includedSchema,
  includeParameter,
  listedRowSchema,
  listParameters,
  optionParameters,
  optionsSchema,
  pageSchema,
  rowSchema,
  savedSchema,
} from '../openapi/list-schemas.js';
import type { Services } from '../services.js';
import { includableOf, readIncluded, readRecord } from './included.js';
import { readOptions, readPage } from './list.js';
import {
  knownParameters,
  type ListDeclaration,
  readInclude,
  readListQuery,
  readOptionQuery,
} from './list-query.js';
import type { Editable, Listed } from './resource.js';
import { checkFieldRights } from './save/field-guard.js';
import { saveOnce } from './save/idempotency.js';
import { type SaveTarget, save } from './save/save.js';
import { storedFields } from './save/stored-fields.js';
import { undoCreate } from './save/undo-create.js';

/** The part of a save's payload that identifies the row. */
export const readTarget = bodyReader(
  Type.Object({
    id: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), Type.Null()])),
    version: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  }),
);

/** The same in the OpenAPI document, for a new row and for a saved one. */
const NEW_TARGET = { id: Type.Optional(Type.Union([Type.Literal(0), Type.Null()])) };
export const EDIT_TARGET = {
  id: reference('Id'),
  version: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], { description: 'Of the row as it was last seen.' }),
  ),
};

const readUndo = bodyReader(Type.Object({ id: reference('Id') }));

/** How the calls of a list are described, and what happens before one of its rows is read. */
interface ListOptions {
  list: string;
  row: string;
  beforeRow?(caller: Caller, id: number): Promise<void>;
}

/** Adds the calls that read a list: `GET X/view` (page, search, filters, sort, `ids=`) and `GET X/view/{id}`. */
export function serveList<T extends TableName>(
  app: FastifyInstance,
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
      const query = readListQuery(request.query, list);
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

  const ofRow = { ...detail?.parameters, ...includeParameter(includable) };
  app.get<{ Params: { id: string } }>(
    `/${tag}/view/:id`,
    describedRow({ tag, summary: rowSummary, query: ofRow, data: detail?.schema(row) ?? row, included }),
    async (request) => {
      const id = idOf(request.params.id);
      const given = knownParameters(request.query, Object.keys(ofRow));
      const include = readInclude(given.get('include'), includable);
      const caller = callerOf(request);
      await beforeRow?.(caller, id);
      const found = await readRecord(services, resource, caller, id, include);
      if (found === undefined) throw notFound();
      const data = (await detail?.read(services, caller, found.row, given)) ?? found.row;
      return include.length === 0 ? succeeded(data) : { ...succeeded(data), included: found.included };
    },
  );
}

/** Adds a resource's calls: those of its list, `POST X/save`, `POST X/edit` and its pick lists. */
export function serveResource<T extends TableName, S extends TObject>(
  app: FastifyInstance,
  services: Services,
  resource: Editable<T, S>,
): void {
  // Stops the start where a save would not know what an omitted field holds.
  storedFields(resource);
  checkFieldRights(resource);
  serveList(app, services, resource, { list: 'A page of the list', row: 'One row' });

  const tag = resource.name;
  const readBody = bodyReader(resource.save.schema);
  const write = async (request: FastifyRequest, target: SaveTarget | undefined) => {
    const body = readBody(request.body);
    return saveOnce(services, request, (context) => save(context, resource, body, target));
  };

  const saves = { tag, data: savedSchema, isSave: true };
  app.post(
    `/${resource.name}/save`,
    described({
      ...saves,
      summary: 'Make a row',
      body: { schema: Type.Object({ ...resource.save.schema.properties, ...NEW_TARGET }) },
    }),
    async (request) => {
      if (readTarget(request.body).id)
        throw malformed(`A new ${resource.name} has no id; use ${resource.name}/edit.`);
      return write(request, undefined);
    },
  );

  app.post(
    `/${resource.name}/edit`,
    described({
      ...saves,
      summary: 'Change a row',
      refuses: [404],
      body: { schema: Type.Object({ ...resource.save.schema.properties, ...EDIT_TARGET }) },
    }),
    async (request) => {
      const { id, version } = readTarget(request.body);
      if (!id) throw malformed('id is missing.');
      return write(request, { id, version: version ?? undefined });
    },
  );

  if (resource.save.staysBecause === undefined) {
    app.post(
      `/${resource.name}/undo_create`,
      described({ ...saves, summary: 'Remove a row that one has just made', body: readUndo, refuses: [404] }),
      async (request) => {
        const { id } = readUndo(request.body);
        return saveOnce(services, request, (context) => undoCreate(context, resource, id));
      },
    );
  }

  for (const options of resource.options) {
    const offered = { partly: resource.partly, scope: resource.scope, ...options };
    app.get(
      `/${options.path}`,
      described({
        tag: options.path.split('/')[0] ?? tag,
        summary: 'Rows in sight, as a pick list',
        query: { ...filterParameters(options.filters ?? {}, options.required), ...optionParameters(options) },
        data: optionsSchema,
      }),
      async (request) => {
        const query = readOptionQuery(request.query, options);
        return succeeded(await readOptions(services, offered, callerOf(request), query));
      },
    );
  }
}

/** By what a resource's list is sorted, searched and filtered. */
export function declarationOf({
  columns,
  sort,
  search,
  filters,
}: Pick<Listed<TableName>, 'columns' | 'sort' | 'search' | 'filters'>): ListDeclaration {
  const all = Object.entries(columns);
  const sortable = all.flatMap(([name, { kind, isOnRequest }]) =>
    kind === 'json' || isOnRequest ? [] : [name],
  );
  const onRequest = all.flatMap(([name, { isOnRequest }]) => (isOnRequest ? [name] : []));
  return { columns: ['id', ...(sort ?? sortable)], search, filters, onRequest };
}

/** @throws CallRefused (404) for what cannot be an id */
export function idOf(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > 2_147_483_647) throw notFound();
  return Number(text);
}
