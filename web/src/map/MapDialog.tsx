import './map-dialog.css';
import { Button, Dialog, DialogBody, NonIdealState, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { WarningSign } from '../ui/icons';
import { useSmallScreen } from '../ui/viewport';
import { messages } from './messages';

type Kit = typeof import('./map-kit');

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: (kit: Kit) => ReactNode;
}

/**
 * A dialog with a map. Leaflet is loaded when it opens; where that fails, what else is on screen stays as it is, and it can be
 * tried again. Full screen under 960 px. Esc closes, and the focus goes back to where it was.
 */
export function MapDialog({ isOpen, title, onClose, children }: Props): React.JSX.Element {
  const t = useStore(messages);
  const isSmall = useSmallScreen();
  const [kit, setKit] = useState<Kit | 'loading' | 'failed'>('loading');
  const load = useCallback(() => {
    setKit('loading');
    import('./map-kit').then(setKit, () => setKit('failed'));
  }, []);
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  return (
    <Dialog
      isOpen={isOpen}
      className={isSmall ? 'map-dialog map-dialog-full' : 'map-dialog'}
      title={title}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      {typeof kit === 'string' ? (
        <DialogBody className="map-wait">
          {kit === 'loading' ? (
            <Spinner aria-label={t.loading} />
          ) : (
            <NonIdealState
              icon={<WarningSign size={40} />}
              title={t.failed}
              action={
                <Button intent="primary" onClick={load}>
                  {t.retry}
                </Button>
              }
            />
          )}
        </DialogBody>
      ) : (
        children(kit)
      )}
    </Dialog>
  );
}
