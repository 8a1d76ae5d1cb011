import { useEffect, useRef } from 'react';
import { hasRunOut } from '../../api/session';
import { $question } from '../../ui/messages/confirm';
import { $characterKeys } from './character-keys';
import { SHORTCUTS, type ShortcutActions } from './shortcuts';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Checks whether the key is text input; a key pressed with Ctrl or ⌘ is not. */
function isTyped(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey) return false;
  return event.target instanceof Element && event.target.closest(FIELDS) !== null;
}

/** Handles the shortcuts that work everywhere, except during text input and over a confirmation or session dialog. */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isTyped(event)) return;
      if ($question.get() !== null || hasRunOut()) return;
      const isCharacter = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (isCharacter && !$characterKeys.get()) return;
      const [run] = SHORTCUTS.flatMap(({ shortcuts }) =>
        shortcuts.flatMap(({ action }) => action?.(event, latest.current) ?? []),
      );
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
