import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { messages } from './messages';
import { SessionDialog } from './SessionDialog';
import { logOut } from './use-logout';

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
  return (
    <SessionDialog title={t.stillThere} firstFocus={id} isCovering={false} onEscape={onStay}>
      {/* A count that is read out every second would be all that is announced. */}
      <p role="timer" aria-live="off">
        {t.endsIn({ time: minutesAndSeconds(secondsLeft) })}
      </p>
      <div className="form-actions">
        <Button onClick={() => void logOut()}>{t.logout}</Button>
        <Button id={id} intent="primary" onClick={onStay}>
          {t.stay}
        </Button>
      </div>
    </SessionDialog>
  );
}
