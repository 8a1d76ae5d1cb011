import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Send } from '../../api/idempotency-key';
import { PhotoArea } from '../../ui/photos/PhotoArea';
import { keptUrls, PhotoList } from '../../ui/photos/photo-list';
import { useScreenState } from '../../ui/screen-state';
import { ComplaintDialog } from './actions/ComplaintDialog';
import type { SendComment } from './chat/use-sending';
import { messages } from './messages';

interface Props {
  /** Pasted or dropped files; their upload starts immediately. */
  files: readonly File[];
  sendComment: SendComment;
  onClose: () => void;
}

/** 'Add Photo': removable photos with their progress; Send Image is disabled without any. */
export default function PhotoDialog({ files, sendComment, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [list] = useState(() => new PhotoList([]));
  const photos = useStore(list.photos);
  const screen = useScreenState();
  const isBegun = useRef(false);
  // Both run again when the hidden screen shows again.
  useEffect(() => {
    if (!isBegun.current) list.add(files);
    isBegun.current = true;
    return () => {
      if (!screen.isHidden) list.dispose();
    };
  }, [list, files, screen]);
  const isReady = photos.length > 0 && photos.every(({ state }) => state === 'uploaded');

  async function save(send: Send): Promise<string | null> {
    const refusal = await sendComment('', keptUrls(photos), send);
    if (refusal === null) onClose();
    return refusal;
  }
  return (
    <ComplaintDialog
      title={t.addPhoto}
      refusalId={`${id}-refusal`}
      saveText={t.sendImage}
      isReady={isReady}
      isChanged={photos.length > 0}
      onSave={save}
      onClose={onClose}
    >
      <span id={`${id}-label`} className="visually-hidden">
        {t.addPhoto}
      </span>
      <PhotoArea list={list} id={id} labelledBy={`${id}-label`} />
    </ComplaintDialog>
  );
}
