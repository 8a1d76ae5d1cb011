import { Button, Classes } from '@blueprintjs/core';
import { MenuIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Downloads } from '../../ui/export/Downloads';
import { lazyPart } from '../../ui/part/part';
import { useSmallScreen } from '../../ui/viewport';
import { messages } from '../messages';
import { Bell } from '../notification/Bell';
import type { Shell } from '../shell/shell-dialog';
import { keyName } from '../shortcuts/shortcuts';
import { UserMenu } from './UserMenu';

const BulkHistory = lazyPart(() => import('../../crud/bulk-change/BulkHistory'));

interface HeaderProps {
  shell: Shell;
  title: string;
  /** null where the sidebar is always there. */
  onOpenMenu: (() => void) | null;
}

/** Title of the open route, downloads, the bell, the user menu. */
export function Header({ shell, title, onOpenMenu }: HeaderProps): React.JSX.Element {
  const t = useStore(messages);
  const isSmall = useSmallScreen();
  return (
    <header className="header">
      {onOpenMenu !== null && (
        <Button variant="minimal" icon={<MenuIcon />} aria-label={t.openMenu} onClick={onOpenMenu} />
      )}
      <h1 className={Classes.TEXT_OVERFLOW_ELLIPSIS}>{title}</h1>
      <Button
        variant="minimal"
        className="header-search"
        icon={<SearchIcon />}
        aria-label={isSmall ? t.search : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => shell.openDialog('palette')}
      >
        {!isSmall && (
          <span className={Classes.TEXT_MUTED}>
            {t.search}
            <span aria-hidden="true">
              <kbd>{`${keyName('Mod')} K`}</kbd>
            </span>
          </span>
        )}
      </Button>
      <Downloads>
        <BulkHistory />
      </Downloads>
      <Bell onOpenAddress={shell.navigation.openAddress} />
      <UserMenu shell={shell} />
    </header>
  );
}
