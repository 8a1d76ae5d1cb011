import { AddIcon, HomeIcon } from '@blueprintjs/icons';
import { permissionFor } from '../../crud/resource/use-permission';
import { hasPath } from '../../navigation/menus';
import { linksOf, sidebarEntries } from '../menu/menu';
import { ROUTES } from '../routing/routes';
import { type ShellAction, useShellActions } from '../shell/shell-actions';
import type { Shell } from '../shell/shell-dialog';
import type { Entry } from './entry';

/** The entries of the palette without a request: the screens of the user's menus, and the commands that work everywhere. */
export function useCommands(shell: Shell): Entry[] {
  const { me, navigation } = shell;
  const { account, theme, password, mode, languages, shortcuts, logout } = useShellActions(shell);
  const [otherLanguage] = languages.filter(({ isChosen }) => !isChosen);
  const screens: Entry[] = linksOf(sidebarEntries(me.menus)).map(({ path, name, icon }) => ({
    id: `screen ${path}`,
    group: 'screens',
    text: name,
    icon,
    href: `/${path}`,
    run: () => navigation.open(path),
  }));
  const additions = ROUTES.flatMap(({ path, adds, texts }): Entry[] => {
    const { add } = texts.get();
    if (adds === undefined || add === undefined) return [];
    if (!hasPath(me.menus, path) || !permissionFor(me.permissions, adds).add) return [];
    const run = (): void => navigation.openRecord(path, 'new');
    return [{ id: `add ${path}`, group: 'actions', text: add, icon: <AddIcon />, run }];
  });
  const actions = { theme, password, mode, language: otherLanguage, shortcuts, logout };
  return [
    ...screens,
    {
      id: 'screen home',
      group: 'screens',
      text: 'Home',
      icon: <HomeIcon />,
      href: '/home',
      run: () => navigation.open('home'),
    },
    { id: 'screen account/settings', group: 'screens', ...account },
    ...additions,
    ...Object.entries(actions).flatMap(([name, action]: [string, ShellAction | undefined]): Entry[] =>
      action === undefined ? [] : [{ ...action, id: `action ${name}`, group: 'actions' }],
    ),
  ];
}
