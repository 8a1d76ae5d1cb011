import { type RefObject, useEffect, useRef } from 'react';

const OVERLAY = '.bp6-portal';
/** Where Blueprint brings a focus that left a dialog: an empty element before its content. */
const TRAP = '.bp6-overlay-start-focus-trap';

const canHaveFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** What may have the focus around an element, from the nearest on. */
function focusableAround(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return around === null ? [] : [around, ...focusableAround(around)];
}

/** Whether the focus is on nothing that receives keys. */
function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
}

/**
 * Keeps the focus in an open overlay, so that its keys work: a button that is disabled while it saves, or taken away, loses the
 * focus to the page. Instead the nearest focusable element around it has the focus, until it is enabled again.
 * @param content what the overlay shows; Blueprint makes it, or an element around it, focusable
 */
export function useFocusInside(isOpen: boolean, content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return;
    /** What has the focus within the overlay; null while the focus is elsewhere. */
    let focused: HTMLElement | null = null;
    /** What is around that, which has the focus once that has lost it. */
    let around: HTMLElement[] = [];
    /** What has lost the focus, and what has it instead. */
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
 * Gives the focus back to where it was before a dialog opened, at once when it closes or is taken away. A menu
 * that closes as the dialog opens hands the focus to its button a moment late: that button is then where it was, and the
 * dialog's field has it again at once.
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
      // After Blueprint, which brings the focus into the dialog before the next frame; by then somebody may be in another field.
      requestAnimationFrame(() => inside?.focus({ preventScroll: true }));
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
}

/** Keeps the focus in a dialog while it is open, and gives it back afterwards. */
export function useDialogFocus(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useFocusInside(isOpen, content);
  useReturnFocus(isOpen);
  return content;
}
