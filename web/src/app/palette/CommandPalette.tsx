import { useApolloClient } from '@apollo/client/react';
import { Button, Classes } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
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
  const { openRecord } = shell.navigation;
  const found = useRecordSearch(typed, menus, openRecord);
  const commands = useCommands(shell);
  // Recent entries are read when the palette opens: choosing an entry changes them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the language it opens with
  const recent = useMemo(() => recentEntries(commands, menus, openRecord), []);
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
      run(active);
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
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
              <div
                key={entry.id}
                id={`${id} ${entry.id}`.replace(/\s/g, '-')}
                role="option"
                aria-selected={entry === active}
                className="palette-entry"
                onPointerMove={() => setChosen(ordered.indexOf(entry))}
                onClick={() => run(entry)}
              >
                {entry.icon}
                <span className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{entry.text}</span>
                {entry.note !== undefined && (
                  <span className={`palette-note ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>{entry.note}</span>
                )}
              </div>
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
