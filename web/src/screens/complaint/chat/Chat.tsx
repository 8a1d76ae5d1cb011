import { Button, Classes, Spinner } from '@blueprintjs/core';
import { ArrowDownIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { lazyDialog, lazyPart } from '../../../ui/part/part';
import { preload } from '../../../ui/preload';
import { useFileDrop } from '../../../ui/use-file-drop';
import { messages } from '../messages';
import type { Detail } from '../operations';
import type { ComplaintControl } from '../use-complaint';
import { ChatComment } from './ChatComment';
import { CommentBar } from './CommentBar';
import { useChatScroll } from './use-chat-scroll';
import { useSending } from './use-sending';

const PhotoDialog = lazyDialog(preload(() => import('../PhotoDialog')));
/** Loaded before it is needed: without a network it could not be. */
const WaitingList = lazyPart(preload(() => import('./WaitingList')));

interface Props {
  complaint: Detail;
  control: ComplaintControl;
}

/** The conversation and the input bar. Photos are added by camera, paste and drop. */
export function Chat({ complaint, control }: Props): React.JSX.Element {
  const t = useStore(messages);
  const { comments, hasOlder, loadOlder } = control;
  const { canComment } = complaint;
  const sendComment = useSending(complaint.id, control.addOwn);
  const scroll = useChatScroll(comments, hasOlder ? loadOlder : null);
  const [photos, setPhotos] = useState<readonly File[] | null>(null);
  const drop = useFileDrop(canComment, setPhotos);
  return (
    <section className={`chat ${Classes.CARD}`} aria-label={t.comments} {...drop}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in the keyboard's reach */}
      <div className="chat-scroll" ref={scroll.ref} onScroll={scroll.onScroll} tabIndex={0}>
        {scroll.isLoadingOlder && (
          <div className={`chat-older ${Classes.TEXT_MUTED}`} role="status">
            <Spinner size={16} />
            {t.loadingOlder}
          </div>
        )}
        {hasOlder && <p className="printed-only">{t.olderNotPrinted}</p>}
        {comments.length === 0 && <p className="empty">{t.emptyHistory}</p>}
        <ol aria-live={scroll.showsNewest ? 'polite' : 'off'} aria-relevant="additions">
          {scroll.shown.map((comment) => (
            <ChatComment
              key={comment.id}
              comment={comment}
              complaintId={canComment ? complaint.id : null}
              onChanged={control.add}
            />
          ))}
          <WaitingList complaintId={complaint.id} />
        </ol>
      </div>
      {scroll.hasNews && (
        <Button className="chat-news" intent="primary" icon={<ArrowDownIcon />} onClick={scroll.toEnd}>
          {t.newComments}
        </Button>
      )}
      {drop['data-over'] && <p className="chat-drop">{t.dropHere}</p>}
      {canComment ? (
        <CommentBar sendComment={sendComment} onPhotos={setPhotos} />
      ) : (
        <p className={`chat-shut ${Classes.TEXT_MUTED}`}>{t.cannotComment}</p>
      )}
      {photos !== null && (
        <PhotoDialog files={photos} sendComment={sendComment} onClose={() => setPhotos(null)} />
      )}
    </section>
  );
}
