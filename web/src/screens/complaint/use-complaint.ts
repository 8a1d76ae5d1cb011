import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { FIRST, hasGap, isEarlier, MOST_PAGES, merged, NEWEST, WINDOW } from './chat/conversation';
import { CHANGED, COMMENTED, type Comment, DETAIL, type Detail, OLDER } from './operations';

const NONE: readonly Comment[] = [];

export interface ComplaintControl {
  /** Null if there is none within the user's scope; undefined while it loads. */
  complaint: Detail | null | undefined;
  /** The comments loaded so far, oldest first. */
  comments: readonly Comment[];
  /** True if earlier ones are not loaded. */
  hasOlder: boolean;
  isLoading: boolean;
  error: Error | undefined;
  /** Reloads the complaint; settles when the current state shows or could not be loaded. */
  reload: () => Promise<void>;
  loadOlder: () => Promise<void>;
  /** Takes in a comment as it is now. */
  add: (comment: Comment) => void;
  /** Appends the user's own comment, unless the live connection has sent it already. */
  addOwn: (comment: Comment) => void;
}

/** One complaint, updated by subscriptions, whose first value contains missed changes. */
export function useComplaint(id: string): ComplaintControl {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(DETAIL, {
    variables: { id, last: FIRST },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const complaint = data?.complaint;
  const [more, setMore] = useState<readonly Comment[]>(NONE);
  const loaded = complaint?.comments ?? NONE;
  const comments = useMemo(() => merged(loaded, more), [loaded, more]);
  const latest = useRef(comments);
  latest.current = comments;
  const add = useCallback((comment: Comment) => setMore((before) => merged(before, [comment])), []);
  const addOwn = useCallback((comment: Comment) => setMore((before) => merged([comment], before)), []);
  const reload = useCallback(
    () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
    [refetch],
  );

  const pageBefore = useCallback(
    async (oldest: string): Promise<readonly Comment[]> => {
      const { data: older } = await client.query({
        query: OLDER,
        variables: { id, last: WINDOW, before: oldest },
        fetchPolicy: 'no-cache',
      });
      return older?.complaint?.comments ?? NONE;
    },
    [client, id],
  );

  /** Takes in the newest comments with those between them and the known ones. Where these are too many, the known ones are forgotten. */
  const addMissed = useCallback(
    async (newest: readonly Comment[]): Promise<void> => {
      const known = new Set(latest.current.map((comment) => comment.id));
      let missed = newest;
      for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const page = await pageBefore(missed[0]?.id ?? '');
        missed = merged(page, missed);
        if (page.length === WINDOW && !page.some((comment) => known.has(comment.id))) continue;
        setMore((others) => merged(others, missed));
        return;
      }
      setMore(missed);
      await reload();
    },
    [pageBefore, reload],
  );

  // Without the live connection the loaded state stays; the next visit loads again.
  const live = { skip: complaint == null, fetchPolicy: 'no-cache', ignoreResults: true } as const;
  useSubscription(COMMENTED, {
    ...live,
    variables: { id },
    onData: ({ data: { data: pushed } }) => {
      if (pushed && !isEarlier(latest.current, pushed.complaintCommented)) add(pushed.complaintCommented);
    },
    onError: () => undefined,
  });
  useSubscription(CHANGED, {
    ...live,
    // The result updates the complaint in the cache.
    fetchPolicy: 'network-only',
    variables: { id, last: NEWEST },
    onData: ({ data: { data: pushed } }) => {
      if (!pushed) return;
      const newest = pushed.complaintChanged.comments;
      // What cannot be loaded now is loaded with the next change.
      if (hasGap(latest.current, newest)) addMissed(newest).catch(() => undefined);
      else setMore((others) => merged(others, newest));
    },
    onError: () => undefined,
  });

  const isLoadingOlder = useRef(false);
  const loadOlder = useCallback(async (): Promise<void> => {
    const [oldest] = latest.current;
    if (isLoadingOlder.current || oldest === undefined) return;
    isLoadingOlder.current = true;
    try {
      const page = await pageBefore(oldest.id);
      setMore((others) => merged(page, others));
    } finally {
      isLoadingOlder.current = false;
    }
  }, [pageBefore]);

  return {
    complaint,
    comments,
    hasOlder: comments.length < (complaint?.commentCount ?? 0),
    isLoading: loading,
    error,
    reload,
    loadOlder,
    add,
    addOwn,
  };
}
