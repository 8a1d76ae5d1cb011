import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Comment } from '../operations';

/** Pixels from an end within which the reader counts as being there. */
const NEAR = 80;
/** Milliseconds after the load at which it scrolls to the end again, when photos are loaded. */
const SETTLED_MS = 500;

interface ChatScroll {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** True if new comments arrived below the visible part. */
  hasNews: boolean;
  isLoadingOlder: boolean;
  toEnd: () => void;
}

/**
 * Opens a conversation at its end and follows new comments there; a reader further up keeps their place and gets a notice.
 * @param loadOlder loads earlier comments; null when there are none
 */
export function useChatScroll(
  comments: readonly Comment[],
  loadOlder: (() => Promise<void>) | null,
): ChatScroll {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNews, setNews] = useState(false);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const newest = comments.at(-1)?.id;

  const toEnd = useCallback(() => {
    const box = ref.current;
    if (box === null) return;
    box.scrollTop = box.scrollHeight;
    isAtEnd.current = true;
    setNews(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each newer comment
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
    else setNews(true);
  }, [newest, toEnd]);

  useEffect(() => {
    const timer = setTimeout(() => isAtEnd.current && toEnd(), SETTLED_MS);
    // The box grows and shrinks with the window and the bar below.
    const watch = new ResizeObserver(() => isAtEnd.current && toEnd());
    if (ref.current !== null) watch.observe(ref.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [toEnd]);

  async function older(box: HTMLElement, load: () => Promise<void>): Promise<void> {
    // Scroll anchoring keeps the visible comments in place while earlier ones load, except at the very top.
    if (box.scrollTop === 0) box.scrollTop = 1;
    setLoadingOlder(true);
    // Scrolling further retries a failed load.
    await load().catch(() => undefined);
    setLoadingOlder(false);
  }

  function onScroll(): void {
    const box = ref.current;
    if (box === null) return;
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (isAtEnd.current && hasNews) setNews(false);
    const isScrollable = box.scrollHeight > box.clientHeight;
    if (isScrollable && box.scrollTop < NEAR && loadOlder !== null && !isLoadingOlder)
      void older(box, loadOlder);
  }

  return { ref, onScroll, hasNews, isLoadingOlder, toEnd };
}
