import { type Static, type TObject, Type } from 'typebox';
import type { TableName } from '../../access/scope.js';
import { flag } from '../../http/body-reader.js';
import { malformed } from '../../http/refusals.js';
import { languageOf } from '../../http/text.js';
import type { App } from '../../http/validation.js';
import { BROKEN_RULE, described } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import type { Editable } from '../resource.js';
import type { RowImport } from '../row-import.js';
import { saveOnce } from '../save/idempotency.js';
import { importRows, MAXIMUM_ROWS } from './import.js';

/** A thousand rows whose fields have their maximum length. */
const BODY_BYTES = 4 * 1024 * 1024;

/** The rows are read one by one: a mistake in one is that row's alone. */
const anyRows = Type.Object({ rows: Type.Unknown({ title: 'Rows' }), dryRun: flag('Dry run') });

const importedSchema = Type.Object({
  rows: Type.Array(
    Type.Object({
      row: Type.Integer({ minimum: 1, description: 'Its place among the rows of the call.' }),
      action: Type.Enum(['add', 'edit', 'none', 'refused']),
      id: Type.Union([Type.Integer(), Type.Null()]),
      errors: Type.Array(Type.Unsafe<unknown>({ $ref: `${BROKEN_RULE}#` })),
      isInvited: Type.Enum(['1', '0'], { description: 'Whether somebody is sent an invitation by mail.' }),
      former: Type.Optional(
        Type.Record(Type.String(), Type.Unknown(), {
          description: 'Of a dry run: what the record holds in the fields that change.',
        }),
      ),
    }),
    { description: 'Also present when the call is refused because of its rows.' },
  ),
});

/** Adds `POST X/import`: many rows of a resource, all or none; a dry run reports what each would do (docs/import.md). */
export function serveImport<T extends TableName, S extends TObject>(
  app: App,
  services: Services,
  resource: Editable<T, S>,
  declared: RowImport<Static<S>>,
): void {
  const schema = Type.Object({
    rows: Type.Array(declared.schema, { minItems: 1, maxItems: MAXIMUM_ROWS }),
    dryRun: flag('Dry run'),
  });
  app.post(
    `/${resource.name}/import`,
    {
      bodyLimit: BODY_BYTES,
      ...described({
        tag: resource.name,
        summary: 'Create and change many rows, all or none; a dry run reports the outcome of each',
        body: anyRows,
        documentedBody: schema,
        data: importedSchema,
        isSave: true,
      }),
    },
    async (request) => {
      const { rows, dryRun } = request.body;
      if (!Array.isArray(rows)) throw malformed('rows has the wrong type.');
      if (rows.length === 0 || rows.length > MAXIMUM_ROWS) {
        throw malformed(`rows must be 1 to ${MAXIMUM_ROWS}, not ${rows.length}.`);
      }
      const isDryRun = dryRun === '1';
      const call = { resource, declared, rows, isDryRun, language: languageOf(request) };
      return saveOnce(services, request, (context) => importRows(context, call), isDryRun);
    },
  );
}
