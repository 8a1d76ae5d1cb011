import { Button, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import type { MouseEvent, UIEvent } from 'react';
import { Time } from '../../ui/dates/Time';
import { isPlainClick } from '../../ui/screen-navigation';
import { messages } from '../messages';
import type { NotificationItem } from './notifications';
import type { BellControl } from './use-bell';

/** Pixels from the end at which the next page is loaded. */
const NEAR_END = 60;

interface ItemProps {
  item: NotificationItem;
  onOpen: (item: NotificationItem) => void;
  onRead: (id: string) => void;
}

function Item({ item, onOpen, onRead }: ItemProps): React.JSX.Element {
  const t = useStore(messages);
  const Opener = item.path ? 'a' : 'button';
  return (
    <li>
      <Opener
        className="notification"
        data-unread={!item.isRead}
        {...(item.path ? { href: `/${item.path.replace(/^\/+/, '')}` } : { type: 'button' as const })}
        onAuxClick={() => item.path && onRead(item.id)}
        onClick={(event: MouseEvent) => {
          if (item.path && !isPlainClick(event)) return onRead(item.id);
          event.preventDefault();
          onOpen(item);
        }}
      >
        <span className="notification-title">
          {item.title.toUpperCase()}
          {item.occurrences != null && item.occurrences > 1 && (
            <span className="notification-occurrences">
              <span aria-hidden="true">{item.occurrences}×</span>
              <span className="visually-hidden">{t.occurrences({ count: item.occurrences })}</span>
            </span>
          )}
          {!item.isRead && <span className="notification-dot" role="img" aria-label={t.unreadMark} />}
        </span>
        <span className="notification-text">{item.description}</span>
        {item.updatedAt && (
          <small>
            <Time at={item.updatedAt} />
          </small>
        )}
      </Opener>
    </li>
  );
}

interface NotificationListProps {
  bell: BellControl;
  onOpen: (item: NotificationItem) => void;
}

/** The dropdown: scrolling loads pages of 5 until the loaded count reaches the total. */
export default function NotificationList({ bell, onOpen }: NotificationListProps): React.JSX.Element {
  const t = useStore(messages);
  const { items, unread, isLoading, failure } = bell;
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>): void => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END) bell.loadMore();
  };
  return (
    <section className="notifications" aria-label={t.notifications}>
      <header>
        <h2>{t.notifications}</h2>
        <Button variant="minimal" size="small" disabled={unread === 0} onClick={bell.markAllRead}>
          {t.markAllRead}
        </Button>
      </header>
      <div className="notifications-scroll" onScroll={onScroll}>
        {items.length === 0 && !isLoading && failure === null && (
          <p className="empty">{t.emptyNotification}</p>
        )}
        <ul>
          {items.map((item) => (
            <Item key={item.id} item={item} onOpen={onOpen} onRead={bell.markRead} />
          ))}
        </ul>
        {failure !== null && (
          <div className="notifications-loading" role="alert">
            <p className="empty">{failure}</p>
            <Button size="small" onClick={bell.reload}>
              {t.retry}
            </Button>
          </div>
        )}
        {isLoading && (
          <div className="notifications-loading" role="status">
            <Spinner size={18} />
            <span className="visually-hidden">{t.loadingMore}</span>
          </div>
        )}
      </div>
    </section>
  );
}
