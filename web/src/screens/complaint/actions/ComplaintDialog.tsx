import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type PropsWithChildren, useEffect } from 'react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { isSaveKey } from '../../../ui/dialog/save-key';
import { useUnsaved } from '../../../ui/use-unsaved';
import { messages } from '../messages';

interface Props {
  title: string;
  /** Why the last attempt was refused or failed; null if it was not. */
  refusal: string | null;
  /** Id of the error message, for `aria-describedby`. */
  refusalId: string;
  /** The text of the submit button. */
  saveText: string;
  /** Whether there is something to save. */
  isReady: boolean;
  isSaving: boolean;
  /** Whether there are unsaved entries. */
  isChanged: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** A dialog of a complaint: its fields, the server's error, Cancel and Save; it stays open until it is saved. */
export function ComplaintDialog(props: PropsWithChildren<Props>): React.JSX.Element {
  const { title, refusal, refusalId, saveText, isReady, isSaving, isChanged, onSave, onClose, children } =
    props;
  const t = useStore(messages);
  const { setUnsaved, close } = useUnsaved(onClose);
  useEffect(() => setUnsaved(isChanged), [setUnsaved, isChanged]);
  return (
    <Dialog isOpen title={title} canOutsideClickClose={false} onClose={close}>
      <DialogBody
        onKeyDown={(event) => {
          if (isReady && isSaveKey(event)) onSave();
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
              loading={isSaving}
              title="Ctrl+Enter"
              onClick={onSave}
            >
              {saveText}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
