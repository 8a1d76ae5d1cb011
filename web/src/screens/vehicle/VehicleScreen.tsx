import './vehicle.css';
import { useQuery } from '@apollo/client/react';
import { Button, Radio, Spinner } from '@blueprintjs/core';
import { ArrowLeftIcon, DriveTimeIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenus } from '../../crud/resource/use-menus';
import type { VehicleDetailQuery } from '../../gql/vehicle/graphql';
import { hasPath } from '../../navigation/menus';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { lazyDialog, lazyPart } from '../../ui/part/part';
import { Carousel } from '../../ui/photos/Carousel';
import { preload } from '../../ui/preload';
import { useScreenBack, useScreenName, useScreenSearch } from '../../ui/screen-navigation';
import { BatterySection } from './BatterySection';
import { LastPosition } from './LastPosition';
import { messages } from './messages';
import { VEHICLE } from './operations';
import { CurrentContract, OpenComplaints, TripsCard } from './RelatedCards';
import { useReading } from './use-reading';
import { useVehicleDialog } from './use-vehicle-dialog';
import { VehicleActions } from './VehicleActions';
import { VehicleData, type VehicleOfDetail } from './VehicleData';
import { VehicleSkeleton } from './VehicleSkeleton';
import { VehicleSummary } from './VehicleSummary';

const TripHistory = lazyPart(
  preload(() => import('./trips/TripHistory')),
  () => <Spinner aria-label={messages.get().loadingTrips} />,
);

const VehicleDialog = lazyDialog(() => import('../../dialogs/VehicleDialog'));

const PHOTO_HEIGHT = 180;

/**
 * The vehicle detail: `vehicle/manage/{id}`, with `view=trips` for the trips, `trip` for the one that is open, `at` for the
 * second of it that is shown, and `dialog` for what is open over the page.
 */
export default function VehicleScreen(): React.JSX.Element {
  const t = useStore(messages);
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  // Without the menu of complaints the data API refuses to list them.
  const complaints = hasPath(useMenus(), 'complaint/maintanance');
  const { data, error, loading, refetch, observable } = useQuery(VEHICLE, {
    variables: { id, complaints },
    notifyOnNetworkStatusChange: true,
  });
  const back = useScreenBack('vehicle/manage');
  useScreenName(data?.vehicle?.licensePlate);
  const backButton = (
    <Button icon={<ArrowLeftIcon />} onClick={back}>
      {t.back}
    </Button>
  );
  if (data?.vehicle) {
    return (
      <Detail
        key={id}
        vehicle={data.vehicle}
        timeZone={data.fleetTimeZone}
        complaints={data.complaints?.items}
        back={backButton}
        // The screen may be hidden meanwhile, by the page of a new complaint.
        reload={() =>
          void observable
            .refetch()
            .retain()
            .catch(() => undefined)
        }
      />
    );
  }
  if (data !== undefined)
    return <Notice icon={<SearchIcon size={44} />} title={t.notFound} action={backButton} />;
  if (error === undefined || loading) return <VehicleSkeleton />;
  return <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />;
}

interface DetailProps {
  vehicle: VehicleOfDetail;
  timeZone: string;
  /** Undefined for people without the menu of complaints. */
  complaints: NonNullable<VehicleDetailQuery['complaints']>['items'] | undefined;
  back: React.JSX.Element;
  /** Loads the page again after a save. */
  reload: () => void;
}

function Detail({ vehicle, timeZone, complaints, back, reload }: DetailProps): React.JSX.Element {
  const t = useStore(messages);
  const [search, setSearch] = useScreenSearch();
  const view = search.get('view') === 'trips' || search.has('trip') ? 'trips' : 'position';
  const { telemetry } = vehicle;
  const reading = useReading(vehicle);
  const { opened, open, close, onChanged } = useVehicleDialog();
  const journey = useRef<HTMLFieldSetElement>(null);
  const showTrips = (): void => setSearch({ view: 'trips' }, { replace: true });
  return (
    <div className="vehicle-detail">
      <header>
        {back}
        <h2>{vehicle.licensePlate}</h2>
        <VehicleActions vehicle={vehicle} place={reading.place} onOpen={open} />
      </header>
      <VehicleSummary vehicle={vehicle} reading={reading} />
      <div className="vehicle-columns">
        <div className="vehicle-about stack">
          <Carousel
            label={t.photos}
            urls={vehicle.photos}
            height={PHOTO_HEIGHT}
            fallback={<DriveTimeIcon size={72} />}
          />
          <VehicleData vehicle={vehicle} />
          <BatterySection
            charge={reading.battery}
            range={telemetry?.estimatedRange ?? null}
            capacity={vehicle.batteryCapacity ?? null}
            model={vehicle.batteryName ?? null}
          />
        </div>
        <div className="vehicle-journey stack">
          <fieldset aria-label={t.show} ref={journey}>
            <Radio
              inline
              name={`view of ${vehicle.id}`}
              checked={view === 'position'}
              label={t.lastPosition}
              onChange={() => setSearch({}, { replace: true })}
            />
            <Radio
              inline
              name={`view of ${vehicle.id}`}
              checked={view === 'trips'}
              label={t.tripHistory}
              onChange={showTrips}
            />
          </fieldset>
          {view === 'trips' ? (
            <TripHistory
              vehicleId={vehicle.id}
              plate={vehicle.licensePlate}
              reading={reading}
              timeZone={timeZone}
            />
          ) : (
            <LastPosition
              plate={vehicle.licensePlate}
              place={reading.place}
              address={telemetry?.address ?? null}
              knownPlace={telemetry?.position ?? null}
              measuredAt={reading.measuredAt}
            />
          )}
        </div>
        <div className="vehicle-related stack">
          {complaints !== undefined && (
            <OpenComplaints plate={vehicle.licensePlate} complaints={complaints} />
          )}
          <CurrentContract contract={vehicle.contract} />
          <TripsCard
            odometer={reading.odometer}
            onShow={
              view === 'trips'
                ? undefined
                : () => {
                    showTrips();
                    journey.current?.scrollIntoView({ block: 'start' });
                  }
            }
          />
        </div>
      </div>
      {opened !== null && (
        <VehicleDialog
          vehicle={vehicle}
          opened={opened}
          onClose={close}
          onChanged={onChanged}
          onSaved={() => {
            close();
            reload();
          }}
        />
      )}
    </div>
  );
}
