import { AnchorButton, Button } from '@blueprintjs/core';
import { EditIcon, IssueIcon, LinkIcon, MobilePhoneIcon, RouteIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { usePermission } from '../../crud/resource/use-permission';
import type { VehicleDialogName } from '../../dialogs/VehicleDialog';
import { directionsTo, type LatLng } from '../../map/lat-lng';
import { copyText } from '../../ui/copy-field/copy-text';
import { lazyDialog } from '../../ui/part/part';
import { messages } from './messages';
import type { VehicleOfDetail } from './VehicleData';

const ConnectTracker = lazyDialog(() => import('../tracker/connect/ConnectTracker'));

interface Props {
  vehicle: VehicleOfDetail;
  /** The vehicle's newest position. */
  place: LatLng | null;
  onOpen: (dialog: VehicleDialogName) => void;
}

/** The acts of the person on the vehicle. */
export function VehicleActions({ vehicle, place, onOpen }: Props): React.JSX.Element {
  const t = useStore(messages);
  const { edit: mayEdit } = usePermission({ resource: 'VEHICLE' });
  const { add: mayComplain } = usePermission({ resource: 'COMPLAINT' });
  const [isConnecting, setConnecting] = useState(false);
  return (
    <div className="vehicle-actions bar">
      {mayEdit && (
        <Button icon={<EditIcon />} onClick={() => onOpen('edit')}>
          {t.edit}
        </Button>
      )}
      {mayComplain && vehicle.rentStatus === 'RENTED' && (
        <Button icon={<IssueIcon />} onClick={() => onOpen('complaint')}>
          {t.raiseComplaint}
        </Button>
      )}
      {place !== null && (
        <AnchorButton
          icon={<RouteIcon />}
          role="link"
          href={directionsTo(place)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t.directions}
        </AnchorButton>
      )}
      <Button
        icon={<LinkIcon />}
        onClick={() => void copyText(`${window.location.origin}/vehicle/manage/${vehicle.id}`, t)}
      >
        {t.copyLink}
      </Button>
      {mayEdit && (
        <Button icon={<MobilePhoneIcon />} onClick={() => setConnecting(true)}>
          {t.connect}
        </Button>
      )}
      {isConnecting && (
        <ConnectTracker
          vehicleId={vehicle.id}
          plate={vehicle.licensePlate}
          onClose={() => setConnecting(false)}
        />
      )}
    </div>
  );
}
