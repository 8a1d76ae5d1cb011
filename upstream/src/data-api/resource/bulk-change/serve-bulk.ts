import { type TObject, Type } from 'typebox';
import type { TableName } from '../../access/scope.js';
import { bodyReader, flag } from '../../http/body-reader.js';
import { broken, type Envelope, succeeded } from '../../http/envelope.js';
import { forbidden, malformed } from '../../http/refusals.js';
import { languageOf, type Text } from '../../http/text.js';
import type { App } from '../../http/validation.js';
import { described } from '../../openapi/described.js';
import type { Services } from '../../services/services.js';
import type { Editable } from '../resource.js';
import { saveOnce } from '../save/idempotency.js';
import type { BulkFields } from './bulk-field.js';
import { foundIds, MOST_ROWS } from './found-ids.js';
import { startBulkChange } from './start-bulk-change.js';

/** More than a bulk change may have, so that its own message says how many it may. */
const MOST_IDS = 5 * MOST_ROWS;
const ids = Type.Optional(
  Type.Array(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), { maxItems: MOST_IDS }),
);
const filter = Type.Optional(
  Type.Unknown({
    title: 'Filter',
    description: 'Parameters of the list’s view call, by name: all rows that it finds.',
  }),
);
const anyChange = Type.Object({ ids, filter, change: Type.Unknown(), dryRun: flag('Dry run') });

const TOO_MANY_ROWS: Text = {
  id: `Paling banyak ${MOST_ROWS} baris dapat diubah sekaligus`,
  en: `At most ${MOST_ROWS} rows can be changed at once`,
};

const startedSchema = Type.Object({
  id: Type.Union([Type.Integer(), Type.Null()], { description: 'Of the bulk change; null in a dry run.' }),
  total: Type.Integer({ minimum: 0 }),
  changed: Type.Integer({ minimum: 0, description: 'Rows that would be changed now.' }),
  unchanged: Type.Integer({ minimum: 0, description: 'Rows that have the value already.' }),
  refused: Type.Integer({ minimum: 0, description: 'Rows that may not be changed.' }),
});

/**
 * Adds `POST X/bulk`: one value for one field of many rows, in the background, each row accepted or refused by itself. A dry run counts
 * what it would change.
 */
export function serveBulk<T extends TableName, S extends TObject>(
  app: App,
  services: Services,
  resource: Editable<T, S>,
  { fields }: BulkFields,
): void {
  const values = Object.entries(fields).map(([name, { schema }]) => [name, Type.Optional(schema)] as const);
  const readers = new Map(
    Object.entries(fields).map(([name, { schema }]) => [name, bodyReader(Type.Object({ [name]: schema }))]),
  );
  const documented = Type.Object({
    ids,
    filter,
    change: Type.Object(Object.fromEntries(values), {
      description: 'One of the fields.',
      minProperties: 1,
      maxProperties: 1,
    }),
    dryRun: flag('Dry run'),
  });
  app.post(
    `/${resource.name}/bulk`,
    described({
      tag: resource.name,
      summary: 'Change one field of many rows in the background; a dry run counts them',
      body: anyChange,
      documentedBody: documented,
      data: startedSchema,
      isSave: true,
    }),
    async (request) => {
      const call = request.body;
      if ((call.ids === undefined) === (call.filter === undefined))
        throw malformed('One of ids and filter must be given.');
      const name = fieldIn(call.change);
      const [field, read] = [fields[name], readers.get(name)];
      if (field === undefined || read === undefined) throw malformed(`change: there is no field ${name}.`);
      const value = field.valueOf(read(call.change)[name]);
      const isDryRun = call.dryRun === '1';
      return saveOnce(
        services,
        request,
        async (context): Promise<Envelope> => {
          const { trx, caller } = context;
          if (!services.registry.permissionsOf(caller)[resource.name]?.bulk?.includes(name))
            throw forbidden();
          const rows =
            call.ids === undefined
              ? await foundIds(services, trx, caller, resource, call.filter)
              : [...new Set(call.ids)];
          if (rows.length > MOST_ROWS)
            return broken([{ field: null, code: 'TOO_MANY', message: TOO_MANY_ROWS }], languageOf(request));
          const { changed, unchanged } = await field.preview(context, rows, value);
          const counts = { changed, unchanged, refused: rows.length - changed - unchanged };
          const id = isDryRun
            ? null
            : await startBulkChange(context, {
                resource: resource.name,
                field: name,
                value,
                rows: { ids: rows },
              });
          return succeeded({ id, total: rows.length, ...counts });
        },
        isDryRun,
      );
    },
  );
}

/** @throws CallRefused (400) unless the change is of one field */
function fieldIn(change: unknown): string {
  const [name, ...others] = typeof change === 'object' && change !== null ? Object.keys(change) : [];
  if (name === undefined || others.length > 0) throw malformed('change must have one field.');
  return name;
}
