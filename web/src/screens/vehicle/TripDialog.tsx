import { useQuery } from '@apollo/client/react';
import { Button, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { LazyMap } from '../../map/LazyMap';
import { Dialog } from '../../ui/Dialog';
import { Failure } from '../../ui/Failure';
import { useDialogClass } from '../../ui/viewport';
import { messages } from './messages';
import { ROUTE } from './operations';
import { TripFacts } from './TripFacts';
import type { TripOfList } from './use-trips';

interface Props {
  plate: string;
  tripId: string;
  /** Null for a trip that no longer stands in the history, whose way alone is shown. */
  trip: TripOfList | null;
  /** The detail rather than the popup of the card. */
  isDetail: boolean;
  /** Seconds after the start to show. */
  at: number;
  onMoment: (seconds: number) => void;
  /** Wanted from the popup. */
  onDetail: () => void;
  onClose: () => void;
}

/**
 * A trip over the history (fleet-operations 2, "Vehicle detail"): the popup of a card with the route map, and from there
 * 'Detail Riwayat Perjalanan' with map, start, end and cards. The one turns into the other, the map with its moment stays.
 */
export function TripDialog(props: Props): React.JSX.Element {
  const { plate, tripId, trip, isDetail, at, onMoment, onDetail, onClose } = props;
  const t = useStore(messages);
  const back = useRef<HTMLButtonElement>(null);
  // The button that was pressed for the detail is gone: the focus stays within, so that Esc closes.
  useEffect(() => {
    if (isDetail) back.current?.focus();
  }, [isDetail]);
  const { data, error, loading, refetch } = useQuery(ROUTE, {
    variables: { tripId },
    notifyOnNetworkStatusChange: true,
  });
  const points = useMemo(
    () =>
      data?.tripRoute.map(({ position, measuredAt, speed }) => ({
        place: position,
        time: measuredAt == null ? null : Date.parse(measuredAt),
        speed: speed ?? null,
      })),
    [data],
  );
  return (
    <Dialog
      isOpen
      className={useDialogClass('trip-dialog')}
      title={isDetail ? t.detailTitle : t.route({ plate })}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <DialogBody className="trip-dialog-body">
        {points === undefined ? (
          <div className="map-wait">
            {error && !loading ? (
              <Failure
                title={t.failed}
                error={error}
                retryText={t.retry}
                onRetry={() => void refetch().catch(() => undefined)}
              />
            ) : (
              <Spinner aria-label={t.loading} />
            )}
          </div>
        ) : points.length === 0 ? (
          <p className="vehicle-empty">{t.noRoute}</p>
        ) : (
          <LazyMap>
            {({ RoutePlayer }) => (
              <RoutePlayer points={points} label={t.route({ plate })} begin={at} onRest={onMoment} />
            )}
          </LazyMap>
        )}
        {isDetail && trip !== null && <TripFacts trip={trip} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button ref={back} onClick={onClose}>
              {t.back}
            </Button>
            {!isDetail && (
              <Button intent="primary" onClick={onDetail}>
                {t.detailTitle}
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}
