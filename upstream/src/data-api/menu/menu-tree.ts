import { type TSchema, Type } from 'typebox';

/** The columns of a menu `m` that a tree is made of. */
interface MenuRow {
  id: number;
  parent: number | null;
}

export type MenuNode<Row extends MenuRow> = Row & { hasParent: '1' | '0'; child: MenuNode<Row>[] };

/** The menus below one, each with all that is below it, in the order of the rows. */
export function menusBelow<Row extends MenuRow>(
  rows: readonly Row[],
  parent: number | null,
): MenuNode<Row>[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({ ...row, hasParent: row.parent === null ? '0' : '1', child: menusBelow(rows, row.id) }));
}

/** The schema of a node. @param more its fields besides those of every tree */
export const menuNodeSchema = <More extends Record<string, TSchema>>(more: More) =>
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    parent: Type.Union([Type.Integer(), Type.Null()]),
    kodeMenu: Type.String(),
    hasParent: Type.Enum(['1', '0']),
    child: Type.Array(Type.Unknown(), { description: 'Menus of the same form.' }),
    ...more,
  });
