import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type DragEvent, type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react';
import { showToast } from '../../ui/messages/toast';
import { Tree } from '../../ui/tree/Tree';
import { type Direction, dropTarget, placements, type Side, stepTarget, type Target } from './menu-moves';
import { flatMenus, menuNodes } from './menu-nodes';
import { MENU_TREE } from './menu-operations';
import { messages } from './messages';
import { useMenuMove } from './use-menu-move';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** The drop position within a row: the outer quarters mean before and after it, the middle means into it. */
function sideOf(event: DragEvent): Side {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  const part = height === 0 ? 0.5 : (event.clientY - top) / height;
  if (part < 0.25) return 'before';
  return part > 0.75 ? 'after' : 'into';
}

interface Props {
  /** The menu whose children the list shows; null for all. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  canMove: boolean;
  /** Called when a menu was moved: the list is outdated. */
  onMoved: () => void;
}

/**
 * The tree of root menus: choosing one lists its children; users with permission move one by drag or Alt
 * and an arrow key.
 */
export default function MenuTree({ selected, onSelect, canMove, onMoved }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  // The list beside the tree loads it, too, for its pick lists.
  const { data, error, refetch } = useQuery(MENU_TREE, { fetchPolicy: 'cache-first' });
  const menus = data?.menuTree;
  const nodes = useMemo(() => menuNodes(menus ?? []), [menus]);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<{ id: string; side: Side } | null>(null);
  const reload = useCallback(() => refetch().then(onMoved, onMoved), [refetch, onMoved]);
  const { isMoving, move } = useMenuMove(reload);

  const nameOf = (menuId: string): string =>
    flatMenus(menus ?? []).find(({ id }) => id === menuId)?.name ?? '';

  function moveTo(menuId: string, target: Target | 'cycle' | null): void {
    if (target === null || menus === undefined) return;
    if (target === 'cycle') showToast('danger', t.cycle({ name: nameOf(menuId) }));
    else void move(nameOf(menuId), placements(menus, menuId, target));
  }

  function onKey(event: KeyboardEvent, menuId: string): void {
    const direction = event.altKey ? DIRECTIONS[event.key] : undefined;
    if (direction === undefined) return;
    // Alt+Left would navigate back.
    event.preventDefault();
    moveTo(menuId, stepTarget(menus ?? [], menuId, direction));
  }

  function drop(event: DragEvent, onto: string): void {
    event.preventDefault();
    if (dragged !== null) moveTo(dragged, dropTarget(menus ?? [], dragged, onto, sideOf(event)));
    setOver(null);
  }

  return (
    <section className="menu-side panel" aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`} aria-level={2}>
          {t.title}
        </h3>
        <Button variant="minimal" size="small" disabled={selected === null} onClick={() => onSelect(null)}>
          {t.all}
        </Button>
      </header>
      {menus === undefined && error === undefined && <p className="form-hint">{t.loading}</p>}
      {menus === undefined && error !== undefined && (
        <p className="form-hint" role="alert">
          {t.failed}
          <Button variant="minimal" size="small" onClick={() => void refetch().catch(() => undefined)}>
            {t.retry}
          </Button>
        </p>
      )}
      {menus !== undefined && (
        <Tree
          nodes={nodes}
          labelledBy={`${id}-title`}
          {...(canMove && { describedBy: `${id}-help` })}
          isBusy={isMoving}
          onActivate={onSelect}
          {...(canMove && { onOtherKey: onKey })}
          rowProps={({ node }) => ({
            'aria-selected': node.id === selected,
            'data-over': over?.id === node.id ? over.side : undefined,
            draggable: canMove,
            onDragStart: () => setDragged(node.id),
            onDragEnd: () => {
              setDragged(null);
              setOver(null);
            },
            onDragOver: (event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver({ id: node.id, side: sideOf(event) });
            },
            onDrop: (event) => drop(event, node.id),
          })}
        />
      )}
      {canMove && (
        <p id={`${id}-help`} className="form-hint">
          {t.help}
        </p>
      )}
    </section>
  );
}
