import { useApolloClient, useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { runMutation } from '../../../crud/resource/operations';
import type { ActionPayload } from '../../../crud/write/use-action';
import { useRefusal } from '../../../crud/write/use-refusal';
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
  const { isWriting, refusal, save } = useRefusal();

  const change = (mutation: DocumentNode, variables: Record<string, unknown>): Promise<void> =>
    save(async (send) => {
      const { success, message } = await send(variables, (key) =>
        runMutation<ActionPayload>(mutation, client, variables, key),
      );
      await refetch();
      return success ? null : message;
    });
  return {
    list: data?.complaintReplyOptions,
    isSaving: isWriting,
    refusal,
    add: (text) => change(SAVE_REPLY, { text }),
    remove: (id) => change(DELETE_REPLY, { id }),
  };
}
