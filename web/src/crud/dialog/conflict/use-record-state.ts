import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Draft, Resource } from '../../resource/resource';

/** The change of a record since the form loaded it. */
export type RecordState =
  | { readonly state: 'unchanged' }
  | { readonly state: 'changed'; readonly latest: Draft }
  | { readonly state: 'missing' };

const UNCHANGED: RecordState = { state: 'unchanged' };

/** Milliseconds between two checks of an open record. */
const POLL_INTERVAL_MS = 20_000;

/**
 * Checks whether another user has saved or deleted the record of an open form: every 20 s while the page is visible, and when
 * the user returns to it. A failed check is ignored.
 * @param draft the record version that a save would be based on.
 * @param isPaused during a save and while its conflict is being resolved.
 */
export function useRecordState(resource: Resource, draft: Draft, isPaused: boolean): RecordState {
  const client = useApolloClient();
  const [seen, setSeen] = useState<{ of: Draft; recordState: RecordState }>({
    of: draft,
    recordState: UNCHANGED,
  });

  useEffect(() => {
    const { id, version } = draft;
    if (id === null || version === null || isPaused) return;
    let isCurrent = true;
    let isChecking = false;

    function check(): void {
      if (isChecking || id === null || document.visibilityState !== 'visible') return;
      isChecking = true;
      resource
        .load(client, id)
        .then(
          (latest) => {
            if (isCurrent) setSeen({ of: draft, recordState: recordStateOf(draft, latest) });
          },
          () => undefined,
        )
        .finally(() => {
          isChecking = false;
        });
    }

    const timer = setInterval(check, POLL_INTERVAL_MS);
    window.addEventListener('focus', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('focus', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, [client, resource, draft, isPaused]);

  return seen.of === draft ? seen.recordState : UNCHANGED;
}

function recordStateOf(draft: Draft, latest: Draft | null): RecordState {
  if (latest === null) return { state: 'missing' };
  return latest.version === draft.version ? UNCHANGED : { state: 'changed', latest };
}
