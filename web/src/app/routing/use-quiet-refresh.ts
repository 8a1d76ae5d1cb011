import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { lastWriteAt } from '../../api/writes';

/** Milliseconds after which what a screen showed when it was left counts as old. */
export const OLD_AFTER_MS = 60_000;

/**
 * Asks anew, behind what already shows, for the data of a screen that one comes back to after long, or after something was
 * saved meanwhile (ux 20).
 */
export function useQuietRefresh(activePath: string): void {
  const client = useApolloClient();
  const [leftAt] = useState(() => new Map<string, number>());
  useEffect(() => {
    const left = leftAt.get(activePath);
    const isOld = left !== undefined && (Date.now() - left > OLD_AFTER_MS || lastWriteAt() > left);
    // What cannot be fetched again shows so on its own screen.
    if (isOld) client.refetchQueries({ include: 'active' }).catch(() => undefined);
    return () => void leftAt.set(activePath, Date.now());
  }, [client, activePath, leftAt]);
}
