import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The page of a record, such as a complaint's, has its number at the end. */
const OF_A_RECORD = /\/\d+$/;

const watchVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** The path, as notifications have it, of the record whose page is on screen; null for other screens and while the tab is hidden. */
export function useRecordOnScreen(): string | null {
  const path = useLocation().pathname.slice(1);
  const isVisible = useSyncExternalStore(watchVisibility, () => !document.hidden);
  return isVisible && OF_A_RECORD.test(path) ? path : null;
}
