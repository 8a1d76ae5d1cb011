import { Button, DialogBody, DialogFooter, Spinner } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { LazyMap } from '../../map/LazyMap';
import { Dialog } from '../../ui/dialog/Dialog';
import { Failure } from '../../ui/Failure';
import { useDialogClass } from '../../ui/viewport';
import { messages } from './messages';
import { TripFacts } from './TripFacts';
import type { RouteOfTrip } from './use-route';
import type { TripOfList } from './use-trips';

interface Props {
  plate: string;
  route: RouteOfTrip;
  /** Null until its page of the history is loaded; until then only the route shows. */
  trip: TripOfList | null;
  /** The detail rather than the popup of the card. */
  isDetail: boolean;
  /** Seconds after the start to show. */
  at: number;
  onMoment: (seconds: number) => void;
  /** Opens the detail from the popup. */
  onDetail: () => void;
  onClose: () => void;
}

/**
 * A trip over the history: the popup of a card with the route map, and from there
 * 'Detail Riwayat Perjalanan' with map, start, end and cards. The popup becomes the detail; the map keeps its state.
 */
export function TripDialog(props: Props): React.JSX.Element {
  const { plate, route, trip, isDetail, at, onMoment, onDetail, onClose } = props;
  const t = useStore(messages);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the focus stays in the dialog, so that Esc closes it.
  useEffect(() => {
    if (isDetail) back.current?.focus();
  }, [isDetail]);
  const { points, error, retry } = route;
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
            {error !== undefined ? (
              <Failure title={t.failed} error={error} retryText={t.retry} onRetry={retry} />
            ) : (
              <Spinner aria-label={t.loading} />
            )}
          </div>
        ) : points.length === 0 ? (
          <p className="empty">{t.noRoute}</p>
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
