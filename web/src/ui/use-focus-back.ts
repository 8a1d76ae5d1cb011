import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened (ux, Dialogs 10). Blueprint does so for a dialog that is told to
 * close; one that is taken away has to do so itself.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
