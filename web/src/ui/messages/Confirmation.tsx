import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Dialog } from '../Dialog';
import { $question, messages } from './confirm';
import { $popup, closePopup } from './popup';

/** The value, and once there is none the one before: what a dialog shows while it fades away. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Draws the question of `confirm` and the popup of `showPopup`; stands once in the layout. */
export default function Confirmation(): React.JSX.Element {
  const t = useStore(messages);
  const question = useStore($question);
  const popup = useStore($popup);
  const opened = useLast(question);
  const shown = useLast(popup);
  return (
    <>
      <Dialog
        isOpen={question !== null}
        title={t.title}
        onClose={() => question?.settle(false)}
        canOutsideClickClose={false}
        style={{ width: 420 }}
      >
        <DialogBody>{opened?.message}</DialogBody>
        <DialogFooter
          actions={
            <>
              {/* The choice that loses nothing is the one that Enter takes. */}
              <Button autoFocus onClick={() => question?.settle(false)}>
                {opened?.cancel ?? t.cancel}
              </Button>
              <Button
                intent={opened?.isDestructive ? 'danger' : 'primary'}
                onClick={() => question?.settle(true)}
              >
                {opened?.agree}
              </Button>
            </>
          }
        />
      </Dialog>
      <Dialog
        isOpen={popup !== null}
        title={shown?.success ? t.success : t.failure}
        onClose={closePopup}
        style={{ width: 420 }}
      >
        <DialogBody>{shown?.message}</DialogBody>
        <DialogFooter
          actions={
            <Button intent={shown?.success ? 'success' : 'danger'} autoFocus onClick={closePopup}>
              {t.ok}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}
