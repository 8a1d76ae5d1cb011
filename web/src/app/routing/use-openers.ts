import { useCallback, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { routeOf } from './routes';

/** Checks whether a chain of openers that begins at a screen contains another. */
function isOpenedBy(openers: ReadonlyMap<string, string>, path: string, opener: string): boolean {
  for (let at: string | undefined = path; at !== undefined; at = openers.get(at)) {
    if (at === opener) return true;
  }
  return false;
}

/**
 * Remembers which screen opened which. A link back to one of the screens that opened the current one is a return and leaves
 * the openers as they are: following them never leads in a circle.
 * @returns the path of the screen that opened another; undefined for one opened by its address
 */
export function useOpeners(activePath: string): (path: string) => string | undefined {
  const openers = useRef(new Map<string, string>());
  const previous = useRef(activePath);
  const how = useNavigationType();
  useEffect(() => {
    const from = previous.current;
    previous.current = activePath;
    if (from === activePath || how === 'POP' || routeOf(from) === undefined) return;
    if (!isOpenedBy(openers.current, from, activePath)) openers.current.set(activePath, from);
  }, [activePath, how]);
  return useCallback((path: string) => openers.current.get(path), []);
}
