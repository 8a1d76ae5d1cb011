import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText } from '../../api/errors';
import { $connection } from '../../api/transport/connection-state';
import { graphql } from '../../gql';
import { $locale } from '../../i18n/i18n';
import {
  type BellState,
  EMPTY,
  nextPage,
  PAGE_SIZE,
  type Read,
  withArrival,
  withPage,
  withRead,
} from './notifications';

/** The page of a record, such as a complaint's, has its number at the end. */
const OF_A_RECORD = /\/\d+$/;

const watchVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** The path, as notifications have it, of the record whose page is on screen; null for other screens and while the tab is hidden. */
function useRecordOnScreen(): string | null {
  const path = useLocation().pathname.slice(1);
  const isVisible = useSyncExternalStore(watchVisibility, () => !document.hidden);
  return isVisible && OF_A_RECORD.test(path) ? path : null;
}

const PAGE = graphql(`
  query Bell($page: Int!, $size: Int!) {
    notifications(page: $page, size: $size) {
      items { id title description updatedAt isRead path occurrences }
      pageInfo { page size totalItems totalPages }
      unreadCount
    }
  }
`);

const ARRIVED = graphql(`
  subscription NotificationReceived {
    notificationReceived { id title description updatedAt isRead path occurrences }
  }
`);

const COUNTED = graphql(`
  subscription UnreadNotificationCount {
    unreadNotificationCount
  }
`);

const READ = graphql(`
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(id: $id) { success message unreadCount }
  }
`);

const READ_ALL = graphql(`
  mutation MarkAllNotificationsRead {
    markAllNotificationsRead { success message unreadCount }
  }
`);

const READ_PATH = graphql(`
  mutation MarkNotificationsRead($path: String!) {
    markNotificationsRead(path: $path) { success message unreadCount }
  }
`);

/** Milliseconds from a load, and from opening a notification, to the next load. */
const REFRESH_AFTER_LOAD_MS = 60_000;
const REFRESH_AFTER_OPEN_MS = 2000;

export interface BellControl extends BellState {
  isLoading: boolean;
  /** Why the last load failed; null when it did not. */
  failure: string | null;
  reload: () => void;
  /** Loads the next page, unless all are loaded or one is loading. */
  loadMore: () => void;
  markRead: (id: string) => void;
  markAllRead: () => void;
}

/**
 * The notifications of the signed-in user: live through the subscription, and loaded again 60 s after each load, 2 s after one
 * was opened, when a lost connection is back, and when the language changes. Those about the record on screen are read at once.
 */
export function useBell(): BellControl {
  const client = useApolloClient();
  const [state, setState] = useState<BellState>(EMPTY);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRequesting = useRef(false);
  const isUnmounted = useRef(false);

  const load = useCallback(
    async (page: number): Promise<void> => {
      if (isRequesting.current) return;
      isRequesting.current = true;
      const language = $locale.get();
      setLoading(true);
      try {
        const { data } = await client.query({
          query: PAGE,
          variables: { page, size: PAGE_SIZE },
          fetchPolicy: 'no-cache',
        });
        if (isUnmounted.current || data === undefined) return;
        setState((before) => withPage(before, data));
        setFailure(null);
      } catch (error) {
        if (!isUnmounted.current) setFailure(errorText(error));
      } finally {
        isRequesting.current = false;
        if (!isUnmounted.current) {
          setLoading(false);
          // The notifications loaded so far may be in the previous language.
          refreshIn.current(language === $locale.get() ? REFRESH_AFTER_LOAD_MS : 0);
        }
      }
    },
    [client],
  );

  const refreshIn = useRef((_delay: number): void => undefined);
  refreshIn.current = (delay) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(1), delay);
  };

  const onScreen = useRecordOnScreen();
  /** Notifications that are being marked read because their record is on screen: a count that includes them is not shown. */
  const marking = useRef(0);
  const readOnScreen = useCallback(
    async (path: string): Promise<void> => {
      marking.current += 1;
      setState((before) => withRead(before, { path }));
      try {
        const { data } = await client.mutate({ mutation: READ_PATH, variables: { path } });
        const unread = data?.markNotificationsRead.unreadCount;
        if (!isUnmounted.current && unread != null) setState((before) => ({ ...before, unread }));
      } catch {
        // They stay unread until they are opened.
      } finally {
        marking.current -= 1;
      }
    },
    [client],
  );
  const hasUnread = state.unread > 0;
  useEffect(() => {
    if (onScreen !== null && hasUnread) void readOnScreen(onScreen);
  }, [onScreen, hasUnread, readOnScreen]);

  const isCounted = useRef(false);
  useSubscription(ARRIVED, {
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { notificationReceived: arrived } = data;
      const isSeen = !arrived.isRead && onScreen !== null && arrived.path === onScreen;
      const shown = isSeen ? { ...arrived, isRead: true } : arrived;
      setState((before) => withArrival(before, shown, isCounted.current));
      if (isSeen) void readOnScreen(onScreen);
    },
    // Without the live connection the timer still reloads.
    onError: () => undefined,
  });
  // Reading a notification in another tab or browser changes this badge too.
  useSubscription(COUNTED, {
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const unread = data.unreadNotificationCount;
      isCounted.current = true;
      if (marking.current > 0) return;
      // Only a reload shows which ones were read elsewhere.
      if (unread < state.unread) void load(1);
      setState((before) => ({ ...before, unread }));
    },
    onError: () => {
      isCounted.current = false;
    },
  });

  useEffect(() => {
    isUnmounted.current = false;
    void load(1);
    let wasLost = false;
    const stops = [
      $connection.listen((connection) => {
        if (connection === 'connected' && wasLost) void load(1);
        wasLost = connection === 'reconnecting';
      }),
      $locale.listen(() => {
        setState(({ unread }) => ({ ...EMPTY, unread }));
        void load(1);
      }),
    ];
    return () => {
      isUnmounted.current = true;
      clearTimeout(timer.current);
      for (const stop of stops) stop();
    };
  }, [load]);

  const showRead = (which: Read, saved: Promise<unknown>): void => {
    setState((before) => withRead(before, which));
    // The reload 2 s later shows the stored state, whether or not it was saved.
    saved.catch(() => undefined);
    refreshIn.current(REFRESH_AFTER_OPEN_MS);
  };

  return {
    ...state,
    isLoading,
    failure,
    reload: () => void load(1),
    loadMore: () => {
      const page = nextPage(state);
      if (page !== null) void load(page);
    },
    markRead: (id) => showRead({ id }, client.mutate({ mutation: READ, variables: { id } })),
    markAllRead: () => showRead('all', client.mutate({ mutation: READ_ALL })),
  };
}
