import type { BellQuery } from '../../gql/graphql';

/** A page of the list. */
export const PAGE_SIZE = 5;

export type NotificationItem = BellQuery['notifications']['items'][number];

/** The loaded notifications. */
export interface BellState {
  /** Newest first, as far as loaded. */
  items: readonly NotificationItem[];
  /** The total number on the server. */
  total: number;
  unread: number;
}

export const EMPTY: BellState = { items: [], total: 0, unread: 0 };

/** The state after a page was loaded: its entries replace those of the same id; new ones come first on page 1. */
export function withPage(state: BellState, { notifications }: BellQuery): BellState {
  const { items, pageInfo, unreadCount } = notifications;
  const fresh = new Set(items.map(({ id }) => id));
  const known = state.items.filter(({ id }) => !fresh.has(id));
  const isFirst = pageInfo.page === 1;
  return {
    items: isFirst ? [...items, ...known] : [...known, ...items],
    total: pageInfo.totalItems,
    unread: unreadCount,
  };
}

/**
 * The state after one has arrived live. One that stands for a further event takes its former place.
 * @param isCounted whether the server sends the number of unread notifications: then it is not counted here as well.
 */
export function withArrival(state: BellState, arrived: NotificationItem, isCounted: boolean): BellState {
  const known = state.items.find(({ id }) => id === arrived.id);
  if (known !== undefined && known.occurrences === arrived.occurrences) return state;
  const isCountedNow = isCounted || arrived.isRead || known?.isRead === false;
  return {
    items:
      known === undefined
        ? [arrived, ...state.items]
        : state.items.map((item) => (item === known ? arrived : item)),
    total: state.total + (known === undefined ? 1 : 0),
    unread: state.unread + (isCountedNow ? 0 : 1),
  };
}

/** The notifications that were read: one, those that open a path, or all of them. */
export type Read = { id: string } | { path: string } | 'all';

/** The state after some have been read. */
export function withRead(state: BellState, which: Read): BellState {
  const isMeant = (item: NotificationItem): boolean =>
    !item.isRead && (which === 'all' || ('id' in which ? item.id === which.id : item.path === which.path));
  const read = which === 'all' ? state.unread : state.items.filter(isMeant).length;
  return {
    ...state,
    items: state.items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item)),
    unread: Math.max(0, state.unread - read),
  };
}

/** Number of the page to load next; null when the loaded count has reached the total. */
export function nextPage(state: BellState): number | null {
  return state.items.length >= state.total ? null : Math.floor(state.items.length / PAGE_SIZE) + 1;
}
