import { type RefObject, useEffect, useInsertionEffect } from 'react';

/** Browsers before 2024 lack it, and draw a screen anew when it shows again. */
const KEEPS_LAYOUT = typeof CSS !== 'undefined' && CSS.supports?.('content-visibility', 'hidden');

function hide(screen: HTMLElement): void {
  if (screen.style.display !== 'none') return;
  screen.style.removeProperty('display');
  screen.style.setProperty('content-visibility', 'hidden');
}

function screensOf(stack: HTMLElement | null): HTMLElement[] {
  return [...(stack?.children ?? [])].filter((child) => child instanceof HTMLElement);
}

/**
 * Hides the screens of the other tabs by `content-visibility`, where React has done it by `display: none`: both take a screen
 * from eye, keyboard and screen reader alike, but that throws away the style and the place of each of its elements, and to
 * find those again is most of what going back to an open tab costs (ux, Moving about 11).
 * @param stack its children are the screens, each with the path of its tab in `data-path`
 */
export function useKeptLayouts(stack: RefObject<HTMLElement | null>, activePath: string): void {
  // After React has hidden and shown them, and before what they hold measures itself.
  useInsertionEffect(() => {
    if (!KEEPS_LAYOUT) return;
    for (const screen of screensOf(stack.current)) {
      if (screen.dataset.path === activePath) screen.style.removeProperty('content-visibility');
      else hide(screen);
    }
  });
  // React hides a hidden screen once more whenever something changes in it.
  useEffect(() => {
    if (!KEEPS_LAYOUT) return;
    const hidden = screensOf(stack.current).filter(({ dataset }) => dataset.path !== activePath);
    const observer = new MutationObserver(() => hidden.forEach(hide));
    for (const screen of hidden) observer.observe(screen, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  });
}
