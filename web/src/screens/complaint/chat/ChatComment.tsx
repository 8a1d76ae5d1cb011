import { Classes } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { formatInstant } from '../../../crud/format';
import { Carousel } from '../../../ui/photos/Carousel';
import { messages } from '../messages';
import type { Comment } from '../operations';
import { useStepName } from '../Timeline';

/** Pixels. */
const PHOTO_HEIGHT = 300;

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A comment: on the right if the user's own side wrote it, else on the left; with name and date, text or photos. */
export const ChatComment = memo(function ChatComment({ comment }: { comment: Comment }): React.JSX.Element {
  const t = useStore(messages);
  const nameOf = useStepName();
  const { text, photos, isOwnSide, authorName, step, createdAt } = comment;
  const name = authorName ?? '–';
  return (
    <li className="chat-comment" data-own={isOwnSide} data-photos={photos.length > 0}>
      <p className="chat-by">
        <strong>{name}</strong>
        {createdAt && (
          <time className={Classes.TEXT_MUTED} dateTime={createdAt} title={formatInstant(createdAt)}>
            {TIME.format(new Date(createdAt)).replace('Sept', 'Sep')}
          </time>
        )}
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
      </div>
    </li>
  );
});
