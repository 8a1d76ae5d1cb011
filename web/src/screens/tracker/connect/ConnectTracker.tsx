import './connect.css';
import { useQuery } from '@apollo/client/react';
import { Button, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Failure } from '../../../ui/Failure';
import { messages } from '../messages';
import { FirstToken } from './FirstToken';
import { LastReport } from './LastReport';
import { type TrackedVehicle, VEHICLE_TRACKER } from './operations';
import { SetTrackerId } from './SetTrackerId';
import { TrackerLink } from './TrackerLink';

/** Milliseconds until the vehicle's tracker is requested again: the dialog shows the first report as it comes. */
const REFRESH = 5_000;

interface Props {
  vehicleId: string;
  plate: string;
  onClose: () => void;
}

/** "Hubungkan pelacak": what sets up Traccar Client for a vehicle, what is missing for that, and its last report. */
export default function ConnectTracker({ vehicleId, plate, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const { data, error, refetch } = useQuery(VEHICLE_TRACKER, {
    variables: { id: vehicleId },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH,
  });
  const vehicle = data?.vehicle;
  const reload = (): void => void refetch().catch(() => undefined);
  return (
    <Dialog isOpen className="connect-tracker" title={t.connectTitle({ plate })} onClose={onClose}>
      <DialogBody>
        {vehicle?.tracker == null ? (
          waiting()
        ) : (
          <div className="stack">
            <LastReport tracker={vehicle.tracker} />
            <NextStep vehicle={vehicle} onChanged={reload} />
          </div>
        )}
      </DialogBody>
      <DialogFooter actions={<Button onClick={onClose}>{t.close}</Button>} />
    </Dialog>
  );

  function waiting(): React.JSX.Element {
    if (error === undefined) return <Spinner aria-label={t.loading} />;
    return <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />;
  }
}

function NextStep({ vehicle, onChanged }: { vehicle: TrackedVehicle; onChanged: () => void }) {
  const links = vehicle.tracker?.links ?? [];
  if (vehicle.trackerId == null) return <SetTrackerId vehicle={vehicle} onSaved={onChanged} />;
  if (links.length === 0) return <FirstToken vehicle={vehicle} onMade={onChanged} />;
  return <TrackerLink plate={vehicle.licensePlate} links={links} />;
}
