import {
  HotkeysContext,
  type HotkeysContextInstance,
  OverlaysProvider,
  PortalProvider,
} from '@blueprintjs/core';
import { type ReactNode, useEffect } from 'react';
import { keepPressesWhole } from './whole-presses';

/**
 * The table asks for a list of hotkeys to enter its own in. It gets one that keeps nothing: the shortcuts are listed by the
 * shell, and Blueprint's list with its pictures of keys would be loaded by everybody and shown to nobody.
 */
const NO_LIST: HotkeysContextInstance = [
  { hasProvider: true, hotkeys: [], isDialogOpen: false },
  () => undefined,
];

/** What Blueprint's dialogs, menus and table need around them. */
export function Overlays({ children }: { children: ReactNode }): React.JSX.Element {
  useEffect(keepPressesWhole, []);
  return (
    <PortalProvider>
      <OverlaysProvider>
        <HotkeysContext.Provider value={NO_LIST}>{children}</HotkeysContext.Provider>
      </OverlaysProvider>
    </PortalProvider>
  );
}
