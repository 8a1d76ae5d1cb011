import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { endSession } from '../../api/session';
import { signOut } from '../../api/sign-in';
import { showToast } from '../../ui/messages/toast';
import { messages as shellMessages } from '../messages';
import { messages } from './messages';
import { SessionDialog } from './SessionDialog';

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Prompts before the idle end whether the user is still there. Esc also stays signed in. */
export default function IdleWarning({
  secondsLeft,
  onStay,
}: {
  secondsLeft: number;
  onStay: () => void;
}): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const shell = useStore(shellMessages);

  const leave = async (): Promise<void> => {
    try {
      await signOut();
      endSession('signedOut');
    } catch {
      showToast('danger', shell.logoutFailed);
    }
  };

  return (
    <SessionDialog title={t.stillThere} firstFocus={id} isCovering={false} onEscape={onStay}>
      {/* A count that is read out every second would be all that is announced. */}
      <p role="timer" aria-live="off">
        {t.endsIn({ time: minutesAndSeconds(secondsLeft) })}
      </p>
      <div className="form-actions">
        <Button onClick={() => void leave()}>{t.logout}</Button>
        <Button id={id} intent="primary" onClick={onStay}>
          {t.stay}
        </Button>
      </div>
    </SessionDialog>
  );
}
