import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { codeOf, errorText, isUncertain } from '../api/errors';
import { showToast } from '../ui/messages/toast';
import { SaveKey } from './dialog/save-key';

export interface ActionPayload {
  readonly success: boolean;
  readonly message: string;
}

/**
 * Sends a mutation, one at a time, with an idempotency key; a failed one shows as a toast.
 * @returns a function that resolves to the payload of the mutation, successful or not; null when there is none
 */
export function useAction<Data, Variables extends OperationVariables, Payload extends ActionPayload>(
  mutation: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload,
) {
  const client = useApolloClient();
  const [key] = useState(() => new SaveKey());
  const [isSending, setSending] = useState(false);

  async function run(variables: Variables): Promise<Payload | null> {
    if (isSending) return null;
    setSending(true);
    try {
      const { data } = await send(client, mutation, variables, key.of(variables));
      key.forget();
      return data == null ? null : payloadOf(data);
    } catch (error) {
      if (!isUncertain(error)) key.forget();
      if (codeOf(error) !== 'UNAUTHENTICATED') showToast('danger', errorText(error));
      return null;
    } finally {
      setSending(false);
    }
  }
  return { run, isSending };
}

const send = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key: string,
) =>
  client.mutate<Data, OperationVariables>({
    mutation,
    variables,
    context: { headers: { 'idempotency-key': key } },
  });
