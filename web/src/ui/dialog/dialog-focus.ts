import { type RefObject, useEffect, useRef } from 'react';
import { TRAP } from './first-focus';
import { aroundOf, keepFocus } from './kept-focus';

const OVERLAY = '.bp6-portal';

/**
 * Keeps the focus in an open overlay, so that its keys work: a button that is disabled while it saves, or removed, loses the
 * focus to the page.
 * @param content of the overlay; Blueprint makes it, or an element around it, focusable
 */
export function useFocusInside(isOpen: boolean, content: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      isOpen
        ? keepFocus(() => content.current?.closest<HTMLElement>('[tabindex]') ?? null, aroundOf)
        : undefined,
    [isOpen, content],
  );
}

/**
 * Returns the focus to where it was before a dialog opened, as soon as the dialog closes or is unmounted. A menu that closes
 * while the dialog opens focuses its button late: the focus then returns to that button, and the dialog's field is focused again.
 */
function useReturnFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let before = document.activeElement;
    let inside: HTMLElement | null = null;
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || target.matches(TRAP)) return;
      if (target.closest(OVERLAY) !== null) {
        inside = target;
        return;
      }
      before = target;
      // After Blueprint, which brings the focus into the dialog before the next frame; by then the user may be in another field.
      requestAnimationFrame(() => inside?.focus({ preventScroll: true }));
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

/** Keeps the focus in a dialog while it is open, and returns it afterwards. */
export function useDialogFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useFocusInside(isOpen, content);
  useReturnFocus(isOpen);
  return content;
}
