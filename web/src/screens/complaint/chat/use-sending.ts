import { useApolloClient } from '@apollo/client/react';
import { codeOf, errorText, isUncertain } from '../../../api/errors';
import { newKey, type Send } from '../../../api/idempotency-key';
import { preload } from '../../../ui/preload';
import type { Comment } from '../operations';
import { sendComment, type Unsent } from './send-comment';
import type { Sent, WaitingComments } from './waiting-comments';

/** Undefined until the first comment waits. */
let waiting: WaitingComments | undefined;
const load = () => import('./waiting-comments');
// Without a network it could not be loaded.
preload(load);

/** Resolves to why the comment was refused; null when it is saved, or waits for the network. */
export type SendComment = (text: string, photos: readonly string[], send: Send) => Promise<string | null>;

/**
 * Saves comments. A retry after a lost response uses the same `idempotency-key`, so that the comment is saved once. Without a network a
 * comment waits, and goes on by itself; so do those that follow it.
 * @param onSaved receives the comment as the live connection will send it
 */
export function useSending(complaintId: string, onSaved: (comment: Comment) => void): SendComment {
  const client = useApolloClient();

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

  function wait(list: WaitingComments, unsent: Unsent): null {
    list.add(unsent, () => saveWaiting(unsent));
    return null;
  }

  return async (text, photos, send) => {
    const comment = { complaintId, text, photos };
    if (waiting?.list.get().some((other) => other.complaintId === complaintId))
      return wait(waiting, { ...comment, key: newKey() });
    return send([text, photos], async (key) => {
      try {
        return await save({ ...comment, key });
      } catch (error) {
        if (codeOf(error) === null)
          waiting ??= await load().then(
            (loaded) => loaded.waitingComments,
            () => undefined,
          );
        if (codeOf(error) !== null || waiting === undefined) throw error;
        return wait(waiting, { ...comment, key });
      }
    });
  };
}
