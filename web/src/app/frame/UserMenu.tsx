import { Button, Classes } from '@blueprintjs/core';
import { ChevronDownIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Avatar } from '../../ui/Avatar';
import { Popover } from '../../ui/Popover';
import { lazyPart } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import { useSmallScreen } from '../../ui/viewport';
import { messages } from '../messages';
import type { Shell } from '../shell/shell-dialog';

const UserMenuChoices = lazyPart(
  preload(() => import('./UserMenuChoices')),
  () => <div className="user-menu-wait" />,
);

/** Avatar and name; account, theme, password, light or dark, language, Logout. */
export function UserMenu({ shell }: { shell: Shell }): React.JSX.Element {
  const t = useStore(messages);
  const isSmall = useSmallScreen();
  const { name, photo } = shell.me.user;
  return (
    <Popover placement="bottom-end" content={<UserMenuChoices shell={shell} />}>
      <Button variant="minimal" endIcon={<ChevronDownIcon />}>
        <span className="visually-hidden">{t.account({ name })}</span>
        <span className="user-menu-face" aria-hidden="true">
          <Avatar name={name} photo={photo ?? null} />
          {!isSmall && <span className={`user-menu-name ${Classes.TEXT_OVERFLOW_ELLIPSIS}`}>{name}</span>}
        </span>
      </Button>
    </Popover>
  );
}
