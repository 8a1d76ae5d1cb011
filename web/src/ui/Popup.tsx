import { PopoverNext, setRef } from '@blueprintjs/core';
import { type Ref, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useFocusKept } from './dialog-focus';
import type { PopupProps } from './Popover';

interface Props extends PopupProps {
  target: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onInteraction: (isOpen: boolean) => void;
}

/** Pixels that it keeps from the window's edges. */
const MARGIN = 8;

/** What a `Popover` shows, beside a target that stands already. */
export default function Popup({ target, ...popover }: Props): React.JSX.Element {
  const { isOpen, rootBoundary } = popover;
  const content = useRef<HTMLDivElement>(null);
  useFocusKept(isOpen, content);
  const middleware = useMemo(
    () => ({ shift: { padding: MARGIN, ...(rootBoundary && { rootBoundary }) } }),
    [rootBoundary],
  );
  return (
    <PopoverNext
      {...popover}
      popoverRef={content}
      // It is light or dark as the page is, also when that changes while it is open: not as its target was when it opened.
      inheritDarkTheme={false}
      middleware={middleware}
      renderTarget={({ ref }) => <Anchor target={target} anchor={ref} />}
    />
  );
}

interface AnchorProps {
  target: RefObject<HTMLElement | null>;
  anchor: Ref<HTMLElement> | undefined;
}

/** Draws nothing, and names the target to the popover as if it had drawn it. */
function Anchor({ target, anchor }: AnchorProps): null {
  useLayoutEffect(() => {
    setRef(anchor, target.current);
    return () => setRef(anchor, null);
  }, [target, anchor]);
  return null;
}
