import { atom } from 'nanostores';
import { i18n } from '../../i18n/i18n';
import { confirmation } from '../../i18n/id/confirmation';

export const messages = i18n('confirmation', confirmation);

export interface Question {
  message: string;
  /** Label of the button that agrees: what it does. */
  agree: string;
  /** Label of the button that leaves everything as it is. Default: 'Cancel'. */
  cancel?: string;
  /** True if agreeing loses something: the button is then shown as a warning. */
  isDestructive?: boolean;
}

interface OpenQuestion extends Question {
  /** The outcome that it reports: there is nothing to choose, and every way to close it agrees. */
  outcome?: 'success' | 'failure';
  settle: (agreed: boolean) => void;
}

/** The question on screen; rendered by `Confirmation`. */
export const $question = atom<OpenQuestion | null>(null);

function open(question: Omit<OpenQuestion, 'settle'>, signal?: AbortSignal): Promise<boolean> {
  $question.get()?.settle(false);
  return new Promise((resolve) => {
    const settle = (agreed: boolean): void => {
      signal?.removeEventListener('abort', withdraw);
      $question.set(null);
      resolve(agreed);
    };
    const withdraw = (): void => settle(false);
    signal?.addEventListener('abort', withdraw);
    $question.set({ ...question, settle });
  });
}

/**
 * Opens a dialog titled 'Attention'; Esc cancels.
 * @param signal withdraws the question, which closes it with no
 * @returns whether the person agreed. A question opened while another is open closes that one with no.
 */
export const confirm: (question: Question, signal?: AbortSignal) => Promise<boolean> = open;

/** Prompts before unsaved entries are lost. @returns whether they may be discarded */
export function confirmDiscard(
  signal?: AbortSignal,
  message: string = messages.get().discard,
): Promise<boolean> {
  const t = messages.get();
  return confirm({ message, agree: t.discardChanges, cancel: t.keepEditing, isDestructive: true }, signal);
}

/** Opens a popup titled 'Sukses' with an OK button, closable with Esc. @returns whether the user, and not the app, closed it */
export function showSuccess(message: string): Promise<boolean> {
  return open({ message, agree: messages.get().ok, outcome: 'success' });
}

/** Opens a popup titled 'Gagal' with an OK button, closable with Esc. @returns once it is closed */
export async function showFailed(message: string): Promise<void> {
  await open({ message, agree: messages.get().ok, outcome: 'failure' });
}
