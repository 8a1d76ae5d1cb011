import { BlueprintProvider, type HotkeysContextInstance } from '@blueprintjs/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { noteFocus } from './first-focus';

/**
 * Blueprint's table registers its hotkeys here. They are dropped, so that Blueprint's own list of hotkeys never opens: the
 * shell lists the shortcuts.
 */
const NO_HOTKEYS: HotkeysContextInstance = [
  { hasProvider: true, hotkeys: [], isDialogOpen: false },
  () => undefined,
];

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/**
 * Ignores the release of Enter or Space on another element than the one it was pressed on. Blueprint's menu items act on
 * `keydown` and its buttons on `keyup`: Enter on a menu item would also press the button that has focus in the dialog it opens.
 */
function usePressGuard() {
  const pressed = useRef<EventTarget>(null);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (isPress(event) && !event.repeat) pressed.current = event.target;
    },
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (isPress(event) && event.target !== pressed.current) event.stopPropagation();
    },
  };
}

/** The context of Blueprint's dialogs, menus and table. */
export function Overlays({ children }: { children: ReactNode }): React.JSX.Element {
  const events = { ...usePressGuard(), onFocus: noteFocus };
  return (
    <BlueprintProvider hotkeysProviderValue={NO_HOTKEYS} portalClassName="portal">
      <div className="overlays" {...events}>
        {children}
      </div>
    </BlueprintProvider>
  );
}
