import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type PropsWithChildren, useEffect } from 'react';
import type { Send } from '../../../api/idempotency-key';
import { useRefusal } from '../../../crud/write/use-refusal';
import { Dialog } from '../../../ui/dialog/Dialog';
import { isSaveKey } from '../../../ui/dialog/save-key';
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
      <DialogBody
        onKeyDown={(event) => {
          if (isReady && isSaveKey(event)) void save(onSave);
        }}
      >
        {children}
        <p id={refusalId} className="complaint-refusal" role="alert">
          {refusal}
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={close}>{t.cancel}</Button>
            <Button
              intent="primary"
              disabled={!isReady}
              loading={isWriting}
              title="Ctrl+Enter"
              onClick={() => void save(onSave)}
            >
              {saveText}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
