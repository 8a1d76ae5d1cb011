import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { PropsWithChildren } from 'react';
import { submitBySaveKey } from './save-key';

interface Props {
  cancelText: string;
  submitText: string;
  /** False while there is nothing to send. */
  isReady?: boolean;
  isSending: boolean;
  /** The class of the part with the entries. */
  className?: string;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The entries of a dialog, Cancel, and the button that sends them, as Ctrl+Enter does. */
export function ActionForm(props: PropsWithChildren<Props>): React.JSX.Element {
  const {
    cancelText,
    submitText,
    isReady = true,
    isSending,
    className,
    onSubmit,
    onCancel,
    children,
  } = props;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isSending) onSubmit();
      }}
      onKeyDown={submitBySaveKey}
    >
      <DialogBody {...(className !== undefined && { className })}>{children}</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button disabled={isSending} onClick={onCancel}>
              {cancelText}
            </Button>
            <Button type="submit" intent="primary" disabled={!isReady} loading={isSending} title="Ctrl+Enter">
              {submitText}
            </Button>
          </>
        }
      />
    </form>
  );
}
