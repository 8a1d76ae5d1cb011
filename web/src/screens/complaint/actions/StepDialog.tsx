import { Radio, TextArea } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { errorText } from '../../../api/errors';
import { COMPLAINT_ACTIONS } from '../../../codes/complaint-codes';
import type { ComplaintAction } from '../../../gql/complaint/graphql';
import { messages, words } from '../messages';
import { ComplaintDialog } from './ComplaintDialog';

/** The choices of the step 'Action': 0 Repair, 1 Replacement. */
const ACTIONS = ['REPAIR', 'REPLACEMENT'] as const;

/** Resolves to why the step was refused, null for success; may throw what Apollo throws. */
type Save<Value> = (value: Value) => Promise<string | null>;

type Props = { title: string; onClose: () => void } & (
  | { input: 'action'; current: ComplaintAction | null; onSave: Save<ComplaintAction> }
  | { input: 'reason'; warning?: string | undefined; onSave: Save<string> }
);

/** A step of a complaint: Save is disabled without a value; the dialog stays open with the reason if the step fails. */
export default function StepDialog(props: Props): React.JSX.Element {
  const t = useStore(messages);
  const word = useStore(words);
  const id = useId();
  const current = props.input === 'action' ? props.current : null;
  const [action, setAction] = useState(current);
  const [reason, setReason] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isReady = props.input === 'action' ? action !== null : reason.trim() !== '';

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setRefusal(null);
    try {
      if (props.input === 'reason') setRefusal(await props.onSave(reason.trim()));
      else if (action !== null) setRefusal(await props.onSave(action));
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <ComplaintDialog
      title={props.title}
      refusal={refusal}
      refusalId={`${id}-refusal`}
      saveText={t.save}
      isReady={isReady}
      isSaving={isSaving}
      isChanged={action !== current || reason.trim() !== ''}
      onSave={() => void save()}
      onClose={props.onClose}
    >
      {props.input === 'action' ? (
        <fieldset>
          <legend className="complaint-label">{t.setAction}</legend>
          {ACTIONS.map((offered) => (
            <Radio
              key={offered}
              autoFocus={offered === (current ?? ACTIONS[0])}
              name={id}
              value={offered}
              label={word[COMPLAINT_ACTIONS[offered].text]}
              checked={offered === action}
              onChange={() => setAction(offered)}
            />
          ))}
        </fieldset>
      ) : (
        <>
          {props.warning !== undefined && <p className="complaint-warning">{props.warning}</p>}
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
        </>
      )}
    </ComplaintDialog>
  );
}
