import { type RefObject, useEffect, useState } from 'react';
import { rowsWithin } from './use-row-keys';

/** Checks whether there is more of a table to the right of what is in view. `width` is that of its columns. */
export function useScrollCue(section: RefObject<HTMLElement | null>, width: number): boolean {
  const [hasMore, setMore] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns are what scrolls
  useEffect(() => {
    const scroller = section.current === null ? null : rowsWithin(section.current);
    if (scroller === null) return;
    const update = (): void => setMore(scroller.scrollLeft + scroller.clientWidth < scroller.scrollWidth - 1);
    update();
    scroller.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(scroller);
    return () => {
      scroller.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [section, width]);
  return hasMore;
}
