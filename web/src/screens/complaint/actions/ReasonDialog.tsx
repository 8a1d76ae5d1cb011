import { TextArea } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { messages } from '../messages';
import { ComplaintDialog } from './ComplaintDialog';
import { useStepSave } from './use-step-save';

interface Props {
  /** The name of the step that needs it. */
  step: string;
  /** Resolves to why it was refused; null for success. */
  onSave: (reason: string) => Promise<string | null>;
  onClose: () => void;
}

/** 'Input Reason': several lines, Save disabled while empty. */
export default function ReasonDialog({ step, onSave, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [reason, setReason] = useState('');
  const { isSaving, refusal, save } = useStepSave();
  return (
    <ComplaintDialog
      title={`${t.inputReason} – ${step}`}
      refusal={refusal}
      refusalId={`${id}-refusal`}
      saveText={t.save}
      isReady={reason.trim() !== ''}
      isSaving={isSaving}
      isChanged={reason.trim() !== ''}
      onSave={() => void save(() => onSave(reason.trim()))}
      onClose={onClose}
    >
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
      />
    </ComplaintDialog>
  );
}
