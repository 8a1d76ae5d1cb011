import type { ApolloClient } from '@apollo/client';
import {
  AddIcon,
  FlashIcon,
  HelpIcon,
  HomeIcon,
  KeyIcon,
  LogOutIcon,
  MoonIcon,
  PersonIcon,
  StyleIcon,
  TranslateIcon,
} from '@blueprintjs/icons';
import { permissionFor } from '../../crud/use-permission';
import type { Locale } from '../../i18n/i18n';
import type { shell as shellTexts } from '../../i18n/id/shell';
import type { shortcuts as shortcutTexts } from '../../i18n/id/shortcuts';
import { chooseAppearance } from '../appearance/saved-appearance';
import type { Shell } from '../dialogs/shell-dialog';
import { hasPath } from '../routing/guards';
import { linksOf, sidebarEntries } from '../routing/menu';
import { ROUTES } from '../routing/routes';
import type { Entry } from './entry';

type Words<Texts> = { readonly [Key in keyof Texts]: Texts[Key] };

export interface CommandTexts {
  shell: Words<typeof shellTexts>;
  shortcuts: Words<typeof shortcutTexts>;
}

interface CommandOptions {
  shell: Shell;
  client: ApolloClient;
  texts: CommandTexts;
  mode: 'light' | 'dark';
  locale: Locale;
}

/** What the palette offers without a request: the screens of the user's menus, and the commands that work everywhere. */
export function commandsOf({ shell, client, texts, mode, locale }: CommandOptions): Entry[] {
  const { me, navigation, openDialog, logout } = shell;
  const other: Locale = locale === 'id' ? 'en' : 'id';
  const screens: Entry[] = linksOf(sidebarEntries(me.menus)).map(({ path, name, icon }) => ({
    id: `screen ${path}`,
    group: 'screens',
    text: name,
    icon,
    run: () => navigation.open(path),
  }));
  const additions = ROUTES.flatMap(({ path, adds, texts: screenTexts }): Entry[] => {
    const { add } = screenTexts.get();
    if (adds === undefined || add === undefined) return [];
    if (!hasPath(me.menus, path) || !permissionFor(me.permissions, adds).add) return [];
    return [
      {
        id: `add ${path}`,
        group: 'actions',
        text: add,
        icon: <AddIcon />,
        run: () => navigation.openRecord(path, 'new'),
      },
    ];
  });
  const action = (name: string, text: string, icon: React.JSX.Element, run: () => void): Entry => ({
    id: `action ${name}`,
    group: 'actions',
    text,
    icon,
    run,
  });
  return [
    ...screens,
    {
      id: 'screen home',
      group: 'screens',
      text: 'Home',
      icon: <HomeIcon />,
      run: () => navigation.open('home'),
    },
    {
      id: 'screen account/settings',
      group: 'screens',
      text: texts.shell.accountSettings,
      icon: <PersonIcon />,
      run: () => navigation.open('account/settings'),
    },
    ...additions,
    action('theme', texts.shell.changeTheme, <StyleIcon />, () => openDialog('theme')),
    action('password', texts.shell.changePassword, <KeyIcon />, () => openDialog('password')),
    action(
      'mode',
      mode === 'dark' ? texts.shell.lightMode : texts.shell.darkMode,
      mode === 'dark' ? <FlashIcon /> : <MoonIcon />,
      () => chooseAppearance(client, 'mode', mode === 'dark' ? 'light' : 'dark'),
    ),
    action('language', other === 'en' ? 'English' : 'Bahasa Indonesia', <TranslateIcon />, () =>
      chooseAppearance(client, 'language', other),
    ),
    action('shortcuts', texts.shortcuts.title, <HelpIcon />, () => openDialog('shortcuts')),
    action('logout', texts.shell.logout, <LogOutIcon />, logout),
  ];
}
