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

/** Renders the question of `confirm` or the message of `showSuccess`; mounted once in the layout. */
export default function Confirmation(): React.JSX.Element {
  const t = useStore(messages);
  const question = useStore($question);
  const shown = useLast(question);
  const isSuccess = shown?.isSuccess ?? false;
  return (
    <Dialog
      isOpen={question !== null}
      title={isSuccess ? t.success : t.title}
      onClose={() => question?.settle(isSuccess)}
      canOutsideClickClose={isSuccess}
      style={{ width: 420 }}
    >
      <DialogBody>{shown?.message}</DialogBody>
      <DialogFooter
        actions={
          <>
            {/* Enter takes the choice that loses nothing. */}
            {!isSuccess && (
              <Button autoFocus onClick={() => question?.settle(false)}>
                {shown?.cancel ?? t.cancel}
              </Button>
            )}
            <Button
              intent={isSuccess ? 'success' : shown?.isDestructive ? 'danger' : 'primary'}
              autoFocus={isSuccess}
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
