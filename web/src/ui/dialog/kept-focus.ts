import { ENTRIES, isShown } from './first-focus';

const canHaveFocus = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** Checks whether no element receives keys. */
export function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
}

/** Finds, for an element that has the focus, what gets it when that element is removed or disabled. */
type Substitute = (focused: HTMLElement) => () => HTMLElement | undefined;

/** The focusable elements around an element, nearest first. */
function focusableAround(element: HTMLElement): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
  return around === null ? [] : [around, ...focusableAround(around)];
}

/** The nearest focusable element around it: Enter pressed twice does nothing there. */
export const aroundOf: Substitute = (focused) => {
  const around = focusableAround(focused);
  return () => around.find(canHaveFocus);
};

/** The next thing in the list, bar or section it was in, else the one before it. */
export const neighbourOf: Substitute = (focused) => {
  const places: { parent: HTMLElement; index: number }[] = [];
  for (let it = focused; it.parentElement !== null; it = it.parentElement)
    places.push({ parent: it.parentElement, index: [...it.parentElement.children].indexOf(it) });
  return () => {
    for (const { parent, index } of places.filter((place) => place.parent.isConnected)) {
      const children = [...parent.children];
      for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
        const found = [child, ...child.querySelectorAll(ENTRIES)].find(
          (it) => it.matches(ENTRIES) && isShown(it),
        );
        if (found instanceof HTMLElement) return found;
      }
      if (parent.tabIndex >= 0) return parent;
    }
    return undefined;
  };
};

/**
 * Keeps the focus in a container: when the element that has it is removed or disabled, another one gets it, until the first is
 * enabled again. On the page itself no key would reach the container, and Tab would begin anew.
 * @param containerOf the container, asked for each time the focus moves
 * @returns a function that stops it
 */
export function keepFocus(containerOf: () => HTMLElement | null, substitute: Substitute): () => void {
  /** The focused element of the container; null while the focus is outside. */
  let focused: HTMLElement | null = null;
  let instead: () => HTMLElement | undefined = () => undefined;
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
    const to = canHaveFocus(focused) ? focused : instead();
    if (to === undefined) return;
    displaced = to === focused ? null : { from: focused, to };
    to.focus({ preventScroll: true });
  });
  const note = ({ target }: FocusEvent): void => {
    const container = containerOf();
    focused = target instanceof HTMLElement && container?.contains(target) ? target : null;
    if (focused !== displaced?.to) displaced = null;
    if (focused !== null) instead = substitute(focused);
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
}
