import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPreloaded, whenIdle } from '../preload';
import { $question } from './confirm';
import { $toasts } from './toast';

const Toasts = lazyPreloaded(() => import('./Toasts'));
const Confirmation = lazyPreloaded(() => import('./Confirmation'));

/**
 * Snackbars, questions and popups; mounted once in the layout. Their live region is rendered before the first message, so that
 * this is announced, but after the screen.
 */
export function Messages(): React.JSX.Element | null {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    whenIdle(() => {
      if (!isUnmounted) setMounted(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  const isWanted = [useStore($toasts).length > 0, useStore($question)].some(Boolean);
  if (isWanted && !isMounted) setMounted(true);
  if (!isMounted) return null;
  return (
    <Suspense fallback={null}>
      <Toasts />
      <Confirmation />
    </Suspense>
  );
}
