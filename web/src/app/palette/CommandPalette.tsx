import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { showToast } from '../../ui/messages/toast';
import { preload } from '../../ui/preload';
import type { ShellDialogProps } from '../dialogs/shell-dialog';
import { messages as shellMessages } from '../messages';
import { messages } from './messages';
import type { EntryKeys, PaletteEntriesProps } from './PaletteEntries';
import './palette.css';

const loadEntries = async () => (await import('./PaletteEntries')).PaletteEntries;
preload(loadEntries);

/** The dialog's content is rendered after the dialog. */
function focusOnMount(field: HTMLInputElement | null): void {
  field?.focus();
}

/** Ctrl+K: a field that takes what is typed at once, and its entries as soon as their code is loaded. */
export function CommandPalette({ shell, onClose }: ShellDialogProps): React.JSX.Element {
  const t = useStore(messages);
  const { screenFailed } = useStore(shellMessages);
  const id = useId();
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [Entries, setEntries] = useState<ComponentType<PaletteEntriesProps>>();
  const keys = useRef<EntryKeys>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    loadEntries().then(
      (loaded) => setEntries(() => loaded),
      () => {
        showToast('danger', screenFailed);
        onClose();
      },
    );
  }, []);

  return (
    <Dialog isOpen className="palette" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t.title}
      </h2>
      <div className="palette-field">
        <SearchIcon />
        <input
          ref={focusOnMount}
          type="text"
          role="combobox"
          aria-expanded={activeId !== undefined}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={t.title}
          placeholder={t.hint}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => keys.current?.press(event)}
        />
      </div>
      {Entries !== undefined && (
        <Entries ref={keys} id={id} shell={shell} text={text} onActive={setActiveId} onClose={onClose} />
      )}
    </Dialog>
  );
}
