import { type TObject, Type } from 'typebox';
import { callerOf } from '../../access/caller.js';
import type { TableName } from '../../access/scope.js';
import { reference } from '../../http/body-reader.js';
import { succeeded } from '../../http/envelope.js';
import { malformed } from '../../http/refusals.js';
import { type App, bodyOf } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import { readOptions } from '../list/list.js';
import { optionQueryOf } from '../list/list-query.js';
import { optionParameters, optionsSchema, savedSchema } from '../list/list-schemas.js';
import { serveList } from '../list/serve-list.js';
import type { Editable } from '../resource.js';
import { EDIT_TARGET, NEW_TARGET, withTarget } from '../save/edit-target.js';
import { checkFieldRights } from '../save/field-guard.js';
import { saveOnce } from '../save/idempotency.js';
import { save } from '../save/save.js';
import { storedFields } from '../save/stored-fields.js';
import { undoCreate } from '../save/undo-create.js';

const undoBody = Type.Object({ id: reference('Id') });

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
  const { properties } = resource.save.schema;
  const body = withTarget(resource.save.schema);
  const saves = { tag, body, data: savedSchema, isSave: true };
  app.post(
    `/${tag}/save`,
    described({
      ...saves,
      summary: 'Make a row',
      documentedBody: Type.Object({ ...properties, ...NEW_TARGET }),
    }),
    async (request) => {
      const sent = bodyOf(request, body);
      if (sent.id) throw malformed(`A new ${tag} has no id; use ${tag}/edit.`);
      return saveOnce(services, request, (context) => save(context, resource, sent, undefined));
    },
  );

  app.post(
    `/${tag}/edit`,
    described({
      ...saves,
      summary: 'Change a row',
      refuses: [404],
      documentedBody: Type.Object({ ...properties, ...EDIT_TARGET }),
    }),
    async (request) => {
      const sent = bodyOf(request, body);
      const { id, version } = sent;
      if (!id) throw malformed('id is missing.');
      const target = { id, version: version ?? undefined };
      return saveOnce(services, request, (context) => save(context, resource, sent, target));
    },
  );

  if (resource.save.staysBecause === undefined) {
    app.post(
      `/${tag}/undo_create`,
      described({ ...saves, summary: 'Remove a row that one has just made', body: undoBody, refuses: [404] }),
      async (request) => {
        const { id } = request.body;
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
        query: optionParameters(options),
        data: optionsSchema,
      }),
      async (request) => {
        const query = optionQueryOf(request.query, options.filters);
        return succeeded(await readOptions(services, offered, callerOf(request), query));
      },
    );
  }
}
