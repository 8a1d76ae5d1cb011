import { useApolloClient } from '@apollo/client/react';
import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { Me } from '../api/session';
import { $locale, type Locale } from '../i18n/i18n';
import { $mode } from '../theme/appearance';
import { Avatar } from '../ui/Avatar';
import { ChevronDown, Flash, Help, Key, LogOut, Moon, Person, Style, Tick, Translate } from '../ui/icons';
import { chooseAppearance } from './keptAppearance';
import { messages } from './messages';
import type { ShellDialog } from './useShellDialog';

const LANGUAGES: readonly [Locale, string][] = [
  ['id', 'Bahasa Indonesia'],
  ['en', 'English'],
];

interface UserMenuProps {
  user: Me['user'];
  onOpen: (path: string) => void;
  onOpenDialog: (dialog: ShellDialog) => void;
  onLogout: () => void;
}

function Choices({ user, onOpen, onOpenDialog, onLogout }: UserMenuProps): React.JSX.Element {
  const t = useStore(messages);
  const mode = useStore($mode);
  const locale = useStore($locale);
  const client = useApolloClient();
  return (
    <>
      <p className="user-menu-who">
        <strong>{user.name}</strong>
        <span>{user.email}</span>
        <span>{[user.userTypeName, user.companyName].filter(Boolean).join(' · ')}</span>
      </p>
      <Menu>
        <MenuItem icon={<Person />} text={t.accountSettings} onClick={() => onOpen('account/settings')} />
        <MenuItem icon={<Style />} text={t.changeTheme} onClick={() => onOpenDialog('theme')} />
        <MenuItem icon={<Key />} text={t.changePassword} onClick={() => onOpenDialog('password')} />
        <MenuItem
          icon={mode === 'dark' ? <Flash /> : <Moon />}
          text={mode === 'dark' ? t.lightMode : t.darkMode}
          onClick={() => chooseAppearance(client, 'mode', mode === 'dark' ? 'light' : 'dark')}
        />
        <MenuDivider />
        {LANGUAGES.map(([code, name]) => (
          <MenuItem
            key={code}
            icon={<Translate />}
            text={name}
            labelElement={locale === code ? <Tick /> : undefined}
            aria-current={locale === code}
            onClick={() => chooseAppearance(client, 'language', code)}
          />
        ))}
        <MenuDivider />
        <MenuItem icon={<Help />} text={t.shortcuts} label="?" onClick={() => onOpenDialog('shortcuts')} />
        <MenuItem icon={<LogOut />} text={t.logout} onClick={onLogout} />
      </Menu>
    </>
  );
}

/** Avatar and name; account, theme, password, light or dark, language, Logout. */
export function UserMenu({ user, onOpen, onOpenDialog, onLogout }: UserMenuProps): React.JSX.Element {
  const t = useStore(messages);
  return (
    <PopoverNext
      placement="bottom-end"
      content={<Choices user={user} onOpen={onOpen} onOpenDialog={onOpenDialog} onLogout={onLogout} />}
    >
      <Button variant="minimal" className="user-menu-button" endIcon={<ChevronDown />}>
        <span className="visually-hidden">{t.account({ name: user.name })}</span>
        <span className="user-menu-face" aria-hidden="true">
          <Avatar name={user.name} photo={user.photo ?? null} />
          <span className="user-menu-name">{user.name}</span>
        </span>
      </Button>
    </PopoverNext>
  );
}
