import { useApolloClient } from '@apollo/client/react';
import {
  FlashIcon,
  HelpIcon,
  KeyIcon,
  LogOutIcon,
  MoonIcon,
  PersonIcon,
  StyleIcon,
  TranslateIcon,
} from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { $locale, LOCALES } from '../../i18n/i18n';
import { $mode } from '../../theme/appearance';
import { chooseAppearance } from '../appearance/saved-appearance';
import { messages } from '../messages';
import type { Shell } from './shell-dialog';

export interface ShellAction {
  text: string;
  icon: React.JSX.Element;
  run: () => void;
}

/** The shell's actions as its sidebar, user menu and palette offer them. */
export function useShellActions({ navigation, openDialog, logout }: Shell) {
  const t = useStore(messages);
  const client = useApolloClient();
  const isDark = useStore($mode) === 'dark';
  const chosen = useStore($locale);
  return {
    account: {
      text: t.accountSettings,
      icon: <PersonIcon />,
      run: () => navigation.open('account/settings'),
    },
    firstSteps: { text: t.firstSteps, icon: <HelpIcon />, run: () => navigation.open('first-steps') },
    theme: { text: t.changeTheme, icon: <StyleIcon />, run: () => openDialog('theme') },
    password: { text: t.changePassword, icon: <KeyIcon />, run: () => openDialog('password') },
    mode: {
      text: isDark ? t.lightMode : t.darkMode,
      icon: isDark ? <FlashIcon /> : <MoonIcon />,
      run: () => chooseAppearance(client, 'mode', isDark ? 'light' : 'dark'),
    },
    languages: LOCALES.map(({ locale, name }) => ({
      text: name,
      icon: <TranslateIcon />,
      isChosen: locale === chosen,
      run: () => chooseAppearance(client, 'language', locale),
    })),
    shortcuts: { text: t.shortcuts, icon: <HelpIcon />, run: () => openDialog('shortcuts') },
    logout: { text: t.logout, icon: <LogOutIcon />, run: logout },
  };
}
