import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const entriesOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The keys of an open menu (WAI-ARIA, menu): the first entry gets the focus, arrows wrap, Home and End go to the ends. */
export function useMenuKeys(): {
  ulRef: RefObject<HTMLUListElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
} {
  const ulRef = useRef<HTMLUListElement>(null);
  // Without scrolling: the menu may not be positioned yet.
  useEffect(() => entriesOf(ulRef.current)[0]?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const entries = entriesOf(ulRef.current);
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    const next: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = next[event.key];
    if (to === undefined) return;
    event.preventDefault();
    entries.at(to % entries.length)?.focus();
  };
  return { ulRef, onKeyDown };
}
