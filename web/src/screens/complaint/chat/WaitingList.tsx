import { Button, Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { $session } from '../../../api/session';
import { messages } from '../messages';
import { waitingComments } from './waiting-comments';

const reveal = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

/** The comments of a complaint that wait for the network, after the saved ones; each can be taken back. */
export default function WaitingList({ complaintId }: { complaintId: string }): React.JSX.Element {
  const t = useStore(messages);
  const session = useStore($session);
  const name = session.state === 'signedIn' ? session.me.user.name : '–';
  const waiting = useStore(waitingComments.list).filter((comment) => comment.complaintId === complaintId);
  return (
    <>
      {waiting.map(({ key, text, refusal }) => (
        <li key={key} ref={reveal} className="chat-comment chat-waiting" data-own="true">
          <p className="chat-by">
            <span className={refusal === null ? Classes.TEXT_MUTED : 'complaint-refusal'} role="status">
              {refusal ?? t.waitingForNetwork}
            </span>
            <Button variant="minimal" size="small" onClick={() => waitingComments.remove(key)}>
              {t.cancel}
            </Button>
          </p>
          <div className="chat-bubble">
            <p className="chat-text">{text || t.photosOf({ name })}</p>
          </div>
        </li>
      ))}
    </>
  );
}
