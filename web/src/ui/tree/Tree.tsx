import './tree.css';
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { type HTMLAttributes, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { rowAfterKey, type TreeNode, type TreeRow, treeRows } from './tree-rows';

interface Props {
  id?: string;
  nodes: readonly TreeNode[];
  /** Ids of the elements that name and explain the tree. */
  labelledBy: string;
  describedBy?: string;
  isBusy?: boolean;
  /** Elements before and after the text of a row. */
  before?: (row: TreeRow) => React.JSX.Element;
  after?: (row: TreeRow) => React.JSX.Element | null;
  /** State and handlers of a row's element, such as `aria-checked` or those of a drag. */
  rowProps?: (
    row: TreeRow,
  ) => HTMLAttributes<HTMLDivElement> & { [data: `data-${string}`]: string | undefined };
  /** A click, Enter or the space bar. */
  onActivate: (id: string) => void;
  /** Keys that the tree does not handle. */
  onOtherKey?: (event: KeyboardEvent, id: string) => void;
}

/**
 * A tree reached with one press of Tab: arrow keys move, open and close, Home and End go to the ends, letters to the next
 * entry that begins with them (WAI-ARIA, tree view). All groups are open at first.
 */
export function Tree(props: Props): React.JSX.Element {
  const { nodes, labelledBy, describedBy, before, after, rowProps, onActivate, onOtherKey } = props;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const isOpen = (id: string): boolean => !closed.has(id);
  const rows = useMemo(() => treeRows(nodes, (id) => !closed.has(id)), [nodes, closed]);
  const active = rows.find(({ node }) => node.id === activeId)?.node.id ?? rows[0]?.node.id ?? null;

  function focus(id: string): void {
    setActiveId(id);
    const items = element.current?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? [];
    [...items].find((item) => item.dataset.id === id)?.focus();
  }

  // A row that moves in the document loses the focus, which returns to it.
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tree is loaded again
  useEffect(() => {
    if (hadFocus.current && active !== null && document.activeElement === document.body) focus(active);
  }, [rows]);

  function open(id: string, isWanted: boolean): void {
    const next = new Set(closed);
    if (isWanted) next.delete(id);
    else next.add(id);
    setClosed(next);
  }

  function onKeyDown(event: KeyboardEvent, { node }: TreeRow): void {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      onOtherKey?.(event, node.id);
      return;
    }
    const { key } = event;
    const isGroup = node.children.length > 0;
    if (key === 'Enter' || key === ' ') onActivate(node.id);
    else if (key === 'ArrowRight' && isGroup && !isOpen(node.id)) open(node.id, true);
    else if (key === 'ArrowLeft' && isGroup && isOpen(node.id)) open(node.id, false);
    else {
      const next = rowAfterKey(rows, node.id, key, isOpen) ?? rowByLetter(rows, node.id, key);
      if (next === null) {
        onOtherKey?.(event, node.id);
        return;
      }
      focus(next.node.id);
    }
    event.preventDefault();
  }

  return (
    <div
      id={props.id}
      ref={element}
      role="tree"
      className="tree"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={props.isBusy}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) hadFocus.current = false;
      }}
    >
      {rows.map((row) => {
        const { node, level, position, siblings } = row;
        const isGroup = node.children.length > 0;
        return (
          <div
            key={node.id}
            role="treeitem"
            data-id={node.id}
            aria-level={level}
            aria-posinset={position}
            aria-setsize={siblings}
            aria-expanded={isGroup ? isOpen(node.id) : undefined}
            tabIndex={node.id === active ? 0 : -1}
            style={{ paddingInlineStart: (level - 1) * 20 + 4 }}
            onFocus={() => setActiveId(node.id)}
            onKeyDown={(event) => onKeyDown(event, row)}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest('a') !== null) return;
              focus(node.id);
              onActivate(node.id);
            }}
            {...rowProps?.(row)}
          >
            {isGroup ? (
              <span
                className="tree-caret"
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  open(node.id, !isOpen(node.id));
                }}
              >
                {isOpen(node.id) ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
              </span>
            ) : (
              <span className="tree-caret" />
            )}
            {before?.(row)}
            <span className="tree-text">{node.text}</span>
            {after?.(row)}
          </div>
        );
      })}
    </div>
  );
}

/** The next row below whose text begins with a letter, from the top again at the end. */
function rowByLetter(rows: readonly TreeRow[], activeId: string, key: string): TreeRow | null {
  if (key.length !== 1) return null;
  const at = rows.findIndex(({ node }) => node.id === activeId);
  const following = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return following.find(({ node }) => node.text.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
