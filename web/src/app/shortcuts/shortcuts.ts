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
  /** Handled by the shell; table, dialog and tree handle the others while they have the focus. */
  on?: (event: KeyboardEvent, actions: ShortcutActions) => boolean;
}

function isPlain({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey;
}

/** Every shortcut there is, by the place where it works. */
export const SHORTCUTS: readonly { place: Text; shortcuts: readonly Shortcut[] }[] = [
  {
    place: 'everywhere',
    shortcuts: [
      {
        keys: ['Mod', 'K'],
        text: 'palette',
        on: (event, { palette }) => {
          const isIt = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
          if (!isIt || event.key.toLowerCase() !== 'k') return false;
          palette();
          return true;
        },
      },
      {
        keys: ['?'],
        text: 'list',
        on: (event, { shortcuts }) => {
          if (event.key !== '?' || !isPlain(event)) return false;
          shortcuts();
          return true;
        },
      },
      {
        keys: ['Alt', '1 … 9'],
        text: 'tab',
        on: (event, { tab }) => {
          // By the key's code: on a Mac, Alt changes the character.
          const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
          if (digit === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
            return false;
          tab(Number(digit));
          return true;
        },
      },
    ],
  },
  {
    place: 'table',
    shortcuts: [
      { keys: ['↑', '↓'], text: 'rowMove' },
      { keys: ['PageUp', 'PageDown'], text: 'rowPage' },
      { keys: ['Home', 'End'], text: 'rowEnds' },
      { keys: ['Enter'], text: 'rowOpen' },
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
