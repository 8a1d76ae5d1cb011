import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import type { ComplaintAction } from '../../../gql/graphql';
import { ahead } from '../../../ui/ahead';
import { useScreenNavigation } from '../../../ui/screen-navigation';
import { showToast } from '../../../ui/toast';
import { messages } from '../messages';
import { ACTION, CLOSE, type Detail, DONE, REOPEN } from '../operations';

const ActionDialog = ahead(() => import('./ActionDialog'));
const ReasonDialog = ahead(() => import('./ReasonDialog'));

const REASONED = { markDone: DONE, reopen: REOPEN, close: CLOSE };

type Reasoned = keyof typeof REASONED;
type Step = Reasoned | 'setAction';

interface Props {
  complaint: Detail;
  /** Reads the complaint anew; settles when what it is now is shown, or could not be read. */
  reread: () => Promise<void>;
}

/** The steps that the caller may take now (fleet-operations 4), the one that is due first and as the main button. */
export function ComplaintActions({ complaint, reread }: Props): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const navigate = useScreenNavigation();
  const [open, setOpen] = useState<Step | null>(null);
  const { id, version } = complaint;
  const { main, others } = stepsOf(complaint);
  const close = (): void => setOpen(null);

  async function takeReasoned(step: Reasoned, reason: string): Promise<string | null> {
    const { data } = await client.mutate({
      mutation: REASONED[step],
      variables: { id, reason, version: version ?? null },
    });
    const [payload] = Object.values(data ?? {}).filter((value) => typeof value === 'object');
    return answered(payload);
  }

  async function act(action: ComplaintAction): Promise<string | null> {
    const { data } = await client.mutate({
      mutation: ACTION,
      variables: { id, action, version: version ?? null },
    });
    return answered(data?.setComplaintAction);
  }

  /** Why a step was refused; null when it was taken. */
  async function answered(
    payload: { success: boolean; message: string } | undefined,
  ): Promise<string | null> {
    if (payload === undefined) throw new Error('The step came back without an answer');
    // Taken or refused because somebody was faster: the next step starts from what the complaint is now.
    await reread();
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
          <ActionDialog chosen={complaint.action ?? null} onSave={act} onClose={close} />
        )}
        {open !== null && open !== 'setAction' && (
          <ReasonDialog
            key={open}
            step={t[open]}
            onSave={(reason) => takeReasoned(open, reason)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** The main step is one that brings the complaint on, for whoever is at the move. */
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
