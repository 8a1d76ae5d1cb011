import { idsOf, type TreeNode } from './tree-rows';

export type CheckState = 'true' | 'false' | 'mixed';

/** The state of an entry; that of a group follows from its children: all, none or some are checked. */
export function checkState(node: TreeNode, checked: ReadonlySet<string>): CheckState {
  if (node.children.length === 0) return checked.has(node.id) ? 'true' : 'false';
  const states = new Set(node.children.map((child) => checkState(child, checked)));
  const [only] = states;
  return states.size === 1 && only !== undefined ? only : 'mixed';
}

function pathTo(nodes: readonly TreeNode[], id: string): TreeNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/**
 * The checked entries after one was pressed: all descendants get its state, and an ancestor is checked while any of its children
 * is. Checked entries that are not in the tree stay checked.
 */
export function toggled(
  nodes: readonly TreeNode[],
  checked: ReadonlySet<string>,
  id: string,
): ReadonlySet<string> {
  const path = pathTo(nodes, id);
  const node = path.at(-1);
  if (node === undefined) return checked;
  const next = new Set(checked);
  const isOn = checkState(node, checked) !== 'true';
  for (const below of idsOf(node)) {
    if (isOn) next.add(below);
    else next.delete(below);
  }
  for (const above of path.slice(0, -1).reverse()) {
    if (above.children.some((child) => next.has(child.id))) next.add(above.id);
    else next.delete(above.id);
  }
  return next;
}
