/** The empty element before the content of an overlay, to which Blueprint moves a focus that is not in the overlay. */
export const TRAP = '.bp6-overlay-start-focus-trap';

const NO_ENTRY = [
  ':disabled',
  '.skip-link',
  '.bp6-dialog-close-button',
  '.bp6-overlay-content',
  TRAP,
  '.bp6-overlay-end-focus-trap',
];
/** A selector of what can be reached by Tab in an overlay or page, without the button that closes an overlay. */
export const ENTRIES = `:is(a[href], button, input, select, textarea, [tabindex="0"]):not(${NO_ENTRY.join(', ')})`;
const NAMED = '[role="dialog"], [role="alertdialog"], .bp6-popover, .bp6-drawer';

/** Checks whether an element is visible. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** On touch, a keyboard would cover the overlay. */
const opensKeyboard = (element: HTMLElement): boolean =>
  element.matches('input:not([type="checkbox"], [type="radio"]), textarea') &&
  matchMedia('(pointer: coarse)').matches;

/**
 * Focuses the first thing in an overlay that can be used, other than the button that closes it; else the overlay itself, by whose
 * name it is announced.
 * @returns whether the overlay has such a thing
 */
function focusFirst(overlay: HTMLElement): boolean {
  const first = [...overlay.querySelectorAll<HTMLElement>(ENTRIES)].find(isShown);
  if (first !== undefined && !opensKeyboard(first)) {
    first.focus({ preventScroll: true });
    return true;
  }
  const whole = overlay.querySelector<HTMLElement>(NAMED);
  if (whole?.hasAttribute('tabindex') === false) whole.tabIndex = -1;
  whole?.focus({ preventScroll: true });
  return first !== undefined;
}

/** Focuses the first thing in an overlay; where its content is still loaded, as soon as that has come, unless the focus has moved on. */
function enter(overlay: HTMLElement): void {
  if (focusFirst(overlay)) return;
  const holder = document.activeElement;
  const observer = new MutationObserver(() => {
    if (!overlay.isConnected || document.activeElement !== holder || focusFirst(overlay))
      observer.disconnect();
  });
  observer.observe(overlay, { subtree: true, childList: true });
}

/**
 * Brings a focus that comes into an overlay from outside to the first thing in it, rather than to Blueprint's nameless trap. What has
 * the focus is read out, so the overlay is no live region as well.
 */
export function noteFocus({
  target,
  relatedTarget,
}: Pick<React.FocusEvent, 'target' | 'relatedTarget'>): void {
  const overlay = target.closest<HTMLElement>('.bp6-overlay');
  if (overlay?.querySelector(NAMED) == null) return;
  overlay.setAttribute('aria-live', 'off');
  // From inside, Shift+Tab goes on to the last thing.
  if (target.matches(TRAP) && !overlay.contains(relatedTarget)) enter(overlay);
}
