import type { ReactNode } from 'react';
import { Dialog } from '../ui/dialog/Dialog';
import { useDialogClass } from '../ui/viewport';
import { LazyMap, type MapComponents } from './LazyMap';

interface Props {
  isOpen: boolean;
  title: string;
  onClose: () => void;
  children: (components: MapComponents) => ReactNode;
}

/**
 * A dialog with a map. Leaflet is loaded when it opens. Full screen under 960 px. Esc closes, and the focus goes back to where it
 * was.
 */
export function MapDialog({ isOpen, title, onClose, children }: Props): React.JSX.Element {
  return (
    <Dialog
      isOpen={isOpen}
      className={useDialogClass('map-dialog')}
      title={title}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <LazyMap>{children}</LazyMap>
    </Dialog>
  );
}
