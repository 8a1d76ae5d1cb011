import type { ContextMenuPopoverProps } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { ahead } from './ahead';

const ContextMenuPopup = ahead(() => import('./ContextMenuPopup'));

/** Stands in Blueprint's context menus for its own of this name, whose code is fetched as that of `Popover` is. */
export function ContextMenuPopover(props: ContextMenuPopoverProps): React.JSX.Element | null {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ContextMenuPopup {...props} />
    </Suspense>
  );
}
