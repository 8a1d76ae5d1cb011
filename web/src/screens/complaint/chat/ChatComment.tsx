import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { memo, useEffect, useState } from 'react';
import { Time } from '../../../ui/dates/Time';
import { lazyPart } from '../../../ui/part/part';
import { Carousel } from '../../../ui/photos/Carousel';
import { preload } from '../../../ui/preload';
import { messages } from '../messages';
import type { Comment } from '../operations';
import { useStepName } from '../Timeline';

/** Checks whether a comment may still be changed; false from the given time on. */
function useChangeable(until: string | null | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const left = until ? Date.parse(until) - Date.now() : 0;
  useEffect(() => {
    setOver(false);
    if (!until) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return left > 0 && !isOver;
}

const OwnComment = lazyPart(preload(() => import('./OwnComment')));

/** Pixels. */
const PHOTO_HEIGHT = 300;

/** A comment: on the right if the user's own side wrote it, else on the left; with name and date, text or photos. */
interface Props {
  comment: Comment;
  /** Null when it cannot be commented on any more. */
  complaintId: string | null;
  /** Receives the changed comment before the live connection sends it. */
  onChanged: (comment: Comment) => void;
}

export const ChatComment = memo(function ChatComment(props: Props): React.JSX.Element {
  const { comment, complaintId, onChanged } = props;
  const t = useStore(messages);
  const nameOf = useStepName();
  const { text, photos, isOwnSide, authorName, step, createdAt, editedAt, deletedAt } = comment;
  const isChangeable = useChangeable(comment.changeableUntil);
  const name = authorName ?? '–';
  return (
    <li className="chat-comment" data-own={isOwnSide} data-photos={photos.length > 0}>
      <p className="chat-by">
        <strong>{name}</strong>
        {createdAt && <Time className={Classes.TEXT_MUTED} at={createdAt} />}
        {editedAt && !deletedAt && <span className={Classes.TEXT_MUTED}>({t.edited})</span>}
      </p>
      <div className="chat-bubble">
        {step && <strong className="chat-step">{nameOf(step)}</strong>}
        {photos.length > 0 && (
          <Carousel
            label={t.photosOf({ name })}
            urls={photos}
            height={PHOTO_HEIGHT}
            fallback={<span>{t.noEvidence}</span>}
          />
        )}
        {text && <p className="chat-text">{text}</p>}
        {deletedAt && <p className={`chat-text ${Classes.TEXT_MUTED}`}>{t.deleted}</p>}
      </div>
      {complaintId !== null && isChangeable && (
        <OwnComment comment={comment} complaintId={complaintId} onChanged={onChanged} />
      )}
    </li>
  );
});
