import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Trx } from '../../database/open-database.js';
import { COMPANY_TYPE } from '../access/caller.js';
import { administrators, platform } from '../access/field-rights.js';
import { CUSTOM_CODE } from '../access/menu-codes.js';
import { flag, integer, optionalReference, optionalText, text } from '../http/body-reader.js';
import { wasNotFound } from '../http/phrases.js';
import { brokenRule } from '../http/refusals.js';
import { joined, own } from '../resource/columns.js';
import { defineResource } from '../resource/define/define-resource.js';
import { field, shown } from '../resource/define/fields.js';
import { ACTIVE_WORDS } from '../resource/sheet.js';
import { menuScope } from './menu-scope.js';

/** The path of a menu that is a group and has no screen itself. */
const GROUP = '-';
/** Without this menu and its screen nobody could activate another menu. */
const KEPT = { code: 'MENU', path: 'menu/manage' };

export const menu = defineResource({
  name: 'menu',
  title: 'Menu',
  menu: 'MENU',
  screen: 'menu/manage',
  isPersonOnly: true,
  scope: menuScope,
  joins: { above: sql`left join menu above on above.id = t.parent_id` },
  fields: {
    name: field(text('Name', 100), { column: 'name', search: true, sheet: [1, 'Name'], write: platform }),
    description: field(text('Description', 500), {
      column: 'description',
      search: true,
      sheet: [2, 'Description'],
      write: platform,
    }),
    icon: field(optionalText('Icon', 100), { column: 'icon', write: platform }),
    path: field(
      Type.Optional(
        Type.Union(
          [Type.String({ maxLength: 200, pattern: '^\\s*((-|/?[\\w-]+(/[\\w-]+)*)\\s*)?$' }), Type.Null()],
          { title: 'Path' },
        ),
      ),
      { column: 'path', search: true, sheet: [3, 'Path'], write: administrators },
    ),
    order: field(integer('Order', 0, 1_000_000), {
      column: 'sort_order',
      sheet: [4, 'Order'],
      write: platform,
    }),
    parent: field(optionalReference('Parent'), {
      column: 'parent_id',
      filter: true,
      references: { scope: menuScope, name: sql`t.name` },
      write: platform,
    }),
    parentName: shown(joined('above', 'name', 'text'), { sheet: [5, 'Parent'] }),
    kodeMenu: shown(own('code', 'text')),
    isActive: field(flag('Status'), {
      column: 'is_active',
      filter: true,
      sheet: [6, 'Status', ACTIVE_WORDS],
      write: platform,
    }),
  },
  filters: { isRoot: { sql: sql`t.parent_id is null`, kind: 'flag' } },
  save: {
    // Every company's sidebar is made of the same menus.
    writable: ({ companyType }) => (companyType === COMPANY_TYPE.platform ? [] : [sql<boolean>`false`]),
    values: async ({ trx, find, services }, body, current) => {
      // Two concurrent moves must not create a cycle.
      await sql`lock table menu in share row exclusive mode`.execute(trx);
      const parent = body.parent || null;
      if (parent !== null) {
        const above = await find(menuScope, parent);
        if (above === undefined) {
          throw brokenRule('parent', 'NOT_FOUND', wasNotFound('Parent'));
        }
        if (!above.is_active && parent !== current?.parent_id) {
          throw brokenRule('parent', 'INACTIVE', {
            id: `Menu ${above.name} tidak aktif`,
            en: `The menu ${above.name} is inactive`,
          });
        }
        if (current !== undefined && (await isBelow(trx, parent, current.id))) {
          throw brokenRule('parent', 'CYCLE', {
            id: `Menu ${current.name} tidak dapat ditempatkan di bawah dirinya sendiri`,
            en: `Menu ${current.name} cannot be placed below itself`,
          });
        }
      }
      return {
        icon: body.icon?.trim() ?? '',
        path: pathOf(services.registry.screens, body.path, current),
        parent_id: parent,
        code: current === undefined ? await freeCode(trx, body.name) : undefined,
      };
    },
    constraints: {
      menu_path_key: (body) => ({
        field: 'path',
        code: 'TAKEN',
        message: {
          id: `Path ${body.path?.trim()} sudah digunakan menu lain`,
          en: `Path ${body.path?.trim()} is already used by another menu`,
        },
      }),
    },
    written: async ({ trx }) => {
      const kept = await trx
        .selectFrom('menu')
        .select('id')
        .where('code', '=', KEPT.code)
        .where('path', '=', KEPT.path)
        .where('is_available', '=', true)
        .executeTakeFirst();
      if (kept !== undefined) return;
      throw brokenRule(null, 'IN_USE', {
        id: `Menu ${KEPT.path} harus tetap aktif: tanpa menu itu tidak ada yang dapat diaktifkan lagi`,
        en: `The menu ${KEPT.path} must stay active: nothing could be switched on again without it`,
      });
    },
  },
});

/**
 * The address of a screen, without a leading slash; null for a group, which a dash stands for, or nothing when it was one
 * before. A path from before the screens were listed stays.
 * @throws RulesBroken when it is missing, or no screen's
 */
function pathOf(
  screens: readonly string[],
  sent: string | null | undefined,
  current: { path: string | null } | undefined,
): string | null {
  const path = (sent ?? '').trim().replace(/^\//, '');
  if (path === GROUP || (path === '' && current?.path === null)) return null;
  if (path === '') {
    throw brokenRule('path', 'REQUIRED', { id: 'Path wajib diisi', en: 'Path is required' });
  }
  if (screens.includes(path) || path === current?.path) return path;
  throw brokenRule('path', 'INVALID', {
    id: `Tidak ada layar dengan path ${path}`,
    en: `There is no screen with the path ${path}`,
  });
}

/** Checks whether a menu is another one or stands anywhere below it. */
async function isBelow(trx: Trx, id: number, ancestor: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive way_up as (
      select id, parent_id from menu where id = ${id}
      union
      select m.id, m.parent_id from menu m join way_up on way_up.parent_id = m.id)
    select 1 from way_up where id = ${ancestor}`.execute(trx);
  return rows.length > 0;
}

/** A new menu's `kodeMenu`, which no form has and no permission: from the name, numbered when there is one already. */
async function freeCode(trx: Trx, name: string): Promise<string> {
  const base =
    CUSTOM_CODE +
    name
      .trim()
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '_');
  const { rows } = await sql<{ code: string }>`select code from menu`.execute(trx);
  const taken = new Set(rows.map((row) => row.code));
  for (let n = 1; ; n += 1) {
    const code = n === 1 ? base : `${base}_${n}`;
    if (!taken.has(code)) return code;
  }
}
