import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useState } from 'react';
import type { Me } from '../api/session';
import { whenIdle } from '../ui/ahead';
import { showToast } from '../ui/toast';
import { messages } from './messages';
import type { Navigation } from './useNavigation';

/** What the shell opens beside the screens. */
export type ShellDialog = 'password' | 'theme' | 'palette' | 'shortcuts';

/** What the shell can do, for the dialogs that do it. */
export interface Shell {
  me: Me;
  navigation: Navigation;
  openDialog: (dialog: ShellDialog) => void;
  logout: () => void;
}

export interface ShellDialogProps {
  shell: Shell;
  onClose: () => void;
}

type Dialog = ComponentType<ShellDialogProps>;

const LOAD: Record<ShellDialog, () => Promise<Dialog>> = {
  password: async () => (await import('./ChangePasswordDialog')).ChangePasswordDialog,
  theme: async () => (await import('./ChangeThemeDialog')).ChangeThemeDialog,
  palette: async () => (await import('./palette/CommandPalette')).CommandPalette,
  shortcuts: async () => (await import('./shortcuts/ShortcutsDialog')).ShortcutsDialog,
};

for (const load of Object.values(LOAD)) whenIdle(() => void load().catch(() => undefined));

/** The open dialog of the shell, whose code is fetched when it is first wanted. */
export function useShellDialog(): {
  Dialog: Dialog | null;
  open: (dialog: ShellDialog) => void;
  close: () => void;
} {
  const t = useStore(messages);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const open = useCallback(
    (dialog: ShellDialog): void => {
      LOAD[dialog]().then(
        (loaded) => setDialog(() => loaded),
        () => showToast('danger', t.screenFailed),
      );
    },
    [t],
  );
  const close = useCallback(() => setDialog(null), []);
  return { Dialog, open, close };
}
