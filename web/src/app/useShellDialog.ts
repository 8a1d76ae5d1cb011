import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useState } from 'react';
import { showToast } from '../ui/toast';
import { messages } from './messages';

/** What the user menu and the sidebar open beside the screens. */
export type ShellDialog = 'password' | 'theme';

type Dialog = ComponentType<{ onClose: () => void }>;

const LOAD: Record<ShellDialog, () => Promise<Dialog>> = {
  password: async () => (await import('./ChangePasswordDialog')).ChangePasswordDialog,
  theme: async () => (await import('./ChangeThemeDialog')).ChangeThemeDialog,
};

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
