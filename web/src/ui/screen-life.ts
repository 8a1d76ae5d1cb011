import { createContext, useContext } from 'react';

/**
 * One screen from its opening to its end. A screen that the person has left for another tab is hidden, not over: its effects
 * have ended, what it holds has not (administration 2.4, ux 11).
 */
export interface ScreenLife {
  isHidden: boolean;
  /** Whether something is typed there that its end would lose. */
  isUnsaved: boolean;
}

/** The screen that a component stands in; outside the shell one that is never hidden. */
export const ScreenLifeContext = createContext<ScreenLife>({ isHidden: false, isUnsaved: false });

/** The screen this component stands in. */
export function useScreenLife(): ScreenLife {
  return useContext(ScreenLifeContext);
}
