import { sql } from 'kysely';
import { Type } from 'typebox';
import { callerOf } from '../access/caller.js';
import { allOf, visibleTo } from '../access/scope.js';
import { succeeded } from '../http/envelope.js';
import { flagParameter } from '../http/query-reader.js';
import type { App } from '../http/validation.js';
import { described } from '../openapi/described.js';
import type { Services } from '../services/services.js';
import { menuScope } from './menu-scope.js';
import { menuNodeSchema, menusBelow } from './menu-tree.js';

const nodeSchema = menuNodeSchema({
  path: Type.Union([Type.String(), Type.Null()]),
  icon: Type.String(),
  order: Type.Integer(),
  isActive: Type.Enum(['1', '0']),
});

const active = Type.Optional(flagParameter);
const parameters = Type.Object({ isAktif: active, isActive: active });

/**
 * `GET menu/root`: the root menus that the caller sees, each with all that is below it.
 * `isAktif=1` leaves out what is not active, and with it what is below.
 */
export function serveMenuRoot(app: App, services: Services): void {
  app.get(
    '/menu/root',
    described({
      tag: 'menu',
      summary: 'Root menus, each with what is below it',
      query: parameters,
      data: Type.Array(nodeSchema),
    }),
    async (request) => {
      const { isActive, isAktif = isActive } = request.query;
      const where = allOf([
        ...visibleTo(callerOf(request), menuScope, services.today()),
        ...(isAktif === undefined ? [] : [sql<boolean>`t.is_active = ${isAktif === '1'}`]),
      ]);
      const { rows } = await sql<{ id: number; parent: number | null }>`
      select t.id, t.name, t.path, t.icon, t.sort_order as "order", t.parent_id as parent, t.code as "kodeMenu",
        case when t.is_active then '1' else '0' end as "isActive"
      from menu t where ${where} order by t.sort_order, t.id`.execute(services.reads);
      return succeeded(menusBelow(rows, null));
    },
  );
}
