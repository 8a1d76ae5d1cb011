import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '../dialog/Dialog';
import { $question, messages } from './confirm';

/** The value, and once there is none the previous one: what a dialog shows while it fades out. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Renders the question of `confirm` or the outcome of `showSuccess` and `showFailed`; mounted once in the layout. */
export default function Confirmation(): React.JSX.Element {
  const t = useStore(messages);
  const question = useStore($question);
  const shown = useLast(question);
  const outcome = shown?.outcome ?? null;
  const isReport = outcome !== null;
  return (
    <Dialog
      isOpen={question !== null}
      title={outcome === null ? t.title : t[outcome]}
      onClose={() => question?.settle(isReport)}
      canOutsideClickClose={isReport}
      style={{ width: 420 }}
    >
      <DialogBody>{shown?.message}</DialogBody>
      <DialogFooter
        actions={
          <>
            {/* Enter takes the choice that loses nothing. */}
            {!isReport && (
              <Button autoFocus onClick={() => question?.settle(false)}>
                {shown?.cancel ?? t.cancel}
              </Button>
            )}
            <Button
              intent={outcome === 'success' ? 'success' : shown?.isDestructive ? 'danger' : 'primary'}
              autoFocus={isReport}
              onClick={() => question?.settle(true)}
            >
              {shown?.agree}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
