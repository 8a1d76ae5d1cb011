import { useState } from 'react';

const STORED_UNDER = 'armada.mini-sidebar';

/** Whether the sidebar is in mini mode, kept in this browser. */
export function useMiniSidebar(): [isMini: boolean, setMini: (mini: boolean) => void] {
  const [isMini, setMini] = useState(() => localStorage.getItem(STORED_UNDER) === '1');
  const choose = (mini: boolean): void => {
    localStorage.setItem(STORED_UNDER, mini ? '1' : '0');
    setMini(mini);
  };
  return [isMini, choose];
}
