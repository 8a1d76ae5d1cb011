import { Button, InputGroup } from '@blueprintjs/core';
import { CameraIcon, SendMessageIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useSetUnsaved } from '../../../ui/use-unsaved';
import { messages } from '../messages';
import type { Sending } from './use-sending';

interface Props {
  sending: Sending;
  /** The camera was pressed (no files), or photos were pasted. */
  onPhotos: (files: readonly File[]) => void;
}

/** Camera button and text input: Enter sends unless it is empty. */
export function CommentBar({ sending, onPhotos }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [text, setText] = useState('');
  const typed = text.trim();
  const isEmpty = typed === '';
  const setUnsaved = useSetUnsaved();
  useEffect(() => setUnsaved(!isEmpty), [setUnsaved, isEmpty]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The text stays until it is saved, also after an error or a lost connection.
    if (!isEmpty && (await sending.send(typed, []))) setText('');
  }
  return (
    <form className="chat-bar" onSubmit={(event) => void submit(event)}>
      <Button
        variant="minimal"
        icon={<CameraIcon />}
        aria-label={t.addPhoto}
        title={t.addPhoto}
        onClick={() => onPhotos([])}
      />
      <InputGroup
        id={id}
        fill
        value={text}
        readOnly={sending.isSending}
        placeholder={t.placeholder}
        aria-label={t.placeholder}
        aria-describedby={`${id}-refusal`}
        maxLength={1000}
        autoComplete="off"
        onValueChange={setText}
        onPaste={(event) => {
          if (event.clipboardData.files.length === 0) return;
          event.preventDefault();
          onPhotos([...event.clipboardData.files]);
        }}
      />
      <Button
        type="submit"
        intent="primary"
        icon={<SendMessageIcon />}
        aria-label={t.send}
        title={t.send}
        disabled={isEmpty}
        loading={sending.isSending}
      />
      <p id={`${id}-refusal`} className="complaint-refusal" role="alert">
        {sending.refusal}
      </p>
    </form>
  );
}
