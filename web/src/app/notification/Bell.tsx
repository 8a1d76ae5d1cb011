import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { messages } from '../messages';
import { useBell } from './use-bell';
import './bell.css';
import { NotificationsIcon } from '@blueprintjs/icons';
import { Popover } from '../../ui/Popover';
import { lazyPart } from '../../ui/part/part';
import { preload } from '../../ui/preload';

const NotificationList = lazyPart(
  preload(() => import('./NotificationList')),
  () => <div className="notifications" />,
);

/** Above this the badge shows `99+`. */
const MAX_BADGE = 99;

/** The bell: unread badge and a dropdown list; opening an entry marks it read and opens its path. */
export function Bell({ onOpenAddress }: { onOpenAddress: (address: string) => void }): React.JSX.Element {
  const t = useStore(messages);
  const bell = useBell();
  const [isOpen, setOpen] = useState(false);
  const label = bell.unread > 0 ? t.unread({ count: bell.unread }) : t.notifications;
  return (
    <Popover
      isOpen={isOpen}
      onInteraction={setOpen}
      placement="bottom-end"
      content={
        <NotificationList
          bell={bell}
          onOpen={({ id, path }) => {
            bell.markRead(id);
            setOpen(false);
            if (path) onOpenAddress(path);
          }}
        />
      }
    >
      <Button variant="minimal" className="bell" aria-label={label} aria-expanded={isOpen}>
        <NotificationsIcon />
        {bell.unread > 0 && (
          <span className="bell-badge" aria-hidden="true">
            {bell.unread > MAX_BADGE ? `${MAX_BADGE}+` : bell.unread}
          </span>
        )}
        <span className="visually-hidden" aria-live="polite">
          {bell.unread > 0 ? label : ''}
        </span>
      </Button>
    </Popover>
  );
}
