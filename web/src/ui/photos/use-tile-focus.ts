import { type FocusEvent, useEffect, useRef } from 'react';

interface FocusWatch {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

/**
 * Keeps the focus in the photo area when the focused button is removed because its photo's state changed: it moves to the
 * first button of the same tile, or to the button that adds photos if the tile is gone. On the page itself it would be outside
 * the dialog, which would then receive neither Esc nor Ctrl+Enter.
 * @param state changes whenever tiles may have.
 * @param fallbackId id of the element to go to when there is no tile.
 */
export function useTileFocus(state: unknown, fallbackId: string): FocusWatch {
  const held = useRef<{ element: Element; tile: Element | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tiles have changed
  useEffect(() => {
    const lost = held.current;
    if (lost === null || lost.element.isConnected) return;
    held.current = null;
    const next = lost.tile?.isConnected ? lost.tile.querySelector('button') : null;
    (next ?? document.getElementById(fallbackId))?.focus();
  }, [state, fallbackId]);

  return {
    onFocus: ({ target, currentTarget }) => {
      // React also passes on the events of the lightbox, which is elsewhere in the page.
      if (currentTarget.contains(target)) held.current = { element: target, tile: target.closest('li') };
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
