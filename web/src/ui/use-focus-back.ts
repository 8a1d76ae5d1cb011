import { useEffect, useState } from 'react';

const OVERLAY = '.bp6-portal';
/** Where Blueprint brings a focus that left a dialog: an empty element before its content. */
const TRAP = '.bp6-overlay-start-focus-trap';

/**
 * Gives the focus back to where it was before a dialog opened (ux, Dialogs 10). Blueprint does so for a dialog that is told to
 * close; one that is taken away has to do so itself. A menu that closes as the dialog opens hands the focus to its button a
 * moment late: that button is then where it was, and the dialog's field has it again at once.
 */
export function useFocusBack(): void {
  const [opened] = useState(() => document.activeElement);
  useEffect(() => {
    let before: Element | null = opened;
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
    if (document.activeElement instanceof HTMLElement && document.activeElement.closest(OVERLAY) !== null)
      inside = document.activeElement;
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [opened]);
}
