import './replies.css';
import { Button, Classes } from '@blueprintjs/core';
import { AddIcon, TrashIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { confirm } from '../../../ui/messages/confirm';
import { messages } from '../messages';
import type { Replies, Reply } from './use-replies';

interface Props {
  replies: Replies;
  /** Those that match what is typed. */
  found: readonly Reply[];
  /** Index in `found` of the one that Enter picks. */
  active: number;
  /** The typed text, which may become a reply; empty for none. */
  typed: string;
  onPick: (reply: Reply) => void;
}

/** The canned replies over the comment bar: a click or Enter picks one; what is typed can be added, and each can be deleted. */
export default function ReplyList(props: Props): React.JSX.Element {
  const { replies, found, active, typed, onPick } = props;
  const t = useStore(messages);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  async function remove({ value, text }: Reply): Promise<void> {
    const question = { message: t.deleteReplyQuestion({ text }), agree: t.deleteReply, isDestructive: true };
    if (await confirm(question)) await replies.remove(value);
  }
  return (
    <div className="replies panel">
      {found.length === 0 && <p className={Classes.TEXT_MUTED}>{t.noReplies}</p>}
      <ul ref={list} className={Classes.LIST_UNSTYLED} aria-label={t.replies}>
        {found.map((reply, index) => (
          <li key={reply.value} data-active={index === active}>
            <Button
              variant="minimal"
              alignText="start"
              fill
              ellipsizeText
              title={reply.text}
              onClick={() => onPick(reply)}
            >
              {reply.text}
            </Button>
            <Button
              variant="minimal"
              icon={<TrashIcon />}
              aria-label={`${t.deleteReply}: ${reply.text}`}
              title={t.deleteReply}
              disabled={replies.isSaving}
              onClick={() => void remove(reply)}
            />
          </li>
        ))}
      </ul>
      {typed !== '' && (
        <Button
          icon={<AddIcon />}
          size="small"
          loading={replies.isSaving}
          onClick={() => void replies.add(typed)}
        >
          {t.saveReply}
        </Button>
      )}
      <p className="visually-hidden" aria-live="polite">
        {found[active]?.text}
      </p>
      <p className="complaint-refusal" role="alert">
        {replies.refusal}
      </p>
    </div>
  );
}
