import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPreloaded, whenIdle } from '../preload';
import { $question } from './confirm';
import { $popup } from './popup';
import { $toasts } from './toast';

const Toasts = lazyPreloaded(() => import('./Toasts'));
const Confirmation = lazyPreloaded(() => import('./Confirmation'));

/**
 * Snackbars, questions and popups; stands once in the layout. Their live region stands before the first of them comes,
 * so that it is announced, but not before the screen.
 */
export function Messages(): React.JSX.Element | null {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isGone = false;
    whenIdle(() => {
      if (!isGone) setThere(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const isWanted = [useStore($toasts).length > 0, useStore($question), useStore($popup)].some(Boolean);
  if (isWanted && !isThere) setThere(true);
  if (!isThere) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
      <Confirmation />
    </Suspense>
  );
}
