import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useId, useRef, useState } from 'react';
import { useFocusInside } from './dialog/dialog-focus';
import { isFocusLost } from './dialog/kept-focus';

/** Keeps popovers off the edges of the window, in pixels. */
const MIDDLEWARE = { shift: { padding: 8 } };

/** The overlays that give the focus back when they close. */
const OPEN = '.bp6-overlay-open :is(.bp6-dialog, .bp6-drawer, .bp6-popover)';

/** Focuses an element, or what can be pressed in another one if it is gone. */
function returnFocus(element: Element | null, otherwise: string): void {
  const isThere = element instanceof HTMLElement && element !== document.body && element.isConnected;
  const to = isThere
    ? element
    : document.getElementById(otherwise)?.querySelector<HTMLElement>('button, input');
  to?.focus({ preventScroll: true });
}

/**
 * Makes a popover anew after it was closed: Blueprint's keeps the elements of all its openings, which are hundreds a day. It waits until
 * the child, which is made anew, too, neither has the focus nor is pressed nor gets the focus back from an overlay that is open.
 * @param child id of the element around the child
 */
function useRenewal(child: string) {
  const [key, setKey] = useState(0);
  const wasOpen = useRef(false);
  const renew = (): void => {
    const target = document.getElementById(child);
    const isUsed =
      target?.contains(document.activeElement) ||
      target?.matches(':active') ||
      document.querySelector(OPEN) !== null;
    // Opened again, it may get the focus before it tells that it opens.
    const isOpen = target?.querySelector('[aria-expanded="true"]') != null;
    if (!wasOpen.current || isUsed || isOpen) return;
    wasOpen.current = false;
    setKey((before) => before + 1);
  };
  const note = (isOpen: boolean): void => {
    wasOpen.current = !isOpen;
    if (!isOpen) renew();
  };
  return { key, renew, note };
}

/**
 * Blueprint's popover, which keeps the focus while it is open. Without `isOpen` it opens when its child is pressed. Closing, it
 * returns the focus to the element that had it before; to its child if that element is gone. Blueprint would return it after the
 * animation, and take it from a dialog that opened meanwhile.
 */
export function Popover(props: PopoverNextProps): React.JSX.Element {
  const [isShown, setShown] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const child = useId();
  const { key, renew, note } = useRenewal(child);
  useFocusInside(props.isOpen ?? isShown, content);
  function giveBack(node: HTMLElement, isLost: boolean): void {
    const isInside = node.closest('.bp6-portal')?.contains(document.activeElement) ?? false;
    if (isInside || isLost) returnFocus(before.current, child);
  }
  return (
    <PopoverNext
      key={key}
      // It follows the theme of the page, also when that changes while it is open.
      inheritDarkTheme={false}
      middleware={MIDDLEWARE}
      lazy
      {...props}
      targetProps={{ id: child, onBlur: renew }}
      popoverRef={content}
      shouldReturnFocusOnClose={false}
      onOpening={() => {
        before.current = document.activeElement;
        note(true);
        setShown(true);
      }}
      onClosing={(node) => {
        setShown(false);
        giveBack(node, isFocusLost());
        props.onClosing?.(node);
      }}
      onClosed={(node) => {
        // One that is closed at once gets the focus only now.
        giveBack(node, false);
        note(false);
        props.onClosed?.(node);
      }}
    />
  );
}
