/** An entry of a tree, with those below it. */
export interface TreeNode {
  readonly id: string;
  readonly text: string;
  readonly children: readonly TreeNode[];
}

/** A visible entry: all its ancestors are open. */
export interface TreeRow {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  readonly parentId: string | null;
  /** Place among its siblings, from 1, and how many those are. */
  readonly position: number;
  readonly siblings: number;
}

/** The rows of a tree from top to bottom. */
export function treeRows(
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean,
  level = 1,
  parentId: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node, index) => [
    { node, level, parentId, position: index + 1, siblings: nodes.length },
    ...(isOpen(node.id) ? treeRows(node.children, isOpen, level + 1, node.id) : []),
  ]);
}

/** Everything below an entry, itself included. */
export function idsOf(node: TreeNode): string[] {
  return [node.id, ...node.children.flatMap(idsOf)];
}

/**
 * The row that a key moves to from another (WAI-ARIA, tree view): up, down, Home, End; right goes in, left goes out.
 * @returns null when the key moves nowhere
 */
export function rowAfterKey(
  rows: readonly TreeRow[],
  activeId: string,
  key: string,
  isOpen: (id: string) => boolean,
): TreeRow | null {
  const at = rows.findIndex(({ node }) => node.id === activeId);
  const row = rows[at];
  if (row === undefined) return null;
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1] ?? null;
    case 'ArrowUp':
      return rows[at - 1] ?? null;
    case 'Home':
      return rows[0] ?? null;
    case 'End':
      return rows.at(-1) ?? null;
    case 'ArrowRight':
      return isOpen(activeId) && row.node.children.length > 0 ? (rows[at + 1] ?? null) : null;
    case 'ArrowLeft':
      return rows.find(({ node }) => node.id === row.parentId) ?? null;
    default:
      return null;
  }
}
