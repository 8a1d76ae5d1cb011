import type { Me } from '../../api/session';
import type { Navigation } from '../routing/use-navigation';

/** The dialogs that the shell opens beside the screens. */
export type ShellDialog = 'password' | 'theme' | 'palette' | 'shortcuts';

/** The functions that the shell offers to its dialogs. */
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
