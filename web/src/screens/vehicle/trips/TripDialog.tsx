import { Button, Classes, DialogBody, DialogFooter } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { LazyMap } from '../../../map/LazyMap';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Failure } from '../../../ui/Failure';
import { useDialogClass } from '../../../ui/viewport';
import { messages } from '../messages';
import { tripMessages } from './messages';
import { TripFacts } from './TripFacts';
import type { RouteOfTrip } from './use-route';
import type { TripOfList } from './use-trips';

const USES_ARROWS = 'input, select, .map-view, [role="slider"]';

interface Props {
  tripId: string;
  plate: string;
  route: RouteOfTrip;
  /** Null until its page of the history is loaded; until then only the route shows. */
  trip: TripOfList | null;
  /** The detail rather than the popup of the card. */
  isDetail: boolean;
  /** Seconds after the start to show. */
  at: number;
  onMoment: (seconds: number) => void;
  /** Open the trip before and after this one; undefined where there is none, or it is not loaded yet. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  /** Opens the detail from the popup. */
  onDetail: () => void;
  onClose: () => void;
}

/**
 * A trip over the history: the popup of a card with the route map, and from there
 * 'Detail Riwayat Perjalanan' with map, start, end and cards. The popup becomes the detail; the map keeps its state.
 */
export function TripDialog(props: Props): React.JSX.Element {
  const { tripId, plate, route, trip, isDetail, at, onMoment, onEarlier, onLater, onDetail, onClose } = props;
  const texts = useStore(tripMessages);
  const t = useStore(messages);
  const back = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: the focus stays in the dialog, so that Esc closes it.
  useEffect(() => {
    if (isDetail) back.current?.focus();
  }, [isDetail]);
  const { points, error, retry } = route;
  const moves = [
    { key: 'ArrowLeft', text: texts.earlier, icon: <ChevronLeftIcon />, move: onEarlier },
    { key: 'ArrowRight', text: texts.later, icon: <ChevronRightIcon />, move: onLater },
  ] as const;
  const latest = useRef(moves);
  latest.current = moves;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return;
      // Dialogs of hidden tabs stay mounted, and the map, the sliders and the choice of speed use arrow keys themselves.
      const isHere = back.current?.closest(`.${Classes.PORTAL}`)?.contains(target) ?? false;
      if (!isHere || target.closest(USES_ARROWS) !== null) return;
      latest.current.find(({ key }) => key === event.key)?.move?.();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Dialog
      isOpen
      className={useDialogClass('trip-dialog')}
      title={isDetail ? t.detailTitle : t.route({ plate })}
      canOutsideClickClose={false}
      onClose={onClose}
    >
      <DialogBody className="trip-dialog-body">
        {isDetail && <p className="printed-only">{t.route({ plate })}</p>}
        {points === undefined && error !== undefined ? (
          <div className="map-wait">
            <Failure title={t.failed} error={error} retryText={t.retry} onRetry={retry} />
          </div>
        ) : points === undefined ? (
          <div className={`map-wait ${Classes.SKELETON}`} role="status" aria-label={t.loading} />
        ) : points.length === 0 ? (
          <p className="empty">{t.noRoute}</p>
        ) : (
          <LazyMap>
            {({ RoutePlayer }) => (
              <RoutePlayer
                key={tripId}
                points={points}
                label={t.route({ plate })}
                begin={at}
                onRest={onMoment}
              />
            )}
          </LazyMap>
        )}
        {isDetail && trip !== null && <TripFacts trip={trip} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            {moves.map(({ key, text, icon, move }) => (
              // A disabled button would lose the focus at the end of the list.
              <Button
                key={key}
                icon={icon}
                aria-label={text}
                title={text}
                aria-disabled={move === undefined}
                className={move === undefined ? Classes.DISABLED : ''}
                onClick={() => move?.()}
              />
            ))}
            {/* Not the map, which has the arrow keys for itself. */}
            <Button ref={back} autoFocus onClick={onClose}>
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
