import './vehicle.css';
import { useQuery } from '@apollo/client/react';
import { Button, Radio, Spinner } from '@blueprintjs/core';
import { ArrowLeftIcon, DriveTimeIcon, SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type MovedVehicle, useMovedVehicles } from '../../map/live/vehicle-positions';
import { Failure } from '../../ui/Failure';
import { Notice } from '../../ui/Notice';
import { Carousel } from '../../ui/photos/Carousel';
import { lazyPreloaded } from '../../ui/preload';
import { useScreenNavigation, useScreenSearch } from '../../ui/screen-navigation';
import { BatterySection } from './BatterySection';
import { LastPosition } from './LastPosition';
import { messages } from './messages';
import { VEHICLE } from './operations';
import { VehicleData, type VehicleOfDetail } from './VehicleData';

const TripHistory = lazyPreloaded(() => import('./TripHistory'));

const PHOTO_HEIGHT = 240;

/**
 * The vehicle detail: `vehicle/manage/{id}`, with `view=trips` for the trips, `trip` for the one that is open
 * and `at` for the second of it that is shown.
 */
export default function VehicleScreen(): React.JSX.Element {
  const t = useStore(messages);
  const id = useLocation().pathname.split('/').at(-1) ?? '';
  const { data, error, loading, refetch } = useQuery(VEHICLE, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  if (data?.vehicle) return <Detail key={id} vehicle={data.vehicle} />;
  if (data !== undefined)
    return <Notice icon={<SearchIcon size={44} />} title={t.notFound} action={<Back />} />;
  if (error === undefined || loading) return <Spinner aria-label={t.loading} />;
  return <Failure title={t.failed} error={error} retryText={t.retry} onRetry={refetch} />;
}

/** Returns to the list in its last state. */
function Back(): React.JSX.Element {
  const t = useStore(messages);
  const navigate = useScreenNavigation();
  return (
    <Button icon={<ArrowLeftIcon />} onClick={() => navigate('/vehicle/manage')}>
      {t.back}
    </Button>
  );
}

function Detail({ vehicle }: { vehicle: VehicleOfDetail }): React.JSX.Element {
  const t = useStore(messages);
  const [search, setSearch] = useScreenSearch();
  const view = search.get('view') === 'trips' || search.has('trip') ? 'trips' : 'position';
  const { telemetry } = vehicle;
  /** The vehicle's last live report since the screen was opened; null for none yet. */
  const [moved, setMoved] = useState<MovedVehicle | null>(null);
  useMovedVehicles(vehicle.supplierId ?? null, (all) =>
    setMoved((last) => all.find(({ vehicleId }) => vehicleId === vehicle.id) ?? last),
  );
  return (
    <div className="vehicle-detail">
      <header>
        <Back />
        <h2>{vehicle.licensePlate}</h2>
        <Link to={`/vehicle/manage?page=1&record=${vehicle.id}`}>{t.edit}</Link>
      </header>
      <div className="vehicle-columns">
        <div className="vehicle-about">
          <Carousel
            label={t.photos}
            urls={vehicle.photos}
            height={PHOTO_HEIGHT}
            fallback={<DriveTimeIcon size={72} />}
          />
          <VehicleData vehicle={vehicle} />
          <BatterySection
            charge={moved?.batteryPercentage ?? telemetry?.batteryPercentage ?? null}
            range={telemetry?.estimatedRange ?? null}
            capacity={vehicle.batteryCapacity ?? null}
            model={vehicle.batteryName ?? null}
          />
        </div>
        <div className="vehicle-journey">
          <fieldset aria-label={t.show}>
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
              onChange={() => setSearch({ view: 'trips' }, { replace: true })}
            />
          </fieldset>
          {view === 'trips' ? (
            <Suspense fallback={<Spinner aria-label={t.loadingTrips} />}>
              <TripHistory vehicleId={vehicle.id} plate={vehicle.licensePlate} />
            </Suspense>
          ) : (
            <LastPosition
              plate={vehicle.licensePlate}
              place={moved?.position ?? telemetry?.position ?? null}
              address={telemetry?.address ?? null}
              knownPlace={telemetry?.position ?? null}
              measuredAt={moved?.measuredAt ?? telemetry?.measuredAt ?? null}
            />
          )}
        </div>
      </div>
    </div>
  );
}
