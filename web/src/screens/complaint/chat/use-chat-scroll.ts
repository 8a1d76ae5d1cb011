import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePrinting } from '../../../ui/use-printing';
import type { Comment } from '../operations';
import { shownAround } from './conversation';

/** Pixels from an end within which the reader counts as being there. */
const NEAR = 80;
/** Milliseconds after the load at which it scrolls to the end again, when photos are loaded. */
const SETTLED_MS = 500;

interface ChatScroll {
  ref: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  /** The comments in the page: those around the reader's place. */
  shown: readonly Comment[];
  /** True if the newest comments are among them. */
  showsNewest: boolean;
  /** True if new comments arrived below the visible part. */
  hasNews: boolean;
  isLoadingOlder: boolean;
  toEnd: () => void;
}

/**
 * Opens a conversation at its end and follows new comments there; a reader further up keeps their place and gets a notice. The page
 * has the comments around that place: earlier and later ones come as the reader scrolls there.
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
  /** The comment to which the reader scrolled; null: the newest one. */
  const [middle, setMiddle] = useState<string | null>(null);
  const isPrinting = usePrinting();
  const shown = useMemo(
    () => (isPrinting ? comments : shownAround(comments, middle)),
    [comments, middle, isPrinting],
  );
  const newest = comments.at(-1)?.id;
  const showsNewest = shown.at(-1)?.id === newest;

  const toEnd = useCallback(() => {
    const box = ref.current;
    if (box === null) return;
    box.scrollTop = box.scrollHeight;
    isAtEnd.current = true;
    setMiddle(null);
    setNews(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each newer comment
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
    else setNews(true);
  }, [newest, toEnd]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the newest comments are in the page
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [showsNewest, toEnd]);

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

  async function older(box: HTMLElement, load: (() => Promise<void>) | null): Promise<void> {
    // Scroll anchoring keeps the visible comments in place while earlier ones load, except at the very top.
    if (box.scrollTop === 0) box.scrollTop = 1;
    setMiddle(shown[0]?.id ?? null);
    if (load === null || shown[0] !== comments[0]) return;
    setLoadingOlder(true);
    // Scrolling further retries a failed load.
    await load().catch(() => undefined);
    setLoadingOlder(false);
  }

  function onScroll(): void {
    const box = ref.current;
    if (box === null) return;
    const isBelow = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    isAtEnd.current = isBelow && showsNewest;
    if (isAtEnd.current) {
      setNews(false);
      setMiddle(null);
    } else if (isBelow) {
      setMiddle(shown.at(-1)?.id ?? null);
    }
    const isScrollable = box.scrollHeight > box.clientHeight;
    if (isScrollable && box.scrollTop < NEAR && !isLoadingOlder) void older(box, loadOlder);
  }

  return { ref, onScroll, shown, showsNewest, hasNews, isLoadingOlder, toEnd };
}
