import { useApolloClient, useQuery } from '@apollo/client/react';
import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { errorText } from '../../../api/errors';
import { COMPLAINT_PRIORITIES } from '../../../codes/complaint-codes';
import type { ComplaintPriority } from '../../../gql/complaint/graphql';
import { today } from '../../../ui/dates/day';
import DayField from '../../../ui/day-field/DayField';
import { showToast } from '../../../ui/messages/toast';
import { messages, words } from '../messages';
import { ASSIGN, ASSIGNEES, type Detail, ESTIMATE, PRIORITY } from '../operations';
import { ComplaintDialog } from './ComplaintDialog';

export type Plan = 'estimate' | 'priority' | 'assignee';

const PRIORITIES: readonly ComplaintPriority[] = ['LOW', 'NORMAL', 'HIGH', 'URGENT'];

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
  const client = useApolloClient();
  const id = useId();
  const [initial] = useState({
    date: complaint.estimatedCompletion ?? '',
    time: complaint.estimatedTime ?? '',
    priority: complaint.priority ?? 'NORMAL',
    assigneeId: complaint.assigneeId ?? '',
  });
  const [values, setValues] = useState(initial);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data: people } = useQuery(ASSIGNEES, {
    variables: { supplierId: complaint.supplierId ?? null },
    skip: plan !== 'assignee',
  });
  const { date, time, priority, assigneeId } = values;
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  const title = { estimate: t.estimatedCompletion, priority: t.priority, assignee: t.assignee }[plan];
  const enter = (more: Partial<typeof values>): void => setValues((before) => ({ ...before, ...more }));

  async function send() {
    const target = { id: complaint.id, version: complaint.version ?? null };
    if (plan === 'estimate') {
      const variables = { ...target, date, time: time || null };
      return (await client.mutate({ mutation: ESTIMATE, variables })).data?.setComplaintEstimate;
    }
    if (plan === 'priority') {
      const variables = { ...target, priority };
      return (await client.mutate({ mutation: PRIORITY, variables })).data?.setComplaintPriority;
    }
    const variables = { ...target, assigneeId: assigneeId || null };
    return (await client.mutate({ mutation: ASSIGN, variables })).data?.assignComplaint;
  }

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setRefusal(null);
    try {
      const payload = await send();
      // After a conflict the next try starts from the complaint's current state.
      await reload();
      if (!payload?.success) return setRefusal(payload?.message ?? '');
      onClose();
      showToast('success', payload.message || t.saved);
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setSaving(false);
    }
  }

  return (
    <ComplaintDialog
      title={title}
      refusal={refusal}
      refusalId={`${id}-refusal`}
      saveText={t.save}
      isReady={isChanged && (plan !== 'estimate' || date !== '')}
      isSaving={isSaving}
      isChanged={isChanged}
      onSave={() => void save()}
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
