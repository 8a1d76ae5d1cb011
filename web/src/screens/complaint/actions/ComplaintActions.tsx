import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Send } from '../../../api/idempotency-key';
import { runMutation } from '../../../crud/resource/operations';
import type { ActionPayload } from '../../../crud/write/use-action';
import { showToast } from '../../../ui/messages/toast';
import { lazyDialog } from '../../../ui/part/part';
import { preload } from '../../../ui/preload';
import { useScreenNavigation } from '../../../ui/screen-navigation';
import { messages } from '../messages';
import { ACTION, CLOSE, type Detail, DONE, REOPEN } from '../operations';

const StepDialog = lazyDialog(preload(() => import('./StepDialog')));

const STEPS = { setAction: ACTION, markDone: DONE, reopen: REOPEN, close: CLOSE };

type Step = keyof typeof STEPS;

interface Props {
  complaint: Detail;
  /** Reloads the complaint; settles when the current state shows or could not be loaded. */
  reload: () => Promise<void>;
}

/** The steps of the user's side, each always in its place; those that are not possible now are disabled. */
export function ComplaintActions({ complaint, reload }: Props): React.JSX.Element {
  const t = useStore(messages);
  const client = useApolloClient();
  const navigate = useScreenNavigation();
  const [open, setOpen] = useState<Step | null>(null);
  const { id, version } = complaint;
  const { main, steps } = stepsOf(complaint);
  const close = (): void => setOpen(null);

  /** Takes a step from the state on screen. @returns why it was refused; null for success */
  async function take(step: Step, input: object, send: Send): Promise<string | null> {
    const variables = { id, ...input, version: version ?? null };
    const { success, message } = await send({ step, ...variables }, (key) =>
      runMutation<ActionPayload>(STEPS[step], client, variables, key),
    );
    // After success or a conflict the next step starts from the complaint's current state.
    await reload();
    if (!success) return message;
    close();
    showToast('success', message || t.saved);
    return null;
  }

  return (
    <>
      {complaint.canEdit && (
        <Button onClick={() => navigate(`/complaint/maintanance?record=${id}`)}>{t.edit}</Button>
      )}
      {steps.map(({ step, isPossible }) => (
        <Button
          key={step}
          intent={step === main ? 'primary' : 'none'}
          disabled={!isPossible}
          icon={step === 'close' ? <LockIcon /> : undefined}
          title={step === 'close' ? t.closeTitle : undefined}
          onClick={() => setOpen(step)}
        >
          {t[step]}
        </Button>
      ))}

      {open === 'setAction' && (
        <StepDialog
          title={t.setAction}
          input="action"
          current={complaint.action ?? null}
          onSave={(action, send) => take(open, { action }, send)}
          onClose={close}
        />
      )}
      {open !== null && open !== 'setAction' && (
        <StepDialog
          key={open}
          title={`${t.inputReason} – ${t[open]}`}
          input="reason"
          warning={open === 'close' ? t.closeWarning : undefined}
          onSave={(reason, send) => take(open, { reason }, send)}
          onClose={close}
        />
      )}
    </>
  );
}

interface OfferedStep {
  step: Step;
  isPossible: boolean;
}

/** The primary step advances the complaint; it is the due side's. A closed complaint has no steps. */
function stepsOf(complaint: Detail): { main: Step | null; steps: readonly OfferedStep[] } {
  const { status, isSupplierSide, isTenantSide, canSetAction, canMarkDone, canReopen, canClose } = complaint;
  if (status === 'CLOSED') return { main: null, steps: [] };
  const all = [
    { step: 'setAction', isPossible: canSetAction, isOwn: isSupplierSide },
    { step: 'markDone', isPossible: canMarkDone, isOwn: isSupplierSide },
    { step: 'reopen', isPossible: canReopen, isOwn: isTenantSide },
    { step: 'close', isPossible: canClose, isOwn: isTenantSide },
  ] as const;
  const due: Step[] = status === 'OPEN' ? ['setAction', 'markDone'] : ['markDone', 'close'];
  const isClosing = status === 'DONE';
  const main = due.find(
    (name) =>
      (name !== 'close' || isClosing) && all.some(({ step, isPossible }) => step === name && isPossible),
  );
  return { main: main ?? null, steps: all.filter(({ isOwn, isPossible }) => isOwn || isPossible) };
}
