import type { ApolloClient } from '@apollo/client';
import { $session } from '../../../api/session';
import { COMMENT, type Comment } from '../operations';

/** A comment before it is saved. */
export interface Unsent {
  /** The `idempotency-key`: sent twice, it is saved once. */
  readonly key: string;
  readonly complaintId: string;
  readonly text: string;
  readonly photos: readonly string[];
}

/** The saved comment as the live connection will send it, null where the server does not say its id; or why it was refused. */
export type Reply = { comment: Comment | null; refusal: null } | { refusal: string };

/** Saves a comment. Throws what Apollo throws when no payload came. */
export async function sendComment(client: ApolloClient, unsent: Unsent): Promise<Reply> {
  const { key, complaintId, text, photos } = unsent;
  const { data } = await client.mutate({
    mutation: COMMENT,
    variables: { id: complaintId, input: { text: text || null, photos: [...photos] } },
    context: { headers: { 'idempotency-key': key } },
  });
  const payload = data?.commentOnComplaint;
  if (!payload?.success) return { refusal: payload?.message ?? '' };
  const session = $session.get();
  const comment: Comment | null = payload.commentId
    ? {
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
      }
    : null;
  return { comment, refusal: null };
}
