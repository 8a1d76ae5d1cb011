import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { lastWriteAt } from '../../api/writes';

/** Milliseconds after which the data of a screen that was left counts as stale. */
export const OLD_AFTER_MS = 60_000;

/**
 * Refetches in the background the data of a screen to which the user returns after {@link OLD_AFTER_MS}, or after a save.
 */
export function useQuietRefresh(activePath: string): void {
  const client = useApolloClient();
  const [leftAt] = useState(() => new Map<string, number>());
  useEffect(() => {
    const left = leftAt.get(activePath);
    const isOld = left !== undefined && (Date.now() - left > OLD_AFTER_MS || lastWriteAt() > left);
    // A failure shows on the screen itself.
    if (isOld) client.refetchQueries({ include: 'active' }).catch(() => undefined);
    return () => void leftAt.set(activePath, Date.now());
  }, [client, activePath, leftAt]);
}
