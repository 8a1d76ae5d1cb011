import { type FocusEvent, useEffect, useRef } from 'react';

interface FocusWatch {
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

/**
 * Keeps the focus in the photo area when the button that had it goes with its photo's state: on to what its tile offers
 * now, or to the element that adds photos once the tile is gone. Left on the page itself it would be out of the dialog,
 * where neither Esc nor Ctrl+Enter is received.
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
      // The lightbox stands elsewhere in the page, though its events come by here.
      if (currentTarget.contains(target)) held.current = { element: target, tile: target.closest('li') };
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
