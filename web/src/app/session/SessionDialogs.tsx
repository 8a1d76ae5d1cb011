import { useStore } from '@nanostores/react';
import { $pause, type Me } from '../../api/session';
import { IdleWarning } from './IdleWarning';
import { SignInAgain } from './SignInAgain';
import { useIdleClock } from './useIdleClock';

/** What the session itself has to say, over whatever is on screen. */
export function SessionDialogs({ user }: { user: Me['user'] }): React.JSX.Element | null {
  const pause = useStore($pause);
  const { secondsLeft, stay } = useIdleClock();
  if (pause === 'expired' || pause === 'idle') return <SignInAgain user={user} reason={pause} />;
  return secondsLeft === null ? null : <IdleWarning secondsLeft={secondsLeft} onStay={stay} />;
}
