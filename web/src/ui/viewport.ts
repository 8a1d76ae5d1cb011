import { useSyncExternalStore } from 'react';

/** Under 960 px the sidebar is a drawer and dialogs fill the window; on paper, which is as narrow, nothing changes. */
export const SMALL_SCREEN = 'screen and (max-width: 959px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(SMALL_SCREEN);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Checks whether the window is narrower than 960 px, followed as it changes. */
export function useSmallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(SMALL_SCREEN).matches);
}

/** Class names of a dialog called `name`, which fills a narrow window. */
export function useDialogClass(name: string): string {
  return useSmallScreen() ? `${name} dialog-full` : name;
}
