import { useEffect, useState } from 'react';

/**
 * Follows a value once what the person did is painted: what takes longer than one waits for a button, such as to request rows,
 * goes by this, and what shows that the press was received goes by the value itself.
 */
export function useAfterPaint<T>(value: T): T {
  const [followed, setFollowed] = useState(value);
  useEffect(() => {
    if (followed === value) return;
    // Called before the frame is painted; React then draws in a task of its own, after it.
    const frame = requestAnimationFrame(() => setFollowed(() => value));
    return () => cancelAnimationFrame(frame);
  }, [followed, value]);
  return followed;
}
