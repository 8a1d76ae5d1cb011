import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../part/part';
import { preload, whenIdle } from '../preload';
import { $question } from './confirm';
import { $toasts } from './toast';

const loadToasts = preload(() => import('./Toasts'));
const loadConfirmation = preload(() => import('./Confirmation'));

/** Takes away what waits to be shown, where it cannot be loaded: the content itself closes by its own buttons. */
interface Closable {
  onClose: () => void;
}
const Toasts = lazyDialog<Closable>(loadToasts);
const Confirmation = lazyDialog<Closable>(loadConfirmation);

/**
 * Snackbars, questions and popups; mounted once in the layout. Their live region is rendered before the first message, so that
 * this is announced, but after the screen.
 */
export function Messages(): React.JSX.Element {
  const [areLoaded, setLoaded] = useState(false);
  const hasToasts = useStore($toasts).length > 0;
  const question = useStore($question);
  useEffect(() => {
    let isUnmounted = false;
    const note = (): void => {
      if (!isUnmounted) setLoaded(true);
    };
    // What cannot be loaded is loaded again, and its failure shown, with the first message.
    whenIdle(() => void Promise.all([loadToasts(), loadConfirmation()]).then(note, () => undefined));
    return () => {
      isUnmounted = true;
    };
  }, []);
  return (
    <>
      {(areLoaded || hasToasts) && <Toasts onClose={() => $toasts.set([])} />}
      {(areLoaded || question !== null) && <Confirmation onClose={() => question?.settle(false)} />}
    </>
  );
}
