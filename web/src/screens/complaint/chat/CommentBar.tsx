import { Button, TextArea } from '@blueprintjs/core';
import { CameraIcon, ManualIcon, SendMessageIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRefusal } from '../../../crud/write/use-refusal';
import { lengthProblem } from '../../../ui/form/length-problem';
import { lazyPart } from '../../../ui/part/part';
import { useSetUnsaved } from '../../../ui/use-unsaved';
import { messages } from '../messages';
import { MOST_CHARACTERS } from './conversation';
import { type Reply, useReplies } from './use-replies';
import type { SendComment } from './use-sending';

const ReplyList = lazyPart(() => import('./ReplyList'));

/** Typed first, it opens the canned replies; what follows filters them. */
const REPLY_KEY = '/';

interface Props {
  sendComment: SendComment;
  /** The camera was pressed (no files), or photos were pasted. */
  onPhotos: (files: readonly File[]) => void;
}

/** Camera, canned replies and text input: Enter sends unless it is empty, Shift + Enter starts a new line. */
export function CommentBar({ sendComment, onPhotos }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const { isWriting, refusal, save } = useRefusal();
  const [text, setText] = useState('');
  const typed = text.trim();
  const isEmpty = typed === '';
  const tooLong = lengthProblem(text, MOST_CHARACTERS);
  const setUnsaved = useSetUnsaved();
  useEffect(() => setUnsaved(!isEmpty), [setUnsaved, isEmpty]);

  const field = useRef<HTMLTextAreaElement>(null);
  const replies = useReplies();
  const [isPicking, setPicking] = useState(false);
  const [active, setActive] = useState(0);
  const isFiltering = text.startsWith(REPLY_KEY);
  const wanted = isFiltering ? text.slice(REPLY_KEY.length).trim().toLowerCase() : '';
  const found = (replies.list ?? []).filter((reply) => reply.text.toLowerCase().includes(wanted));
  const picked = isPicking ? found[active] : undefined;

  function pick(reply: Reply): void {
    setText(isFiltering || isEmpty ? reply.text : `${text.trimEnd()} ${reply.text}`);
    setPicking(false);
    field.current?.focus();
  }

  function onPickKey({ key }: KeyboardEvent): boolean {
    if (!isPicking) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length);
    else if (key === 'Escape') setPicking(false);
    else if (key === 'Enter' && picked !== undefined) pick(picked);
    else return false;
    return true;
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // The text stays until it is saved, also after an error or a lost connection.
    if (isEmpty || tooLong !== null) return;
    setPicking(false);
    await save(async (send) => {
      const refused = await sendComment(typed, [], send);
      if (refused === null) setText('');
      return refused;
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    // An Enter that ends the composition of a character is not one of the text.
    if (event.nativeEvent.isComposing) return;
    if (!event.shiftKey && onPickKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  return (
    <form className="chat-bar" onSubmit={(event) => void submit(event)}>
      <div className="chat-tools">
        <Button
          variant="minimal"
          icon={<CameraIcon />}
          aria-label={t.addPhoto}
          title={t.addPhoto}
          onClick={() => onPhotos([])}
        />
        {replies.list !== undefined && (
          <Button
            variant="minimal"
            icon={<ManualIcon />}
            aria-label={t.replies}
            title={`${t.replies} (${REPLY_KEY})`}
            aria-expanded={isPicking}
            onClick={() => {
              setPicking(!isPicking);
              setActive(0);
              field.current?.focus();
            }}
          />
        )}
      </div>
      {isPicking && replies.list !== undefined && (
        <ReplyList
          replies={replies}
          found={found}
          active={active}
          typed={isFiltering ? '' : typed}
          onPick={pick}
        />
      )}
      <TextArea
        id={id}
        inputRef={field}
        fill
        autoResize
        rows={1}
        enterKeyHint="send"
        value={text}
        readOnly={isWriting}
        placeholder={t.placeholder}
        aria-label={t.placeholder}
        aria-describedby={`${id}-refusal`}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setActive(0);
          setPicking(value.startsWith(REPLY_KEY));
        }}
        onKeyDown={onKeyDown}
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
        disabled={isEmpty || tooLong !== null}
        loading={isWriting}
      />
      <p id={`${id}-refusal`} className="complaint-refusal" role="alert">
        {tooLong ?? refusal}
      </p>
    </form>
  );
}
