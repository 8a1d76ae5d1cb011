import { Button } from '@blueprintjs/core';
import { ChevronDownIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { Avatar } from '../../ui/Avatar';
import { ahead } from '../../ui/ahead';
import { Popover } from '../../ui/Popover';
import { messages } from '../messages';
import type { UserMenuProps } from './UserMenuChoices';

const UserMenuChoices = ahead(() => import('./UserMenuChoices'));

/** Avatar and name; account, theme, password, light or dark, language, Logout. */
export function UserMenu({ user, onOpen, onOpenDialog, onLogout }: UserMenuProps): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Popover
      placement="bottom-end"
      content={
        <Suspense fallback={<div className="user-menu-wait" />}>
          <UserMenuChoices user={user} onOpen={onOpen} onOpenDialog={onOpenDialog} onLogout={onLogout} />
        </Suspense>
      }
    >
      <Button variant="minimal" className="user-menu-button" endIcon={<ChevronDownIcon />}>
        <span className="visually-hidden">{t.account({ name: user.name })}</span>
        <span className="user-menu-face" aria-hidden="true">
          <Avatar name={user.name} photo={user.photo ?? null} />
          <span className="user-menu-name">{user.name}</span>
        </span>
      </Button>
    </Popover>
  );
}
