import { useApolloClient } from '@apollo/client/react';
import { Button, Classes } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { isPlainClick } from '../../ui/screen-navigation';
import type { ShellDialogProps } from '../shell/shell-dialog';
import { useCommands } from './commands';
import { takeEarlyKeys } from './early-keys';
import { type Entry, type Group, matches } from './entry';
import { messages } from './messages';
import { recentEntries, saveRecent } from './recent';
import { useRecordSearch } from './record-search';
import './palette.css';

/** The entries in the order of their headings, each heading once. */
function grouped(entries: readonly Entry[]): [Group, Entry[]][] {
  const groups = new Map<Group, Entry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}

/** The combobox keeps the focus. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Ctrl+K: screens, commands, and the server's search results, usable by keyboard alone. */
export function CommandPalette({ shell, onClose }: ShellDialogProps): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  // The dialog's content is rendered after the dialog.
  const startTyping = useCallback((field: HTMLInputElement | null): void => {
    if (field === null) return;
    field.focus();
    const early = takeEarlyKeys();
    if (early !== '') setText(early);
  }, []);
  const typed = text.trim();
  const { menus } = shell.me;
  const found = useRecordSearch(typed, menus, shell.navigation);
  const commands = useCommands(shell);
  // Recent entries are read when the palette opens: choosing an entry changes them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the language it opens with
  const recent = useMemo(() => recentEntries(commands, menus, shell.navigation), []);
  const entries =
    typed === ''
      ? [...recent, ...commands.filter(({ id: known }) => !recent.some((entry) => entry.id === known))]
      : [...commands.filter((entry) => matches(entry, typed)), ...found.entries];
  const groups = grouped(entries);
  const ordered = groups.flatMap(([, members]) => members);
  const active = ordered[Math.min(chosen, ordered.length - 1)];

  const activeId = active === undefined ? undefined : `${id} ${active.id}`.replace(/\s/g, '-');
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function run(entry: Entry): void {
    saveRecent(client, entry);
    onClose();
    entry.run();
  }

  /** With Ctrl, an entry that has an address opens in a new tab, as a link does. */
  function runByEnter(entry: Entry, isNewTab: boolean): void {
    if (isNewTab && entry.href !== undefined) window.open(entry.href, '_blank', 'noopener');
    else run(entry);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && ordered.length > 0) {
      event.preventDefault();
      const from = active === undefined ? -1 : ordered.indexOf(active);
      setChosen((from + step + ordered.length) % ordered.length);
    }
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      runByEnter(active, event.ctrlKey || event.metaKey);
    }
  }

  const isEmpty = ordered.length === 0 && !found.isSearching && found.error === undefined;
  return (
    <Dialog isOpen className="palette" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t.title}
      </h2>
      <div className="palette-field">
        <SearchIcon />
        <input
          ref={startTyping}
          type="text"
          role="combobox"
          aria-expanded={ordered.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={t.title}
          placeholder={t.hint}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={t.title} className="palette-list">
        {groups.map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className="palette-group">
              {t[group]}
            </div>
            {members.map((entry) => (
              <a
                key={entry.id}
                id={`${id} ${entry.id}`.replace(/\s/g, '-')}
                role="option"
                aria-selected={entry === active}
                className="palette-entry"
                href={entry.href}
                tabIndex={-1}
                onPointerMove={() => setChosen(ordered.indexOf(entry))}
                onMouseDown={keepFocus}
                onClick={(event) => {
                  if (entry.href !== undefined && !isPlainClick(event)) return;
                  event.preventDefault();
                  run(entry);
                }}
              >
                {entry.icon}
                <span className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{entry.text}</span>
                {entry.note !== undefined && (
                  <span className={`palette-note ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>{entry.note}</span>
                )}
              </a>
            ))}
          </div>
        ))}
      </div>
      <div className="palette-foot">
        <output aria-live="polite">
          {found.isSearching && t.searching}
          {isEmpty && t.empty}
          {found.error !== undefined && t.failed}
          {!found.isSearching && !isEmpty && found.error === undefined && typed !== '' && (
            <span>{t.found({ count: ordered.length })}</span>
          )}
        </output>
        {found.error !== undefined && (
          <Button variant="minimal" size="small" onClick={found.retry}>
            {t.retry}
          </Button>
        )}
        <span className="palette-keys">{t.keys}</span>
      </div>
    </Dialog>
  );
}
