import { useApolloClient } from '@apollo/client/react';
import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Send } from '../../api/idempotency-key';
import { showToast } from '../../ui/messages/toast';
import { messages as photoMessages } from '../../ui/photos/messages';
import type { FormValues } from '../resource/field';
import type { Draft, SavePayload, UserError } from '../resource/resource';
import { useWrite } from '../write/use-write';

export type SaveStep = 'idle' | 'photos' | 'saving';

interface Handlers {
  /** Waits for the uploads of the form; resolves to whether all succeeded. */
  uploadsSettled: () => Promise<boolean>;
  values: () => FormValues;
  onSaved: (draft: Draft, values: FormValues, payload: SavePayload) => Promise<void>;
  onRefused: (errors: readonly UserError[]) => void;
  onConflict: () => Promise<void>;
}

function isConflict({ code }: UserError): boolean {
  return code === 'CONFLICT';
}

/**
 * Saves a draft, one save at a time; a refusal or failed
 * request shows the server's message and leaves the form unchanged.
 */
export function useSave(handlers: Handlers): { step: SaveStep; save: (draft: Draft) => Promise<void> } {
  const client = useApolloClient();
  const photos = useStore(photoMessages);
  const [step, setStep] = useState<SaveStep>('idle');
  const { write } = useWrite();

  const send = useCallback(
    async (draft: Draft, under: Send): Promise<void> => {
      setStep('photos');
      if (!(await handlers.uploadsSettled())) {
        showToast('danger', photos.failed);
        return;
      }
      setStep('saving');
      const values = handlers.values();
      const payload = await under(values, (key) => draft.save(client, values, key));
      const { success, message, errors } = payload;
      if (success) {
        await handlers.onSaved(draft, values, payload);
        return;
      }
      showToast('danger', message);
      if (draft.id !== null && errors.some(isConflict)) await handlers.onConflict();
      else handlers.onRefused(errors);
    },
    [client, handlers, photos],
  );

  const save = useCallback(
    async (draft: Draft): Promise<void> => {
      await write((under) => send(draft, under).finally(() => setStep('idle')));
    },
    [send, write],
  );
  return { step, save };
}
