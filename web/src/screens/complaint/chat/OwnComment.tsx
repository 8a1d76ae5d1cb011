import { useApolloClient } from '@apollo/client/react';
import { Button, TextArea } from '@blueprintjs/core';
import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../../api/errors';
import { IconButton } from '../../../crud/controls/IconButton';
import { confirm } from '../../../ui/messages/confirm';
import { messages } from '../messages';
import { type Comment, DELETE_COMMENT, EDIT_COMMENT } from '../operations';

interface Props {
  comment: Comment;
  complaintId: string;
  onChanged: (comment: Comment) => void;
}

/** The buttons to edit and delete an own comment, and its text while it is edited: Enter saves, Esc gives up. */
export default function OwnComment({ comment, complaintId, onChanged }: Props): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isEditing = text !== null;
  const box = useRef<HTMLDivElement>(null);
  // The box of the last comment opens below what is visible.
  useEffect(() => {
    if (isEditing) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isEditing]);
  const target = { complaintId, commentId: comment.id };

  async function change(
    send: () => Promise<{ success: boolean; message: string } | undefined>,
    after: Partial<Comment>,
  ): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setRefusal(null);
    try {
      const payload = await send();
      if (!payload?.success) return setRefusal(payload?.message ?? '');
      setText(null);
      onChanged({ ...comment, ...after });
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setSaving(false);
    }
  }

  async function save(): Promise<void> {
    const variables = { ...target, text: text?.trim() ?? '' };
    await change(
      async () => (await client.mutate({ mutation: EDIT_COMMENT, variables })).data?.editComplaintComment,
      { text: variables.text || null, editedAt: new Date().toISOString() },
    );
  }

  async function remove(): Promise<void> {
    const question = { message: t.deleteQuestion, agree: t.deleteComment, isDestructive: true };
    if (!(await confirm(question))) return;
    await change(
      async () =>
        (await client.mutate({ mutation: DELETE_COMMENT, variables: target })).data?.deleteComplaintComment,
      { text: null, photos: [], deletedAt: new Date().toISOString(), changeableUntil: null },
    );
  }

  return (
    <div className="chat-own" ref={box}>
      {text === null ? (
        <>
          <IconButton label={t.editComment} icon={<EditIcon />} onClick={() => setText(comment.text ?? '')} />
          <IconButton
            label={t.deleteComment}
            icon={<TrashIcon />}
            loading={isSaving}
            onClick={() => void remove()}
          />
        </>
      ) : (
        <>
          <TextArea
            fill
            autoFocus
            autoResize
            maxLength={1000}
            value={text}
            aria-label={t.editComment}
            aria-describedby={`${id}-refusal`}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setText(null);
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void save();
            }}
          />
          <Button size="small" onClick={() => setText(null)}>
            {t.cancel}
          </Button>
          <Button
            size="small"
            intent="primary"
            loading={isSaving}
            disabled={text.trim() === '' && comment.photos.length === 0}
            onClick={() => void save()}
          >
            {t.save}
          </Button>
        </>
      )}
      <p id={`${id}-refusal`} className="complaint-refusal" role="alert">
        {refusal}
      </p>
    </div>
  );
}
