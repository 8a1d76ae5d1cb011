import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { PhotoArea } from '../../ui/photos/PhotoArea';
import { keptUrls, PhotoList } from '../../ui/photos/photo-list';
import { useScreenState } from '../../ui/screen-state';
import { ComplaintDialog } from './actions/ComplaintDialog';
import type { Sending } from './chat/use-sending';
import { messages } from './messages';

interface Props {
  /** Pasted or dropped files; their upload starts immediately. */
  files: readonly File[];
  sending: Sending;
  onClose: () => void;
}

/** 'Add Photo': removable photos with their progress; Send Image is disabled without any. */
export default function PhotoDialog({ files, sending, onClose }: Props): React.JSX.Element {
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

  async function send(): Promise<void> {
    if (await sending.send('', keptUrls(photos))) onClose();
  }
  return (
    <ComplaintDialog
      title={t.addPhoto}
      refusal={sending.refusal}
      refusalId={`${id}-refusal`}
      saveText={t.sendImage}
      isReady={isReady}
      isSaving={sending.isSending}
      isChanged={photos.length > 0}
      onSave={() => void send()}
      onClose={onClose}
    >
      <span id={`${id}-label`} className="visually-hidden">
        {t.addPhoto}
      </span>
      <PhotoArea list={list} id={id} labelledBy={`${id}-label`} />
    </ComplaintDialog>
  );
}
