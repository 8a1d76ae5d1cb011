import { Radio } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { COMPLAINT_ACTIONS } from '../../../codes/complaint-codes';
import type { ComplaintAction } from '../../../gql/graphql';
import { messages, words } from '../messages';
import { ComplaintDialog } from './ComplaintDialog';
import { useStepSave } from './use-step-save';

/** The choices: 0 Repair, 1 Replacement. */
const OFFERED = ['REPAIR', 'REPLACEMENT'] as const;

interface Props {
  /** The current choice. */
  chosen: ComplaintAction | null;
  /** Resolves to why it was refused; null for success. */
  onSave: (action: ComplaintAction) => Promise<string | null>;
  onClose: () => void;
}

/** 'Action': the supplier's follow-up action; Save is disabled without one. */
export default function ActionDialog({ chosen, onSave, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const word = useStore(words);
  const id = useId();
  const [action, setAction] = useState<ComplaintAction | null>(chosen);
  const { isSaving, refusal, save } = useStepSave();
  return (
    <ComplaintDialog
      title={t.setAction}
      refusal={refusal}
      refusalId={`${id}-refusal`}
      saveText={t.save}
      isReady={action !== null}
      isSaving={isSaving}
      isChanged={action !== chosen}
      onSave={() => action !== null && void save(() => onSave(action))}
      onClose={onClose}
    >
      <fieldset>
        <legend className="complaint-label">{t.setAction}</legend>
        {OFFERED.map((value) => (
          <Radio
            key={value}
            name={id}
            value={value}
            label={word[COMPLAINT_ACTIONS[value].text]}
            checked={action === value}
            onChange={() => setAction(value)}
          />
        ))}
      </fieldset>
    </ComplaintDialog>
  );
}
