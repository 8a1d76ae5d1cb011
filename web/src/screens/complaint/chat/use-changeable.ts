import { useEffect, useState } from 'react';

/** Checks whether a comment may still be changed; false from the given time on. */
export function useChangeable(until: string | null | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const left = until ? Date.parse(until) - Date.now() : 0;
  useEffect(() => {
    setOver(false);
    if (!until) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return left > 0 && !isOver;
}
