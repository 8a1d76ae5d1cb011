import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { codeOf, errorText, isUncertain } from '../../../api/errors';
import { SaveKey } from '../../../crud/dialog/save-key';
import { preload } from '../../../ui/preload';
import type { Comment } from '../operations';
import { sendComment, type Unsent } from './send-comment';
import type { Sent, WaitingComments } from './waiting-comments';

/** Undefined until the first comment waits. */
let waiting: WaitingComments | undefined;
const load = () => import('./waiting-comments');
// Without a network it could not be loaded.
preload(load);

export interface Sending {
  isSending: boolean;
  /** Why the last comment was not saved; null for success. */
  refusal: string | null;
  /** Resolves to whether it was saved, or waits for the network. */
  send: (text: string, photos: readonly string[]) => Promise<boolean>;
}

/**
 * Saves comments. A retry after a lost response uses the same `idempotency-key`, so that the comment is saved once. Without a network a
 * comment waits, and goes on by itself; so do those that follow it.
 * @param onSaved receives the comment as the live connection will send it
 */
export function useSending(complaintId: string, onSaved: (comment: Comment) => void): Sending {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const key = useRef(new SaveKey());

  /** Throws what Apollo throws when no payload came. @returns why it was refused; null for success */
  async function save(unsent: Unsent): Promise<string | null> {
    const reply = await sendComment(client, unsent);
    if (reply.refusal === null && reply.comment !== null) onSaved(reply.comment);
    return reply.refusal;
  }

  async function saveWaiting(unsent: Unsent): Promise<Sent> {
    try {
      return { isSettled: true, refusal: await save(unsent) };
    } catch (error) {
      return isUncertain(error) ? { isSettled: false } : { isSettled: true, refusal: errorText(error) };
    }
  }

  async function send(text: string, photos: readonly string[]): Promise<boolean> {
    if (isSending) return false;
    const unsent = { key: key.current.of([text, photos]), complaintId, text, photos };
    const wait = (list: WaitingComments): true => {
      key.current.forget();
      list.add(unsent, () => saveWaiting(unsent));
      return true;
    };
    setRefusal(null);
    if (waiting?.list.get().some((comment) => comment.complaintId === complaintId)) return wait(waiting);
    setSending(true);
    try {
      const refused = await save(unsent);
      key.current.forget();
      setRefusal(refused);
      return refused === null;
    } catch (error) {
      if (codeOf(error) === null)
        waiting ??= await load().then(
          (loaded) => loaded.waitingComments,
          () => undefined,
        );
      if (codeOf(error) === null && waiting !== undefined) return wait(waiting);
      if (!isUncertain(error)) key.current.forget();
      setRefusal(errorText(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, refusal, send };
}
