import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useWrite } from './use-write';

export interface ActionPayload {
  readonly success: boolean;
  readonly message: string;
}

/**
 * Sends a mutation with {@link useWrite}; a failed one shows as a snackbar.
 * @returns a function that resolves to the payload of the mutation, successful or not; null when there is none
 */
export function useAction<Data, Variables extends OperationVariables, Payload extends ActionPayload>(
  mutation: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload,
) {
  const client = useApolloClient();
  const { isWriting, write } = useWrite();

  const run = (variables: Variables): Promise<Payload | null> =>
    write((send) =>
      send(variables, async (key) => {
        const context = { headers: { 'idempotency-key': key } };
        const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables, context });
        return data == null ? null : payloadOf(data);
      }),
    );
  return { run, isSending: isWriting };
}
