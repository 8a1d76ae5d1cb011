import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { $pause, type Me } from '../../api/session';
import { lazyPreloaded } from '../../ui/preload';
import { useIdleClock } from './use-idle-clock';

const IdleWarning = lazyPreloaded(() => import('./IdleWarning'));
const SignInAgain = lazyPreloaded(() => import('./SignInAgain'));

/** The dialogs about the session, above everything on screen. */
export function SessionDialogs({ user }: { user: Me['user'] }): React.JSX.Element {
  const pause = useStore($pause);
  const { secondsLeft, stay } = useIdleClock();
  const isOver = pause === 'expired' || pause === 'idle';
  return (
    <Suspense fallback={null}>
      {isOver && <SignInAgain user={user} reason={pause} />}
      {!isOver && secondsLeft !== null && <IdleWarning secondsLeft={secondsLeft} onStay={stay} />}
    </Suspense>
  );
}
