import { createContext, useContext } from 'react';

/**
 * The state of one open screen. A screen whose tab is not active is hidden, not closed: its effects are cleaned up, its state
 * and entries stay.
 */
export class ScreenState {
  isHidden = false;
  readonly #unsaved = new Set<symbol>();

  /** True if closing it would lose entries. */
  get isUnsaved(): boolean {
    return this.#unsaved.size > 0;
  }

  /** @param form one of the screen's forms and dialogs, each of which may have unsaved entries */
  setUnsaved(form: symbol, isUnsaved: boolean): void {
    if (isUnsaved) this.#unsaved.add(form);
    else this.#unsaved.delete(form);
  }
}

/** The state of what is over all screens, such as the dialog of the password: it is never hidden. */
export const SHELL_STATE = new ScreenState();

/** The state of the screen around a component. */
export const ScreenStateContext = createContext(SHELL_STATE);

export function useScreenState(): ScreenState {
  return useContext(ScreenStateContext);
}
