import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { PhotoArea } from '../../ui/photos/PhotoArea';
import { keptUrls, PhotoList } from '../../ui/photos/photo-list';
import { useFocusBack } from '../../ui/use-focus-back';
import { messages } from './messages';
import type { Sending } from './use-sending';

interface Props {
  /** What was pasted or dropped; their upload begins at once. */
  files: readonly File[];
  sending: Sending;
  onClose: () => void;
}

/** 'Add Photo': each with its progress, to be taken back; Send Image disabled without media (fleet-operations 2, 5). */
export default function PhotoDialog({ files, sending, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [list] = useState(() => new PhotoList([]));
  const photos = useStore(list.photos);
  useFocusBack();
  useEffect(() => list.add(files), [list, files]);
  useEffect(() => () => list.dispose(), [list]);
  const isReady = photos.length > 0 && photos.every(({ state }) => state === 'uploaded');

  async function send(): Promise<void> {
    if (await sending.send('', keptUrls(photos))) onClose();
  }
  return (
    <Dialog isOpen title={t.addPhoto} canOutsideClickClose={false} onClose={onClose}>
      <DialogBody>
        <span id={`${id}-label`} className="visually-hidden">
          {t.addPhoto}
        </span>
        <PhotoArea list={list} id={id} labelledBy={`${id}-label`} />
        <p className="complaint-refusal" role="alert">
          {sending.refusal}
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button
              intent="primary"
              disabled={!isReady}
              loading={sending.isSending}
              onClick={() => void send()}
            >
              {t.sendImage}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
