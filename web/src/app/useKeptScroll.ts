import { type RefObject, type UIEvent, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Every screen scrolls in the same element: each gets back how far it was scrolled.
 * @returns what to do when it scrolls.
 */
export function useKeptScroll(content: RefObject<HTMLElement | null>, activePath: string) {
  const tops = useRef(new Map<string, number>());
  const path = useRef(activePath);
  useLayoutEffect(() => {
    path.current = activePath;
    content.current?.scrollTo({ top: tops.current.get(activePath) ?? 0 });
  }, [content, activePath]);
  return useCallback(({ currentTarget, target }: UIEvent<HTMLElement>) => {
    if (target === currentTarget) tops.current.set(path.current, currentTarget.scrollTop);
  }, []);
}
