import { Button } from '@blueprintjs/core';
import { MenuIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { Me } from '../../api/session';
import { Downloads } from '../../ui/downloads/Downloads';
import { Bell } from '../bell/Bell';
import type { ShellDialog } from '../dialogs/shell-dialog';
import { messages } from '../messages';
import { keyName } from '../shortcuts/shortcuts';
import { UserMenu } from './UserMenu';

interface HeaderProps {
  me: Me;
  title: string;
  /** null where the sidebar is always there. */
  onOpenMenu: (() => void) | null;
  onOpen: (path: string) => void;
  onOpenAddress: (address: string) => void;
  onOpenDialog: (dialog: ShellDialog) => void;
  onLogout: () => void;
}

/** Title of the open route, downloads, the bell, the user menu. */
export const Header = memo(function Header(props: HeaderProps): React.JSX.Element {
  const { me, title, onOpenMenu, onOpen, onOpenAddress, onOpenDialog, onLogout } = props;
  const t = useStore(messages);
  return (
    <header className="header">
      {onOpenMenu !== null && (
        <Button variant="minimal" icon={<MenuIcon />} aria-label={t.openMenu} onClick={onOpenMenu} />
      )}
      <h1>{title}</h1>
      <Button
        variant="minimal"
        className="header-search"
        icon={<SearchIcon />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => onOpenDialog('palette')}
      >
        <span className="header-search-text">{t.search}</span>
        <kbd>{`${keyName('Mod')} K`}</kbd>
      </Button>
      <Downloads />
      <Bell onOpenAddress={onOpenAddress} />
      <UserMenu user={me.user} onOpen={onOpen} onOpenDialog={onOpenDialog} onLogout={onLogout} />
    </header>
  );
});
