import { createContext, useContext } from 'react';

/**
 * One screen from its opening to its end. A screen that the person has left for another tab is hidden, not over: its effects
 * have ended, what it holds has not.
 */
export class ScreenLife {
  isHidden = false;
  readonly #unsaved = new Set<symbol>();

  /** Whether something is typed there that its end would lose. */
  get isUnsaved(): boolean {
    return this.#unsaved.size > 0;
  }

  /** @param form one of the screen's forms and dialogs, each of which may hold something unsaved */
  setUnsaved(form: symbol, isUnsaved: boolean): void {
    if (isUnsaved) this.#unsaved.add(form);
    else this.#unsaved.delete(form);
  }
}

/** The screen that a component stands in; outside the shell one that is never hidden. */
export const ScreenLifeContext = createContext(new ScreenLife());

/** The screen this component stands in. */
export function useScreenLife(): ScreenLife {
  return useContext(ScreenLifeContext);
}
