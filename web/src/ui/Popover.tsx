import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { isFocusLost, useFocusInside } from './dialog/dialog-focus';

/** Keeps popovers off the edges of the window, in pixels. */
const MIDDLEWARE = { shift: { padding: 8 } };

/**
 * Blueprint's popover, which keeps the focus while it is open. Without `isOpen` it opens when its child is pressed. Closed, it
 * returns the focus to the element that had it before; to its child if that element is gone.
 */
export function Popover(props: PopoverNextProps): React.JSX.Element {
  const [isShown, setShown] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const child = useId();
  useFocusInside(props.isOpen ?? isShown, content);
  return (
    <PopoverNext
      // It follows the theme of the page, also when that changes while it is open.
      inheritDarkTheme={false}
      middleware={MIDDLEWARE}
      lazy
      {...props}
      targetProps={{ id: child }}
      popoverRef={content}
      onOpening={() => setShown(true)}
      onClosing={(node) => {
        setShown(false);
        props.onClosing?.(node);
      }}
      onClosed={(node) => {
        // What had the focus is about to be removed with the popover.
        const isInside = node.closest('.bp6-portal')?.contains(document.activeElement) ?? false;
        if (isInside || isFocusLost())
          document.getElementById(child)?.querySelector<HTMLElement>('button, input')?.focus();
        props.onClosed?.(node);
      }}
    />
  );
}
