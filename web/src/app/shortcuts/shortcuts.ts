import type { shortcuts as texts } from '../../i18n/id/shortcuts';

type Text = keyof typeof texts;

/** The shell's actions for shortcuts that work everywhere. */
export interface ShortcutActions {
  palette: () => void;
  shortcuts: () => void;
  /** @param number from 1. */
  tab: (number: number) => void;
}

export interface Shortcut {
  /** As shown; `Mod` is Ctrl, on a Mac ⌘. */
  keys: readonly string[];
  text: Text;
  /** The shell's action for this event; snackbars, table, dialog and tree handle the other shortcuts while they have the focus. */
  action?: (event: KeyboardEvent, actions: ShortcutActions) => (() => void) | undefined;
}

/** Every shortcut there is, by the place where it works. */
export const SHORTCUTS: readonly { place: Text; shortcuts: readonly Shortcut[] }[] = [
  {
    place: 'everywhere',
    shortcuts: [
      {
        keys: ['Mod', 'K'],
        text: 'palette',
        action: ({ key, altKey, ctrlKey, metaKey, shiftKey }, { palette }) =>
          (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k' ? palette : undefined,
      },
      {
        keys: ['?'],
        text: 'list',
        action: ({ key, altKey, ctrlKey, metaKey }, { shortcuts }) =>
          key === '?' && !altKey && !ctrlKey && !metaKey ? shortcuts : undefined,
      },
      {
        keys: ['Alt', '1 … 9'],
        text: 'tab',
        action: ({ code, altKey, ctrlKey, metaKey, shiftKey }, { tab }) => {
          // By the key's code: on a Mac, Alt changes the character.
          const digit = /^Digit([1-9])$/.exec(code)?.[1];
          const isAlt = altKey && !ctrlKey && !metaKey && !shiftKey;
          return isAlt && digit !== undefined ? () => tab(Number(digit)) : undefined;
        },
      },
      { keys: ['Mod', 'Z'], text: 'undo' },
    ],
  },
  {
    place: 'table',
    shortcuts: [
      { keys: ['↑', '↓'], text: 'rowMove' },
      { keys: ['PageUp', 'PageDown'], text: 'rowPage' },
      { keys: ['Home', 'End'], text: 'rowEnds' },
      { keys: ['Enter'], text: 'rowOpen' },
      { keys: ['Mod', 'C'], text: 'rowCopy' },
    ],
  },
  {
    place: 'header',
    shortcuts: [
      { keys: ['Enter'], text: 'columnSort' },
      { keys: ['←', '→'], text: 'columnNext' },
      { keys: ['Mod', '← →'], text: 'columnMove' },
      { keys: ['Shift', '← →'], text: 'columnWidth' },
    ],
  },
  {
    place: 'dialog',
    shortcuts: [
      { keys: ['Mod', 'Enter'], text: 'save' },
      { keys: ['Esc'], text: 'close' },
    ],
  },
  {
    place: 'tree',
    shortcuts: [
      { keys: ['↑', '↓', '←', '→'], text: 'nodeMove' },
      { keys: ['Enter'], text: 'nodeChoose' },
      { keys: ['Alt', '↑ ↓ ← →'], text: 'menuMove' },
    ],
  },
];

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The name of a key on this keyboard. */
export function keyName(key: string): string {
  if (key !== 'Mod') return key;
  return isMac ? '⌘' : 'Ctrl';
}
