import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useFocusInside } from './dialog/dialog-focus';

/** Keeps popovers off the edges of the window, in pixels. */
const MIDDLEWARE = { shift: { padding: 8 } };

/** Blueprint's popover, which keeps the focus while it is open. Without `isOpen` it opens when its child is pressed. */
export function Popover(props: PopoverNextProps): React.JSX.Element {
  const [isShown, setShown] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useFocusInside(props.isOpen ?? isShown, content);
  return (
    <PopoverNext
      // It follows the theme of the page, also when that changes while it is open.
      inheritDarkTheme={false}
      middleware={MIDDLEWARE}
      lazy
      {...props}
      popoverRef={content}
      onOpening={() => setShown(true)}
      onClosing={(node) => {
        setShown(false);
        props.onClosing?.(node);
      }}
    />
  );
}
