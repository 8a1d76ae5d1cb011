import { atom } from 'nanostores';

export interface Question {
  message: string;
  /** Default: 'Attention'. */
  title?: string;
  /** Label of the button that agrees. Default: 'Yes'. */
  yes?: string;
  /** Whether agreeing loses something: the button is then drawn as a warning. */
  isDestructive?: boolean;
}

interface OpenQuestion extends Question {
  answer: (agreed: boolean) => void;
}

/** The question on screen; drawn by `Confirmation`. */
export const $question = atom<OpenQuestion | null>(null);

/**
 * Asks in a dialog titled 'Attention' with Yes and Cancel; Esc cancels (administration 2.7).
 * @returns whether the person agreed. A question asked while another is open answers that one with no.
 */
export function confirm(question: Question): Promise<boolean> {
  $question.get()?.answer(false);
  return new Promise((resolve) => {
    $question.set({
      ...question,
      answer: (agreed) => {
        $question.set(null);
        resolve(agreed);
      },
    });
  });
}
