import { useApolloClient, useQuery } from '@apollo/client/react';
import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { Send } from '../../../api/idempotency-key';
import { COMPLAINT_PRIORITIES } from '../../../codes/complaint-codes';
import { runMutation } from '../../../crud/resource/operations';
import { type Outcome, type SavedRecord, showUndoable } from '../../../crud/saved/undo-toast';
import { messages as changeMessages } from '../../../crud/values/messages';
import type { ComplaintPriority } from '../../../gql/complaint/graphql';
import { today } from '../../../ui/dates/day';
import DayField from '../../../ui/day-field/DayField';
import { messages, words } from '../messages';
import { ASSIGN, ASSIGNEES, type Detail, ESTIMATE, PRIORITY } from '../operations';
import { ComplaintDialog } from './ComplaintDialog';

export type Plan = 'estimate' | 'priority' | 'assignee';

const PRIORITIES: readonly ComplaintPriority[] = ['LOW', 'NORMAL', 'HIGH', 'URGENT'];

const planOf = ({ estimatedCompletion, estimatedTime, priority, assigneeId }: Detail) => ({
  date: estimatedCompletion ?? '',
  time: estimatedTime ?? '',
  priority: priority ?? 'NORMAL',
  assigneeId: assigneeId ?? '',
});

interface Props {
  plan: Plan;
  complaint: Detail;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Sets one of what the supplier plans for a complaint: the estimated completion, the priority, or the assignee. */
export default function PlanDialog({ plan, complaint, reload, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const word = useStore(words);
  const changes = useStore(changeMessages);
  const client = useApolloClient();
  const id = useId();
  const [initial] = useState(() => planOf(complaint));
  const [values, setValues] = useState(initial);
  const { data: people } = useQuery(ASSIGNEES, {
    variables: { supplierId: complaint.supplierId ?? null },
    skip: plan !== 'assignee',
  });
  const { date, time, priority, assigneeId } = values;
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  const title = { estimate: t.estimatedCompletion, priority: t.priority, assignee: t.assignee }[plan];
  const enter = (more: Partial<typeof values>): void => setValues((before) => ({ ...before, ...more }));

  /** Saves what is planned under an `idempotency-key`. */
  function saveUnder(key: string, planned: typeof initial, version: number | null): Promise<Outcome> {
    const [mutation, plannedValues] = {
      estimate: [ESTIMATE, { date: planned.date, time: planned.time || null }] as const,
      priority: [PRIORITY, { priority: planned.priority }] as const,
      assignee: [ASSIGN, { assigneeId: planned.assigneeId || null }] as const,
    }[plan];
    return runMutation(mutation, client, { id: complaint.id, version, ...plannedValues }, key);
  }

  async function save(send: Send): Promise<string | null> {
    const { version = null } = complaint;
    const former = planOf(complaint);
    const { success, message } = await send({ values, version }, (key) => saveUnder(key, values, version));
    // After a conflict the next try starts from the complaint's current state.
    await reload();
    if (!success) return message;
    onClose();
    // The server refuses a day that has passed.
    const isUndoable = plan !== 'estimate' || former.date >= today();
    const restore: SavedRecord['restore'] = (base, key) => saveUnder(key, former, base);
    showUndoable({
      client,
      texts: changes,
      message: message || t.saved,
      records: isUndoable ? [{ version, restore }] : [],
    });
    return null;
  }

  return (
    <ComplaintDialog
      title={title}
      refusalId={`${id}-refusal`}
      saveText={t.save}
      isReady={isChanged && (plan !== 'estimate' || date !== '')}
      isChanged={isChanged}
      onSave={save}
      onClose={onClose}
    >
      {plan === 'estimate' ? (
        <div className="complaint-estimate">
          <label htmlFor={id} className="complaint-label">
            {t.estimatedCompletion}
          </label>
          <DayField
            id={id}
            value={date}
            autoFocus
            min={today()}
            isRequired
            describedBy={`${id}-refusal`}
            onChange={(day) => enter({ date: day })}
          />
          <label htmlFor={`${id}-time`} className="complaint-label">
            {t.estimatedTime}
          </label>
          <InputGroup
            id={`${id}-time`}
            type="time"
            value={time}
            onValueChange={(text) => enter({ time: text })}
          />
        </div>
      ) : (
        <>
          <label htmlFor={id} className="complaint-label">
            {title}
          </label>
          {plan === 'priority' ? (
            <HTMLSelect
              id={id}
              autoFocus
              fill
              value={priority}
              aria-describedby={`${id}-refusal`}
              options={PRIORITIES.map((value) => ({ value, label: word[COMPLAINT_PRIORITIES[value].text] }))}
              onChange={({ currentTarget: { value } }) =>
                enter({ priority: PRIORITIES.find((one) => one === value) ?? priority })
              }
            />
          ) : (
            <HTMLSelect
              id={id}
              autoFocus
              fill
              value={assigneeId}
              aria-describedby={`${id}-refusal`}
              options={[
                { value: '', label: t.nobody },
                ...(people?.complaintAssigneeOptions ?? []).map(({ value, text }) => ({
                  value,
                  label: text,
                })),
              ]}
              onChange={({ currentTarget: { value } }) => enter({ assigneeId: value })}
            />
          )}
        </>
      )}
    </ComplaintDialog>
  );
}
