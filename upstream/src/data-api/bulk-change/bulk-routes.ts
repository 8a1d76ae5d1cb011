import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { registry } from '../catalog/resources.js';
import { reference } from '../http/body-reader.js';
import { succeeded } from '../http/envelope.js';
import { brokenRule, forbidden, notFound } from '../http/refusals.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import { startBulkChange } from '../resource/bulk-change/start-bulk-change.js';
import { readPage } from '../resource/list/list.js';
import { declarationOf, listQueryOf } from '../resource/list/list-query.js';
import { listParameters, pageSchema, rowSchema } from '../resource/list/list-schemas.js';
import { serveList } from '../resource/list/serve-list.js';
import { serveSave } from '../resource/serve/serve-save.js';
import type { Services } from '../services/services.js';
import { bulkChangeList, bulkRowList } from './bulk-change.js';

const ROWS = declarationOf(bulkRowList);
const targetBody = Type.Object({ id: reference('Id') });

/** `bulk_change/view`, `rows` and `undo`: the bulk changes that one has started (`X/bulk`). */
export function serveBulkChanges(app: App, services: Services): void {
  serveList(app, services, bulkChangeList, {
    list: 'One’s own bulk changes, newest first',
    row: 'How far one of them is',
  });

  app.get(
    '/bulk_change/rows',
    described({
      tag: 'bulk_change',
      summary: 'The rows of one’s own bulk changes, and what became of each',
      query: listParameters(ROWS),
      data: pageSchema(rowSchema(bulkRowList.columns)),
    }),
    async (request) => {
      const query = listQueryOf(request.query, ROWS);
      return succeeded(await readPage(services, bulkRowList, callerOf(request), query));
    },
  );

  serveSave(
    app,
    services,
    '/bulk_change/undo',
    {
      tag: 'bulk_change',
      summary:
        'Put the former values back, as a bulk change of its own; a row that was changed since is refused',
      refuses: [404],
      body: targetBody,
      data: Type.Object({ id: Type.Integer({ description: 'Of the bulk change that undoes it.' }) }),
    },
    async (context, { id }) => {
      const { trx, caller } = context;
      const change = await trx
        .selectFrom('bulk_change')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', caller.userId)
        .forUpdate()
        .executeTakeFirst();
      if (change === undefined) throw notFound();
      const { resource, field, value } = change;
      if (registry.rowsChangeOf(caller, resource, field) === undefined) throw forbidden();
      if (change.state !== 'done' && change.state !== 'failed') {
        throw brokenRule(null, 'NOT_DONE', {
          id: 'Perubahan massal ini belum selesai',
          en: 'This bulk change is not done yet',
        });
      }
      const undo = await trx
        .selectFrom('bulk_change')
        .select('id')
        .where('undoes', '=', id)
        .executeTakeFirst();
      if (undo !== undefined) {
        throw brokenRule(null, 'UNDONE', {
          id: 'Perubahan massal ini sudah diurungkan',
          en: 'This bulk change was undone already',
        });
      }
      return succeeded({
        id: await startBulkChange(context, { resource, field, value, rows: { changedBy: id } }),
      });
    },
  );
}
