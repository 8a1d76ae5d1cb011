import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { errorMessages } from '../../api/errors';
import { $pause } from '../../api/session';
import { $hasNewBuild } from '../../api/transport/client-build';
import { $connection } from '../../api/transport/connection-state';
import { $isOutdated } from '../../api/transport/persisted';
import { messages } from '../messages';
import { useIsOnline } from '../session/use-is-online';

/** Checks whether the connection was lost and is there again; it is then said to who does not see the line go. */
function useIsBack(isLost: boolean): boolean {
  const [wasLost, setLost] = useState(isLost);
  if (isLost && !wasLost) setLost(true);
  return wasLost && !isLost;
}

/**
 * A thin line while there is no connection, while the live one is being restored, and when the page must be reloaded, or may be: after a
 * deployment it goes on as it is, with what its person has typed.
 */
export function ConnectionLine(): React.JSX.Element {
  const t = useStore(messages);
  const connection = useStore($connection);
  const pause = useStore($pause);
  const outdated = useStore(errorMessages).PERSISTED_OPERATION_NOT_FOUND;
  const isOutdated = useStore($isOutdated);
  const isOnline = useIsOnline();
  // An expired session has closed the live connection: the dialog over the screen shows what to do.
  const isReconnecting = connection === 'reconnecting' && pause === null;
  const hasNewBuild = useStore($hasNewBuild);
  const text = !isOnline ? t.offline : isReconnecting ? t.reconnecting : null;
  const isBack = useIsBack(text !== null);
  const reload = isOutdated ? outdated : hasNewBuild && text === null ? t.newVersion : null;
  return (
    <div
      className="connection-line"
      role="status"
      data-shown={reload !== null || text !== null}
      data-may-wait={reload !== null && !isOutdated}
    >
      {isBack && <span className="visually-hidden">{t.online}</span>}
      {reload === null ? (
        text
      ) : (
        <button type="button" onClick={() => window.location.reload()}>
          {reload}
        </button>
      )}
    </div>
  );
}
