import { useApolloClient } from '@apollo/client/react';
import { Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { Flash, Help, Key, LogOut, Moon, Person, Style, Tick, Translate } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import type { Me } from '../../api/session';
import { $locale, LOCALES } from '../../i18n/i18n';
import { $mode } from '../../theme/appearance';
import { chooseAppearance } from '../appearance/saved-appearance';
import type { ShellDialog } from '../dialogs/use-shell-dialogs';
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
        <MenuItem icon={<Person />} text={t.accountSettings} onClick={() => onOpen('account/settings')} />
        <MenuItem icon={<Style />} text={t.changeTheme} onClick={() => onOpenDialog('theme')} />
        <MenuItem icon={<Key />} text={t.changePassword} onClick={() => onOpenDialog('password')} />
        <MenuItem
          icon={mode === 'dark' ? <Flash /> : <Moon />}
          text={mode === 'dark' ? t.lightMode : t.darkMode}
          onClick={() => chooseAppearance(client, 'mode', mode === 'dark' ? 'light' : 'dark')}
        />
        <MenuDivider />
        {LOCALES.map(({ locale, name }) => (
          <MenuItem
            key={locale}
            icon={<Translate />}
            text={name}
            labelElement={locale === chosen ? <Tick /> : undefined}
            aria-current={locale === chosen}
            onClick={() => chooseAppearance(client, 'language', locale)}
          />
        ))}
        <MenuDivider />
        <MenuItem icon={<Help />} text={t.shortcuts} label="?" onClick={() => onOpenDialog('shortcuts')} />
        <MenuItem icon={<LogOut />} text={t.logout} onClick={onLogout} />
      </Menu>
    </>
  );
}
