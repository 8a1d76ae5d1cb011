import { Menu, MenuDivider, MenuItem, type MenuItemProps } from '@blueprintjs/core';
import { TickIcon } from '@blueprintjs/icons';
import { type ShellAction, useShellActions } from '../shell/shell-actions';
import type { Shell } from '../shell/shell-dialog';
import { useMenuKeys } from './use-menu-keys';

/** The signed-in user and the entries of their menu. */
export default function UserMenuChoices({ shell }: { shell: Shell }): React.JSX.Element {
  const { account, firstSteps, theme, password, mode, languages, shortcuts, logout } = useShellActions(shell);
  const keys = useMenuKeys();
  const { user } = shell.me;
  const item = ({ text, icon, run }: ShellAction, props?: Partial<MenuItemProps>): React.JSX.Element => (
    <MenuItem key={text} text={text} icon={icon} onClick={run} {...props} />
  );
  return (
    <>
      <p className="user-menu-who">
        <strong>{user.name}</strong>
        <small>{user.email}</small>
        <small>{[user.userTypeName, user.companyName].filter(Boolean).join(' · ')}</small>
      </p>
      <Menu {...keys}>
        {[account, theme, password, mode].map((action) => item(action))}
        {user.isAdmin && user.companyType === 'PLATFORM' && item(firstSteps)}
        <MenuDivider />
        {languages.map(({ isChosen, ...action }) =>
          item(action, {
            labelElement: isChosen ? <TickIcon /> : undefined,
            'aria-current': isChosen,
          }),
        )}
        <MenuDivider />
        {item(shortcuts, { label: '?' })}
        {item(logout)}
      </Menu>
    </>
  );
}
