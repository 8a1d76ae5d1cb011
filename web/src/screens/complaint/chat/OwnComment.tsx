import { useApolloClient } from '@apollo/client/react';
import { Button, TextArea } from '@blueprintjs/core';
import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../../crud/controls/IconButton';
import { runMutation } from '../../../crud/resource/operations';
import type { ActionPayload } from '../../../crud/write/use-action';
import { useRefusal } from '../../../crud/write/use-refusal';
import { lengthProblem } from '../../../ui/form/length-problem';
import { confirm } from '../../../ui/messages/confirm';
import { messages } from '../messages';
import { type Comment, DELETE_COMMENT, EDIT_COMMENT } from '../operations';
import { MOST_CHARACTERS } from './conversation';

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
  const { isWriting, refusal, save } = useRefusal();
  const isEditing = text !== null;
  const tooLong = lengthProblem(text ?? '', MOST_CHARACTERS);
  const box = useRef<HTMLDivElement>(null);
  // The box of the last comment opens below what is visible.
  useEffect(() => {
    if (isEditing) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isEditing]);
  const target = { complaintId, commentId: comment.id };

  const change = (
    mutation: DocumentNode,
    variables: Record<string, unknown>,
    after: Partial<Comment>,
  ): Promise<void> =>
    save(async (send) => {
      const { success, message } = await send(variables, (key) =>
        runMutation<ActionPayload>(mutation, client, variables, key),
      );
      if (!success) return message;
      setText(null);
      onChanged({ ...comment, ...after });
      return null;
    });

  async function saveText(): Promise<void> {
    if (tooLong !== null) return;
    const variables = { ...target, text: text?.trim() ?? '' };
    await change(EDIT_COMMENT, variables, {
      text: variables.text || null,
      editedAt: new Date().toISOString(),
    });
  }

  async function remove(): Promise<void> {
    const question = { message: t.deleteQuestion, agree: t.deleteComment, isDestructive: true };
    if (!(await confirm(question))) return;
    await change(DELETE_COMMENT, target, {
      text: null,
      photos: [],
      deletedAt: new Date().toISOString(),
      changeableUntil: null,
    });
  }

  return (
    <div className="chat-own" ref={box}>
      {text === null ? (
        <>
          <IconButton label={t.editComment} icon={<EditIcon />} onClick={() => setText(comment.text ?? '')} />
          <IconButton
            label={t.deleteComment}
            icon={<TrashIcon />}
            loading={isWriting}
            onClick={() => void remove()}
          />
        </>
      ) : (
        <>
          <TextArea
            fill
            autoFocus
            autoResize
            value={text}
            aria-label={t.editComment}
            aria-describedby={`${id}-refusal`}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setText(null);
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void saveText();
            }}
          />
          <Button size="small" onClick={() => setText(null)}>
            {t.cancel}
          </Button>
          <Button
            size="small"
            intent="primary"
            loading={isWriting}
            disabled={tooLong !== null || (text.trim() === '' && comment.photos.length === 0)}
            onClick={() => void saveText()}
          >
            {t.save}
          </Button>
        </>
      )}
      <p id={`${id}-refusal`} className="complaint-refusal" role="alert">
        {tooLong ?? refusal}
      </p>
    </div>
  );
}
