import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorText } from '../../../api/errors';
import { DELETE_REPLY, REPLIES, SAVE_REPLY } from '../operations';

export interface Reply {
  readonly value: string;
  readonly text: string;
}

export interface Replies {
  /** Undefined until they are loaded, and where the data service has none: then nothing offers them. */
  list: readonly Reply[] | undefined;
  isSaving: boolean;
  /** Why the last change was not saved; null for success. */
  refusal: string | null;
  /** Adds a reply; resolves once it is in the list or refused. */
  add: (text: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** The canned replies of the company. */
export function useReplies(): Replies {
  const client = useApolloClient();
  const { data, refetch } = useQuery(REPLIES, { fetchPolicy: 'cache-and-network' });
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function change(send: () => Promise<{ success: boolean; message: string } | undefined>) {
    setSaving(true);
    setRefusal(null);
    try {
      const payload = await send();
      if (!payload?.success) setRefusal(payload?.message ?? '');
      await refetch();
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setSaving(false);
    }
  }
  return {
    list: data?.complaintReplyOptions,
    isSaving,
    refusal,
    add: (text) =>
      change(async () => {
        const saved = await client.mutate({ mutation: SAVE_REPLY, variables: { text } });
        return saved.data?.saveComplaintReply;
      }),
    remove: (id) =>
      change(async () => {
        const deleted = await client.mutate({ mutation: DELETE_REPLY, variables: { id } });
        return deleted.data?.deleteComplaintReply;
      }),
  };
}
