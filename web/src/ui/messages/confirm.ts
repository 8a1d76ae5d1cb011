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
  /** Whether agreeing loses something: the button is then shown as a warning. */
  isDestructive?: boolean;
}

interface OpenQuestion extends Question {
  settle: (agreed: boolean) => void;
}

/** The question on screen; rendered by `Confirmation`. */
export const $question = atom<OpenQuestion | null>(null);

/**
 * Opens a dialog titled 'Attention'; Esc cancels.
 * @param signal withdraws the question, which closes it with no
 * @returns whether the person agreed. A question opened while another is open closes that one with no.
 */
export function confirm(question: Question, signal?: AbortSignal): Promise<boolean> {
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

/** Prompts before something typed and not saved is lost. @returns whether it may go */
export function confirmDiscard(signal?: AbortSignal): Promise<boolean> {
  const t = messages.get();
  return confirm(
    { message: t.discard, agree: t.discardChanges, cancel: t.keepEditing, isDestructive: true },
    signal,
  );
}
