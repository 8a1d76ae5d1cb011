import { atom } from 'nanostores';

export interface Popup {
  success: boolean;
  message: string;
  onClose?: () => void;
}

/** The popup on screen; rendered by `Confirmation`. */
export const $popup = atom<Popup | null>(null);

/** Shows a popup titled 'Sukses' or 'Gagal' with an OK button, closable with Esc. */
export function showPopup(popup: Popup): void {
  $popup.set(popup);
}

export function closePopup(): void {
  const closed = $popup.get();
  $popup.set(null);
  closed?.onClose?.();
}
