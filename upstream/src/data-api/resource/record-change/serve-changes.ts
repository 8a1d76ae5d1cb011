import { type TObject, Type } from 'typebox';
import { callerOf } from '../../access/caller.js';
import type { TableName } from '../../access/scope.js';
import { succeeded } from '../../http/envelope.js';
import type { App } from '../../http/validation.js';
import { describedRow } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import { DEFAULT_SIZE } from '../list/list-query.js';
import { pageParameters, pageSchema } from '../list/list-schemas.js';
import type { Editable } from '../resource.js';
import { readChanges } from './read-changes.js';

const value = Type.Unknown({
  description: 'As a row has it, or `{text}` where a row has ids; null for none, and for a secret.',
});
const changeSchema = Type.Object({
  id: Type.Integer(),
  changedBy: Type.Union([Type.String(), Type.Null()], { description: 'Null: nobody, such as a daily job.' }),
  changedDate: Type.String({ description: 'ISO 8601 with an offset.' }),
  fields: Type.Array(
    Type.Object({
      field: Type.String({ description: 'Of the save.' }),
      former: value,
      now: value,
      isList: Type.Enum(['1', '0'], {
        description: '`1`: `former` has what was removed, and `now` what was added.',
      }),
    }),
  ),
});

/** Adds `GET X/changes/{id}`: the changes of a record, newest first. */
export function serveChanges<T extends TableName, S extends TObject>(
  app: App,
  services: Services,
  resource: Editable<T, S>,
): void {
  const { name: tag } = resource;
  const summary = 'What was changed in a row, newest first';
  app.get(
    `/${tag}/changes/:id`,
    describedRow({ tag, summary, query: Type.Object(pageParameters), data: pageSchema(changeSchema) }),
    async (request) => {
      const { page = 1, size = DEFAULT_SIZE } = request.query;
      const { id } = request.params;
      return succeeded(await readChanges(services, resource, callerOf(request), { id, page, size }));
    },
  );
}
