import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { Draft, Resource } from '../../resource';

/** What has become of a record since the form took it up. */
export type Meanwhile =
  | { readonly state: 'unchanged' }
  | { readonly state: 'changed'; readonly latest: Draft }
  | { readonly state: 'missing' };

const UNCHANGED: Meanwhile = { state: 'unchanged' };

/** Milliseconds between two looks at a record that is open. */
const POLL_INTERVAL_MS = 20_000;

/**
 * Looks now and then whether somebody else has saved the record of an open form, or taken it away: every 20 s while the page
 * is in sight, and when the person comes back to it. A look that fails is made again with the next one.
 * @param draft what the form would be saved against.
 * @param isPaused while a save is under way or its conflict is being settled.
 */
export function useMeanwhile(resource: Resource, draft: Draft, isPaused: boolean): Meanwhile {
  const client = useApolloClient();
  const [seen, setSeen] = useState<{ of: Draft; meanwhile: Meanwhile }>({ of: draft, meanwhile: UNCHANGED });

  useEffect(() => {
    const { id, version } = draft;
    if (id === null || version === null || isPaused) return;
    let isCurrent = true;
    let isLooking = false;

    function look(): void {
      if (isLooking || id === null || document.visibilityState !== 'visible') return;
      isLooking = true;
      resource
        .load(client, id)
        .then(
          (latest) => {
            if (isCurrent) setSeen({ of: draft, meanwhile: meanwhileOf(draft, latest) });
          },
          () => undefined,
        )
        .finally(() => {
          isLooking = false;
        });
    }

    const timer = setInterval(look, POLL_INTERVAL_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, resource, draft, isPaused]);

  return seen.of === draft ? seen.meanwhile : UNCHANGED;
}

function meanwhileOf(draft: Draft, latest: Draft | null): Meanwhile {
  if (latest === null) return { state: 'missing' };
  return latest.version === draft.version ? UNCHANGED : { state: 'changed', latest };
}
