import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorText, isUncertain } from '../../../api/errors';
import { $session } from '../../../api/session';
import { SaveKey } from '../../../crud/dialog/save-key';
import { COMMENT, type Comment } from '../operations';

export interface Sending {
  isSending: boolean;
  /** Why the last comment was not saved; null for success. */
  refusal: string | null;
  /** Resolves to whether it was saved. */
  send: (text: string, photos: readonly string[]) => Promise<boolean>;
}

/**
 * Saves comments. A retry after a lost response uses the same `idempotency-key`, so that the comment is saved once.
 * @param onSaved receives the comment as the live connection will send it
 */
export function useSending(complaintId: string, onSaved: (comment: Comment) => void): Sending {
  const client = useApolloClient();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const key = useRef(new SaveKey());

  async function send(text: string, photos: readonly string[]): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    setRefusal(null);
    try {
      const { data } = await client.mutate({
        mutation: COMMENT,
        variables: { id: complaintId, input: { text: text || null, photos: [...photos] } },
        context: { headers: { 'idempotency-key': key.current.of([text, photos]) } },
      });
      key.current.forget();
      const payload = data?.commentOnComplaint;
      if (!payload?.success) {
        setRefusal(payload?.message ?? '');
        return false;
      }
      const session = $session.get();
      if (payload.commentId)
        onSaved({
          __typename: 'ComplaintComment',
          id: payload.commentId,
          text: text || null,
          photos: [...photos],
          isOwnSide: true,
          authorName: session.state === 'signedIn' ? session.me.user.name : null,
          step: null,
          createdAt: new Date().toISOString(),
          editedAt: null,
          deletedAt: null,
          // The live connection brings the time until which it may be changed.
          changeableUntil: null,
        });
      return true;
    } catch (error) {
      if (!isUncertain(error)) key.current.forget();
      setRefusal(errorText(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, refusal, send };
}
