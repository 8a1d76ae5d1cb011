import { useApolloClient } from '@apollo/client/react';
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import {
  FlashIcon,
  HelpIcon,
  KeyIcon,
  LogOutIcon,
  MoonIcon,
  PersonIcon,
  StyleIcon,
  TickIcon,
  TranslateIcon,
} from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import type { Me } from '../../api/session';
import { $locale, LOCALES } from '../../i18n/i18n';
import { $mode } from '../../theme/appearance';
import { chooseAppearance } from '../appearance/saved-appearance';
import type { ShellDialog } from '../dialogs/shell-dialog';
import { messages } from '../messages';
import { useMenuKeys } from './use-menu-keys';

export interface UserMenuProps {
  user: Me['user'];
  onOpen: (path: string) => void;
  onOpenDialog: (dialog: ShellDialog) => void;
  onLogout: () => void;
}

/** The signed-in user and the entries of their menu. */
export default function UserMenuChoices({
  user,
  onOpen,
  onOpenDialog,
  onLogout,
}: UserMenuProps): React.JSX.Element {
  const t = useStore(messages);
  const mode = useStore($mode);
  const chosen = useStore($locale);
  const client = useApolloClient();
  const keys = useMenuKeys();
  return (
    <>
      <p className="user-menu-who">
        <strong>{user.name}</strong>
        <span>{user.email}</span>
        <span>{[user.userTypeName, user.companyName].filter(Boolean).join(' · ')}</span>
      </p>
      <Menu {...keys}>
        <MenuItem icon={<PersonIcon />} text={t.accountSettings} onClick={() => onOpen('account/settings')} />
        <MenuItem icon={<StyleIcon />} text={t.changeTheme} onClick={() => onOpenDialog('theme')} />
        <MenuItem icon={<KeyIcon />} text={t.changePassword} onClick={() => onOpenDialog('password')} />
        <MenuItem
          icon={mode === 'dark' ? <FlashIcon /> : <MoonIcon />}
          text={mode === 'dark' ? t.lightMode : t.darkMode}
          onClick={() => chooseAppearance(client, 'mode', mode === 'dark' ? 'light' : 'dark')}
        />
        <MenuDivider />
        {LOCALES.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            icon={<TranslateIcon />}
            text={name}
            labelElement={locale === chosen ? <TickIcon /> : undefined}
            aria-current={locale === chosen}
            onClick={() => chooseAppearance(client, 'language', locale)}
          />
        ))}
        <MenuDivider />
        <MenuItem
          icon={<HelpIcon />}
          text={t.shortcuts}
          label="?"
          onClick={() => onOpenDialog('shortcuts')}
        />
        <MenuItem icon={<LogOutIcon />} text={t.logout} onClick={onLogout} />
      </Menu>
    </>
  );
}
