import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import type { ComplaintAction } from '../../../gql/graphql';
import { showToast } from '../../../ui/messages/toast';
import { lazyPreloaded } from '../../../ui/preload';
import { useScreenNavigation } from '../../../ui/screen-navigation';
import { messages } from '../messages';
import { ACTION, CLOSE, type Detail, DONE, REOPEN } from '../operations';

const StepDialog = lazyPreloaded(() => import('./StepDialog'));

const STEPS_WITH_REASON = { markDone: DONE, reopen: REOPEN, close: CLOSE };

type StepWithReason = keyof typeof STEPS_WITH_REASON;
type Step = StepWithReason | 'setAction';

interface Props {
  complaint: Detail;
  /** Reloads the complaint; settles when the current state shows or could not be loaded. */
  reload: () => Promise<void>;
}

/** The steps that the user may take now; the due one comes first as the primary button. */
export function ComplaintActions({ complaint, reload }: Props): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const navigate = useScreenNavigation();
  const [open, setOpen] = useState<Step | null>(null);
  const { id, version } = complaint;
  const { main, others } = stepsOf(complaint);
  const close = (): void => setOpen(null);

  async function saveWithReason(step: StepWithReason, reason: string): Promise<string | null> {
    const { data } = await client.mutate({
      mutation: STEPS_WITH_REASON[step],
      variables: { id, reason, version: version ?? null },
    });
    const [payload] = Object.values(data ?? {}).filter((value) => typeof value === 'object');
    return applyPayload(payload);
  }

  async function saveAction(action: ComplaintAction): Promise<string | null> {
    const { data } = await client.mutate({
      mutation: ACTION,
      variables: { id, action, version: version ?? null },
    });
    return applyPayload(data?.setComplaintAction);
  }

  /** Why a step was refused; null for success. */
  async function applyPayload(
    payload: { success: boolean; message: string } | undefined,
  ): Promise<string | null> {
    if (payload === undefined) throw new Error('The step came back without a response');
    // After success or a conflict the next step starts from the complaint's current state.
    await reload();
    if (!payload.success) return payload.message;
    close();
    showToast('success', payload.message || t.saved);
    return null;
  }

  return (
    <>
      {complaint.canEdit && (
        <Button onClick={() => navigate(`/complaint/maintanance?record=${id}`)}>{t.edit}</Button>
      )}
      {others.map((step) => (
        <Button key={step} onClick={() => setOpen(step)}>
          {t[step]}
        </Button>
      ))}
      {main !== null && (
        <Button intent="primary" onClick={() => setOpen(main)}>
          {t[main]}
        </Button>
      )}
      <Suspense>
        {open === 'setAction' && (
          <StepDialog
            title={t.setAction}
            input="action"
            current={complaint.action ?? null}
            onSave={saveAction}
            onClose={close}
          />
        )}
        {open !== null && open !== 'setAction' && (
          <StepDialog
            key={open}
            title={`${t.inputReason} – ${t[open]}`}
            input="reason"
            onSave={(reason) => saveWithReason(open, reason)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** The primary step advances the complaint; it is the due side's. */
function stepsOf(complaint: Detail): { main: Step | null; others: Step[] } {
  const { status, canSetAction, canMarkDone, canReopen, canClose } = complaint;
  const due: Step[] = status === 'OPEN' ? ['setAction', 'markDone'] : ['markDone', 'close'];
  const possible: Step[] = [];
  if (canSetAction) possible.push('setAction');
  if (canReopen) possible.push('reopen');
  if (canClose) possible.push('close');
  if (canMarkDone) possible.push('markDone');
  const isClosing = status === 'DONE';
  const main = due.find((step) => possible.includes(step) && (step !== 'close' || isClosing)) ?? null;
  return { main, others: possible.filter((step) => step !== main) };
}
