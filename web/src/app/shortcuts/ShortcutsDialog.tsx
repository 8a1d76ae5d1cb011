import { DialogBody, Switch } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../ui/dialog/Dialog';
import { $characterKeys, setCharacterKeys } from './character-keys';
import { messages } from './messages';
import { keyName, SHORTCUTS } from './shortcuts';
import './shortcuts.css';

/** Every shortcut, by the place where it works. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const areOn = useStore($characterKeys);
  return (
    <Dialog isOpen title={t.title} onClose={onClose} className="shortcuts-dialog">
      {/* A low window scrolls it by the keys of its focus. */}
      <DialogBody tabIndex={0}>
        <div className="shortcuts">
          {SHORTCUTS.map(({ place, shortcuts }) => (
            <section key={place} aria-label={t[place]}>
              <h3>{t[place]}</h3>
              <dl>
                {shortcuts.map(({ text, keys }) => (
                  <div key={text}>
                    <dt>{t[text]}</dt>
                    <dd>
                      {keys.map((key) => (
                        <kbd key={key}>{keyName(key)}</kbd>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p className="shortcuts-note">{t.note}</p>
        <Switch
          checked={areOn}
          label={t.characterKeys}
          onChange={(event) => setCharacterKeys(event.currentTarget.checked)}
        />
      </DialogBody>
    </Dialog>
  );
}
