import { Button, DialogBody } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../ui/Dialog';
import { Notice } from '../../ui/Notice';
import { useDialogClass } from '../../ui/viewport';
import { messages } from './messages';

interface Props {
  plate: string;
  onClose: () => void;
}

/** Shown for a trip id that the vehicle does not have. */
export function UnknownTrip({ plate, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  return (
    <Dialog isOpen className={useDialogClass('unknown-trip')} title={t.detailTitle} onClose={onClose}>
      <DialogBody>
        <Notice
          icon={<SearchIcon size={44} />}
          title={t.tripNotFound}
          description={t.noSuchTrip({ plate })}
          action={<Button onClick={onClose}>{t.back}</Button>}
        />
      </DialogBody>
    </Dialog>
  );
}
