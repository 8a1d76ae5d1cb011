import { useCallback, useState } from 'react';

const STORED_UNDER = 'armada.mini-sidebar';

/** The mini mode of the sidebar, stored in this browser, and the function that toggles it. */
export function useMiniSidebar(): [isMini: boolean, toggleMini: () => void] {
  const [isMini, setMini] = useState(() => localStorage.getItem(STORED_UNDER) === '1');
  const toggleMini = useCallback(() => {
    localStorage.setItem(STORED_UNDER, isMini ? '0' : '1');
    setMini(!isMini);
  }, [isMini]);
  return [isMini, toggleMini];
}
