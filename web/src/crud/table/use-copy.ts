import { type RefObject, useEffect, useRef } from 'react';
import { copyText } from '../../ui/copy-field/copy-text';
import { rowsWithin } from './use-row-keys';

/**
 * Copies a text by Ctrl+C while the rows of a table have the focus and no text is selected; Chromium sends no event of copying then.
 * @param text made when it is copied; empty for none
 * @param texts the message afterwards
 */
export function useCopy(
  section: RefObject<HTMLElement | null>,
  text: () => string,
  texts: { readonly copied: string; readonly copyFailed: string },
): void {
  const latest = useRef({ text, texts });
  latest.current = { text, texts };
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (key.toLowerCase() !== 'c' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      const rows = section.current === null ? null : rowsWithin(section.current);
      if (rows === null || document.activeElement !== rows) return;
      if (window.getSelection()?.isCollapsed === false) return;
      const given = latest.current.text();
      if (given === '') return;
      event.preventDefault();
      void copyText(given, latest.current.texts);
    }
    // Before Blueprint's table, which takes the key for its own selection.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [section]);
}
