import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { i18n } from '../i18n/i18n';
import { confirmation as texts } from '../i18n/id/confirmation';
import { $question } from './confirm';
import { $popup, closePopup } from './popup';

const messages = i18n('confirmation', texts);

/** Draws the question of `confirm` and the popup of `showPopup`; stands once in the layout. */
export default function Confirmation(): React.JSX.Element {
  const t = useStore(messages);
  const question = useStore($question);
  const popup = useStore($popup);
  return (
    <>
      <Dialog
        isOpen={question !== null}
        title={question?.title ?? t.title}
        onClose={() => question?.answer(false)}
        canOutsideClickClose={false}
        style={{ width: 420 }}
      >
        <DialogBody>{question?.message}</DialogBody>
        <DialogFooter
          actions={
            <>
              <Button onClick={() => question?.answer(false)}>{t.cancel}</Button>
              <Button
                intent={question?.isDestructive ? 'danger' : 'primary'}
                autoFocus
                onClick={() => question?.answer(true)}
              >
                {question?.yes ?? t.yes}
              </Button>
            </>
          }
        />
      </Dialog>
      <Dialog
        isOpen={popup !== null}
        title={popup?.success ? t.success : t.failure}
        onClose={closePopup}
        style={{ width: 420 }}
      >
        <DialogBody>{popup?.message}</DialogBody>
        <DialogFooter
          actions={
            <Button intent={popup?.success ? 'success' : 'danger'} autoFocus onClick={closePopup}>
              {t.ok}
            </Button>
          }
        />
      </Dialog>
    </>
  );
}
