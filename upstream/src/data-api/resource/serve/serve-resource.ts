import type { FastifyRequest } from 'fastify';
import { type TObject, Type } from 'typebox';
import { callerOf } from '../../access/caller.js';
import type { TableName } from '../../access/scope.js';
import { bodyReader, reference } from '../../http/body-reader.js';
import { succeeded } from '../../http/envelope.js';
import { malformed } from '../../http/refusals.js';
import type { App } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import { readOptions } from '../list/list.js';
import { readOptionQuery } from '../list/list-query.js';
import { filterParameters, optionParameters, optionsSchema, savedSchema } from '../list/list-schemas.js';
import { serveList } from '../list/serve-list.js';
import type { Editable } from '../resource.js';
import { EDIT_TARGET, NEW_TARGET, readTarget } from '../save/edit-target.js';
import { checkFieldRights } from '../save/field-guard.js';
import { saveOnce } from '../save/idempotency.js';
import { type SaveTarget, save } from '../save/save.js';
import { storedFields } from '../save/stored-fields.js';
import { undoCreate } from '../save/undo-create.js';

const readUndo = bodyReader(Type.Object({ id: reference('Id') }));

/** Adds a resource's calls: those of its list, `POST X/save`, `POST X/edit` and its pick lists. */
export function serveResource<T extends TableName, S extends TObject>(
  app: App,
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
