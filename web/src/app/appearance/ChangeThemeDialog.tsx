import { useApolloClient } from '@apollo/client/react';
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { $mode, $themeId } from '../../theme/appearance';
import { THEMES, type ThemeColors } from '../../theme/themes';
import { Dialog } from '../../ui/dialog/Dialog';
import { useDialogClass } from '../../ui/viewport';
import { messages } from '../messages';
import { chooseAppearance } from './saved-appearance';
import './theme-dialog.css';

/** A small preview of a screen in the colours of a theme; neutral colours follow the mode. */
function Preview({ colors }: { colors: ThemeColors }): React.JSX.Element {
  return (
    <svg viewBox="0 0 160 96" className="theme-preview" aria-hidden="true" focusable="false">
      <rect width="160" height="96" fill="var(--a-page)" />
      <rect width="38" height="96" fill="var(--a-surface)" />
      <rect x="6" y="6" width="9" height="9" rx="2" fill={colors.primary} />
      <rect x="4" y="22" width="30" height="10" rx="3" fill={colors.soft} />
      <rect x="8" y="25.5" width="18" height="3" rx="1.5" fill={colors.onSoft} />
      {[38, 49, 60].map((y) => (
        <rect key={y} x="8" y={y} width="20" height="3" rx="1.5" fill="var(--a-muted)" fillOpacity="0.45" />
      ))}
      <rect x="46" y="8" width="40" height="5" rx="2.5" fill="var(--a-text)" fillOpacity="0.75" />
      <rect x="122" y="6" width="30" height="10" rx="3" fill={colors.primary} />
      <rect x="130" y="9.5" width="14" height="3" rx="1.5" fill={colors.onPrimary} />
      <rect x="46" y="24" width="106" height="64" rx="3" fill="var(--a-surface)" />
      <path d="M46 38V27a3 3 0 0 1 3-3h100a3 3 0 0 1 3 3v11Z" fill={colors.tableHeader} />
      {[52, 86, 120].map((x) => (
        <g key={x}>
          <rect x={x} y="29.5" width="20" height="3" rx="1.5" fill={colors.onTableHeader} />
          {[46, 58, 70, 81].map((y) => (
            <rect
              key={y}
              x={x}
              y={y}
              width="24"
              height="3"
              rx="1.5"
              fill="var(--a-muted)"
              fillOpacity="0.35"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** The nine themes as previews with names; choosing one applies it immediately. */
export function ChangeThemeDialog({ onClose }: { onClose: () => void }): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const mode = useStore($mode);
  const chosen = useStore($themeId);

  return (
    <Dialog isOpen title={t.changeTheme} className={useDialogClass('theme-dialog')} onClose={onClose}>
      <DialogBody>
        <fieldset className="theme-grid">
          <legend className="visually-hidden">{t.changeTheme}</legend>
          {THEMES.map((theme) => (
            <label key={theme.id} className="theme-choice" data-chosen={theme.id === chosen}>
              <input
                type="radio"
                name="theme"
                className="visually-hidden"
                checked={theme.id === chosen}
                autoFocus={theme.id === chosen}
                onChange={() => chooseAppearance(client, 'theme', theme.id)}
              />
              <Preview colors={theme[mode]} />
              <span className="theme-name">{theme.name}</span>
            </label>
          ))}
        </fieldset>
      </DialogBody>
      <DialogFooter actions={<Button onClick={onClose}>{t.close}</Button>} />
    </Dialog>
  );
}
