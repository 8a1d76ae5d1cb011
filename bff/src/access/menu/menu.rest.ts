import { z } from 'zod';
import { readCall, saveCall, viewCall } from '../../rest/calls.js';
import { saidFlag, saidFlagFilter } from '../../rest/encode.js';
import { optionalRowId, rowId } from '../../rest/row-id.js';
import type { Wire } from '../../rest/wire.js';
import { auditOf } from '../../schema/audited.js';
import { searchParameter, sortParameter } from '../../schema/paging.js';
import {
  type MenuFilter,
  type MenuInput,
  MenuSearchField,
  type MenuSort,
  MenuSortField,
} from './menu.inputs.js';
import type { Menu, MenuNode } from './menu.types.js';

/** How the data API is told that a menu is a group, which leads nowhere itself. */
const GROUP = '-';

/** A route, or null for a group. */
const menuPath = (wire: Wire) => wire.optionalText.transform((path) => (path === GROUP ? null : path));

const menuRow = (wire: Wire) =>
  z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    description: wire.optionalText,
    icon: wire.optionalText,
    path: menuPath(wire),
    order: wire.optionalInteger,
    parent: wire.optionalId,
    parentName: wire.optionalText,
    isActive: wire.flag,
    ...wire.audit,
  });

type MenuRow = z.infer<ReturnType<typeof menuRow>>;

interface MenuNodeRow {
  readonly id: string;
  readonly name: string;
  readonly path: string | null;
  readonly icon: string | null;
  readonly order: number | null;
  readonly isActive: boolean | null;
  readonly child: MenuNodeRow[];
}

function menuNodeRow(wire: Wire): z.ZodType<MenuNodeRow> {
  const row: z.ZodType<MenuNodeRow> = z.object({
    id: wire.id,
    name: wire.textOrEmpty,
    path: menuPath(wire),
    icon: wire.optionalText,
    order: wire.optionalInteger,
    isActive: wire.flag.nullish().transform((flag) => flag ?? null),
    child: z.lazy(() => wire.list(row)),
  });
  return row;
}

export const menuView = viewCall('menu/view', menuRow);
export const menuSave = saveCall('menu/save');
export const menuEdit = saveCall('menu/edit');
/** The roots, each with what is below it. */
export const menuRoots = readCall('menu/root', (wire) => wire.list(menuNodeRow(wire)));

export const toMenu = (row: MenuRow): Menu => ({
  id: row.id,
  name: row.name,
  description: row.description,
  icon: row.icon,
  path: row.path,
  order: row.order,
  parentId: row.parent,
  parentName: row.parentName,
  isActive: row.isActive,
  ...auditOf(row),
});

/** The tree of active menus has no flags of its own. */
export const toMenuNode = ({ child, isActive, ...row }: MenuNodeRow): MenuNode => ({
  isActive: isActive ?? true,
  children: child.map(toMenuNode),
  ...row,
});

const searchNames = {
  [MenuSearchField.NAME]: 'name',
  [MenuSearchField.DESCRIPTION]: 'description',
  [MenuSearchField.PATH]: 'path',
} as const;

const sortNames = {
  [MenuSortField.NAME]: 'name',
  [MenuSortField.DESCRIPTION]: 'description',
  [MenuSortField.PATH]: 'path',
  [MenuSortField.ORDER]: 'order',
  [MenuSortField.PARENT_NAME]: 'parentName',
  [MenuSortField.IS_ACTIVE]: 'isActive',
  [MenuSortField.CREATED_BY]: 'createdBy',
  [MenuSortField.CREATED_AT]: 'createdDate',
  [MenuSortField.UPDATED_BY]: 'updatedBy',
  [MenuSortField.UPDATED_AT]: 'updatedDate',
} as const;

/** Parameters of `menu/view`. */
export const menuParameters = (filter: MenuFilter | null | undefined, sort: MenuSort | null | undefined) => ({
  ...searchParameter(filter?.search, searchNames),
  isActive: saidFlagFilter(filter?.isActive),
  parent: filter?.parentId,
  isRoot: filter?.rootOnly ? saidFlag(true) : undefined,
  sort: sortParameter(sort, sortNames),
});

/** Parameters of `menu/root`, whose flag has a name of its own (specification, section 7). */
export const menuRootParameters = { isAktif: saidFlag(true) };

/** Parameters of the look-up of a parent menu: 5 results (specification, sections 7 and 9). */
export const menuLookUp = (text: string | null | undefined) => ({
  name: text?.trim() || undefined,
  page: 1,
  size: 5,
});

/** Payload of `menu/save` and `edit`; `id` is 0 for a new one. */
export const menuPayload = (id: string, input: MenuInput) => ({
  id: rowId(id, 'id'),
  name: input.name,
  description: input.description,
  icon: input.icon,
  path: input.path === null ? GROUP : input.path,
  order: input.order,
  parent: optionalRowId(input.parentId, 'parentId'),
  isActive: saidFlag(input.isActive),
  version: input.version ?? undefined,
});

/** Names of input fields that the row calls otherwise. */
export const menuInputNames = { parent: 'parentId' };
