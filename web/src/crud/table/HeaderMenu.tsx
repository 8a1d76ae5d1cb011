import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { ahead } from '../../ui/ahead';
import type { ColumnMenuProps } from './ColumnMenu';
import { visibleKeys } from './column-layout';

const Popup = ahead(() => import('../../ui/Popup'));
const ColumnMenu = ahead(() => import('./ColumnMenu'));

/** The header whose menu was asked for last. */
interface Asked {
  column: string;
  /** What was pressed, beside which the menu stands. */
  anchor: { readonly current: HTMLElement };
}

export interface HeaderMenuState {
  asked: Asked | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Opens or closes the menu when it is its button that was pressed. */
  onClick: (event: MouseEvent) => void;
  /** Opens the menu of the header under the mouse. */
  onContextMenu: (event: MouseEvent) => void;
}

function headerOf(target: EventTarget): Asked | null {
  const header = target instanceof Element ? target.closest<HTMLElement>('[data-header]') : null;
  const anchor = header?.querySelector<HTMLElement>('.header-menu');
  const column = header?.dataset.header;
  return column === undefined || anchor == null ? null : { column, anchor: { current: anchor } };
}

/**
 * One menu for the headers of all columns: what a header costs is paid twice for each column, since the table draws it in two
 * layers, whenever the list is drawn or shown again.
 */
export function useHeaderMenu(): HeaderMenuState {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  function open(header: Asked): void {
    setAsked(header);
    setOpen(true);
  }
  return {
    asked,
    isOpen,
    setOpen,
    onClick: ({ target }) => {
      const header = headerOf(target);
      if (header === null || target !== header.anchor.current) return;
      if (isOpen && asked?.column === header.column) setOpen(false);
      else open(header);
    },
    onContextMenu: (event) => {
      const header = headerOf(event.target);
      if (header === null) return;
      event.preventDefault();
      open(header);
    },
  };
}

interface Props extends Omit<ColumnMenuProps, 'column' | 'index'> {
  menu: HeaderMenuState;
  columns: readonly ColumnMenuProps['column'][];
}

/** The menu that was asked for, beside its header. */
export function HeaderMenu({ menu, columns, ...actions }: Props): React.JSX.Element | null {
  const { asked, isOpen, setOpen } = menu;
  const anchor = asked?.anchor.current;
  useEffect(() => {
    if (anchor === undefined || !isOpen) return;
    anchor.dataset.open = 'true';
    return () => {
      delete anchor.dataset.open;
    };
  }, [anchor, isOpen]);
  const column = columns.find(({ key }) => key === asked?.column);
  if (asked === null || column === undefined) return null;
  return (
    <Suspense>
      <Popup
        key={column.key}
        target={asked.anchor}
        isOpen={isOpen}
        onInteraction={setOpen}
        placement="bottom"
        rootBoundary="document"
        shouldReturnFocusOnClose={false}
        content={
          <Suspense fallback={<div className="column-menu-wait" />}>
            <ColumnMenu
              column={column}
              index={visibleKeys(actions.layout).indexOf(column.key)}
              {...actions}
            />
          </Suspense>
        }
      />
    </Suspense>
  );
}
