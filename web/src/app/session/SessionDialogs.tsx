import { useStore } from '@nanostores/react';
import { $pause, type Me } from '../../api/session';
import { lazyDialog } from '../../ui/part/part';
import { preload } from '../../ui/preload';
import { useIdleClock } from './use-idle-clock';

const IdleWarning = lazyDialog(preload(() => import('./IdleWarning')));
const SignInAgain = lazyDialog(preload(() => import('./SignInAgain')));

/** The dialogs about the session, above everything on screen. */
export function SessionDialogs({ user }: { user: Me['user'] }): React.JSX.Element {
  const pause = useStore($pause);
  const { secondsLeft, stay } = useIdleClock();
  const isOver = pause === 'expired' || pause === 'idle';
  return (
    <>
      {isOver && <SignInAgain user={user} reason={pause} />}
      {!isOver && secondsLeft !== null && <IdleWarning secondsLeft={secondsLeft} onStay={stay} />}
    </>
  );
}
