import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useId, useState } from 'react';
import { showToast } from '../../ui/messages/toast';
import { type ActionPayload, useAction } from './use-action';

interface FormPayload extends ActionPayload {
  readonly errors: readonly { readonly field?: string | null; readonly message: string }[];
}

/** The problem of each field, by its name. */
type Problems = Readonly<Record<string, string>>;

/**
 * A form of a few fields that sends one mutation with {@link useAction}. The field `name` has the id `${id}-name`.
 * @returns `submit`, which resolves to the payload of a success. It resolves to null when entries are wrong, of which the first gets the
 *   focus, or the server refuses them: `problems` has the reasons. The same when the request fails or another one is under way.
 */
export function useActionForm<Data, Variables extends OperationVariables, Payload extends FormPayload>(
  mutation: TypedDocumentNode<Data, Variables>,
  payloadOf: (data: Data) => Payload,
) {
  const id = useId();
  const { run, isSending } = useAction(mutation, payloadOf);
  const [problems, setProblems] = useState<Problems>({});

  async function submit(found: Problems, variables: Variables): Promise<Payload | null> {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      document.getElementById(`${id}-${first}`)?.focus();
      return null;
    }
    const payload = await run(variables);
    if (payload === null || payload.success) return payload;
    showToast('danger', payload.message);
    setProblems(Object.fromEntries(payload.errors.map(({ field, message }) => [field ?? '', message])));
    return null;
  }
  return { id, problems, isSending, submit };
}
