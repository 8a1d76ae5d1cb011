import { Radio, TextArea } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { Send } from '../../../api/idempotency-key';
import { COMPLAINT_ACTIONS } from '../../../codes/complaint-codes';
import type { ComplaintAction } from '../../../gql/complaint/graphql';
import { lengthProblem } from '../../../ui/form/length-problem';
import { MOST_CHARACTERS } from '../chat/conversation';
import { messages, words } from '../messages';
import { ComplaintDialog } from './ComplaintDialog';

/** The choices of the step 'Action': 0 Repair, 1 Replacement. */
const ACTIONS = ['REPAIR', 'REPLACEMENT'] as const;

/** Resolves to why the step was refused, null for success; may throw what Apollo throws. */
type Save<Value> = (value: Value, send: Send) => Promise<string | null>;

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
  const tooLong = lengthProblem(reason, MOST_CHARACTERS);
  const isReady = props.input === 'action' ? action !== null : reason.trim() !== '' && tooLong === null;

  async function save(send: Send): Promise<string | null> {
    if (props.input === 'reason') return props.onSave(reason.trim(), send);
    return action === null ? null : props.onSave(action, send);
  }

  return (
    <ComplaintDialog
      title={props.title}
      refusalId={`${id}-refusal`}
      saveText={t.save}
      isReady={isReady}
      isChanged={action !== current || reason.trim() !== ''}
      onSave={save}
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
            value={reason}
            aria-invalid={tooLong !== null}
            aria-describedby={`${id}-long ${id}-refusal`}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <p id={`${id}-long`} className="complaint-refusal" role="alert">
            {tooLong}
          </p>
        </>
      )}
    </ComplaintDialog>
  );
}
