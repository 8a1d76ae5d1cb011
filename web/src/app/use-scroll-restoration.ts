import { type RefObject, type UIEvent, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * All screens scroll in the same element: restores the scroll position of each.
 * @returns the handler of the element's scroll event.
 */
export function useScrollRestoration(content: RefObject<HTMLElement | null>, activePath: string) {
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
