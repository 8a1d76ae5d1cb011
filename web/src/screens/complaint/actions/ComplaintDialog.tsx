import { useStore } from '@nanostores/react';
import { type PropsWithChildren, useEffect } from 'react';
import type { Send } from '../../../api/idempotency-key';
import { useRefusal } from '../../../crud/write/use-refusal';
import { ActionForm } from '../../../ui/dialog/ActionForm';
import { Dialog } from '../../../ui/dialog/Dialog';
import { showToast } from '../../../ui/messages/toast';
import { useUnsaved } from '../../../ui/use-unsaved';
import { messages } from '../messages';

interface Props {
  title: string;
  /** Id of the error message, for `aria-describedby`. */
  refusalId: string;
  /** The text of the submit button. */
  saveText: string;
  /** True if there is something to save. */
  isReady: boolean;
  /** True if there are unsaved entries. */
  isChanged: boolean;
  /** Resolves to why the server refused it; null for success. */
  onSave: (send: Send) => Promise<string | null>;
  onClose: () => void;
}

/**
 * A dialog of a complaint: its fields, why the server refused them or could not save them, which shows as a snackbar, too, Cancel and
 * Save; it stays open until it is saved.
 */
export function ComplaintDialog(props: PropsWithChildren<Props>): React.JSX.Element {
  const { title, refusalId, saveText, isReady, isChanged, onSave, onClose, children } = props;
  const t = useStore(messages);
  const { setUnsaved, close } = useUnsaved(onClose);
  useEffect(() => setUnsaved(isChanged), [setUnsaved, isChanged]);
  const { isWriting, refusal, save } = useRefusal((text) => showToast('danger', text));
  return (
    <Dialog isOpen title={title} canOutsideClickClose={false} onClose={close}>
      <ActionForm
        cancelText={t.cancel}
        submitText={saveText}
        isReady={isReady}
        isSending={isWriting}
        onSubmit={() => void save(onSave)}
        onCancel={close}
      >
        {children}
        <p id={refusalId} className="complaint-refusal" role="alert">
          {refusal}
        </p>
      </ActionForm>
    </Dialog>
  );
}
