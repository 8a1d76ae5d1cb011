import { type RefObject, useEffect, useRef } from 'react';

const OVERLAY = '.bp6-portal';
/** The empty element before the content of a dialog, to which Blueprint moves a focus that leaves the dialog. */
const TRAP = '.bp6-overlay-start-focus-trap';

const canHaveFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** The focusable elements around an element, nearest first. */
function focusableAround(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return around === null ? [] : [around, ...focusableAround(around)];
}

/** Checks whether no element receives keys. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
}

/**
 * Keeps the focus in an open overlay, so that its keys work: a button that is disabled while it saves, or removed, loses the
 * focus to the page. The nearest focusable element around it gets the focus instead, until the button is enabled again.
 * @param content of the overlay; Blueprint makes it, or an element around it, focusable
 */
export function useFocusInside(isOpen: boolean, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    /** The focused element of the overlay; null while the focus is outside. */
    let focused: HTMLElement | null = null;
    /** The focusable elements around it, which get the focus when it loses it. */
    let around: HTMLElement[] = [];
    /** The element that lost the focus, and the one that got it instead. */
    let displaced: { from: HTMLElement; to: HTMLElement } | null = null;
    let observed: HTMLElement | null = null;
    const observer = new MutationObserver(() => {
      if (displaced !== null && document.activeElement === displaced.to && canHaveFocus(displaced.from)) {
        displaced.from.focus({ preventScroll: true });
        return;
      }
      if (focused === null || !isFocusLost()) return;
      // An element that only moved in the document has lost the focus, too.
      const to = [focused, ...around].find(canHaveFocus);
      if (to === undefined) return;
      displaced = to === focused ? null : { from: focused, to };
      to.focus({ preventScroll: true });
    });
    const note = ({ target }: FocusEvent): void => {
      const container = content.current?.closest<HTMLElement>('[tabindex]') ?? null;
      focused = target instanceof HTMLElement && container?.contains(target) ? target : null;
      if (focused !== displaced?.to) displaced = null;
      around = focused === null ? [] : focusableAround(focused);
      if (focused === null || observed === container) return;
      observer.disconnect();
      observed = container;
      if (observed !== null)
        observer.observe(observed, {
          subtree: true,
          childList: true,
          attributes: true,
          attributeFilter: ['disabled'],
        });
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [isOpen, content]);
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
