import { atom } from 'nanostores';

export interface ToastMessage {
  id: number;
  intent: 'success' | 'danger' | 'primary' | 'warning';
  message: string;
  /** Milliseconds on screen. */
  timeout: number;
  /** A second line. */
  detail?: string;
  /** The link to the record that it is about. */
  link?: ToastLink;
  action?: ToastAction;
}

/** Closes the snackbar and opens an address. */
export interface ToastLink {
  text: string;
  to: string;
  act: () => void;
}

/** The only action of a snackbar, which closes it. */
export interface ToastAction {
  text: string;
  act: () => void;
  /** True if Ctrl+Z does the same. */
  isUndo?: boolean;
}

/** The snackbars on screen, oldest first; rendered by `Toasts`. */
export const $toasts = atom<ToastMessage[]>([]);

let lastId = 0;

/**
 * Shows a snackbar: flag '1' of the specification is `success`, '0' is `danger`. Default 5 s. A success
 * replaces earlier errors, and a message replaces the same message.
 */
export function showToast(
  intent: ToastMessage['intent'],
  message: string,
  timeout = 5000,
  more: Pick<ToastMessage, 'detail' | 'link' | 'action'> = {},
): void {
  lastId += 1;
  const kept = $toasts
    .get()
    .filter((toast) => toast.message !== message && !(intent === 'success' && toast.intent === 'danger'));
  $toasts.set([...kept, { id: lastId, intent, message, timeout, ...more }]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
