import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Dialog } from '../dialog/Dialog';
import { messages } from './messages';

interface Props {
  onRetry: () => void;
  /** Undefined for a dialog that nobody can close. */
  onClose: (() => void) | undefined;
}

/** A dialog in place of one that could not be loaded: what is below it stays as it was. */
export function DialogFailure({ onRetry, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Dialog
      isOpen
      title={t.failed}
      {...(onClose ? { onClose } : { isCloseButtonShown: false })}
      style={{ width: 420 }}
    >
      <DialogBody>{t.advice}</DialogBody>
      <DialogFooter
        actions={
          <>
            {onClose !== undefined && <Button onClick={onClose}>{t.close}</Button>}
            <Button intent="primary" autoFocus onClick={onRetry}>
              {t.retry}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
