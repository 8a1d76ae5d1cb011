import { Button, Dialog, DialogBody, DialogFooter, TextArea } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { messages } from './messages';
import { useStepSave } from './use-step-save';

interface Props {
  /** The name of the step that asks for it. */
  step: string;
  /** Answers why it was refused; null when it was taken. */
  onSave: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

/** 'Input Reason': several lines, Save disabled while empty (fleet-operations 2, 5). */
export function ReasonDialog({ step, onSave, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [reason, setReason] = useState('');
  const { isSaving, refusal, save } = useStepSave();
  const isEmpty = reason.trim() === '';
  const submit = (): void => void (isEmpty || save(() => onSave(reason.trim())));
  return (
    <Dialog isOpen title={`${t.inputReason} – ${step}`} canOutsideClickClose={false} onClose={onClose}>
      <DialogBody>
        <label htmlFor={id} className="complaint-label">
          {t.reason}
        </label>
        <TextArea
          id={id}
          fill
          autoFocus
          rows={5}
          maxLength={1000}
          value={reason}
          aria-describedby={`${id}-refusal`}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        <p id={`${id}-refusal`} className="complaint-refusal" role="alert">
          {refusal}
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button
              intent="primary"
              disabled={isEmpty}
              loading={isSaving}
              title="Ctrl+Enter"
              onClick={submit}
            >
              {t.save}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
