import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useState } from 'react';
import { showToast } from '../../ui/messages/toast';
import { preload } from '../../ui/preload';
import { messages } from '../messages';
import { keepEarlyKeys, takeEarlyKeys } from '../palette/early-keys';
import type { ShellDialog, ShellDialogProps } from '../shell/shell-dialog';

type Dialog = ComponentType<ShellDialogProps>;

const LOAD: Record<ShellDialog, () => Promise<Dialog>> = {
  password: async () => (await import('../password/ChangePasswordDialog')).ChangePasswordDialog,
  theme: async () => (await import('../appearance/ChangeThemeDialog')).ChangeThemeDialog,
  palette: async () => (await import('../palette/CommandPalette')).CommandPalette,
  shortcuts: async () => (await import('../shortcuts/ShortcutsDialog')).ShortcutsDialog,
};

Object.values(LOAD).forEach(preload);

/** A dialog of the shell that is open. */
export interface OpenShellDialog {
  name: ShellDialog;
  Dialog: Dialog;
  close: () => void;
}

/** The open dialogs of the shell, the topmost last; each one's code is loaded when it is first opened. */
export function useShellDialogs(): {
  opened: readonly OpenShellDialog[];
  open: (dialog: ShellDialog) => void;
} {
  const t = useStore(messages);
  const [opened, setOpened] = useState<readonly OpenShellDialog[]>([]);
  const open = useCallback(
    (name: ShellDialog): void => {
      const close = (): void => setOpened((before) => before.filter((other) => other.name !== name));
      if (opened.some((other) => other.name === name)) return;
      if (name === 'palette') keepEarlyKeys();
      LOAD[name]().then(
        (Dialog) =>
          setOpened((before) =>
            before.some((other) => other.name === name) ? before : [...before, { name, Dialog, close }],
          ),
        () => {
          takeEarlyKeys();
          showToast('danger', t.screenFailed);
        },
      );
    },
    [t, opened],
  );
  return { opened, open };
}
