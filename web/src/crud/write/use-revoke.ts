import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { confirm } from '../../ui/messages/confirm';
import { showToast } from '../../ui/messages/toast';
import { type ActionPayload, useAction } from './use-action';

interface Texts {
  revoke: string;
  revokeQuestion: (token: { name: string }) => string;
  tokenRevoked: (token: { name: string }) => string;
}

/** @returns a function that revokes a token after a question; `onEnd` runs after the response */
export function useRevoke<Data>(
  mutation: TypedDocumentNode<Data, OperationVariables & { id: string }>,
  payloadOf: (data: Data) => ActionPayload,
  texts: Texts,
  onEnd: () => void,
) {
  const { run } = useAction(mutation, payloadOf);
  return async ({ id, name }: { id: string; name: string }): Promise<void> => {
    const message = texts.revokeQuestion({ name });
    if (!(await confirm({ message, agree: texts.revoke, isDestructive: true }))) return;
    const payload = await run({ id });
    if (payload === null) return;
    if (payload.success) showToast('success', texts.tokenRevoked({ name }));
    else showToast('danger', payload.message);
    onEnd();
  };
}
