import { Button, DialogBody } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { RoutePoint } from '../../../map/route/route';
import { todayIn } from '../../../ui/dates/day';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Notice } from '../../../ui/Notice';
import {
  changedSearch,
  DIALOG_ENTRY,
  isDialogEntry,
  useScreenNavigation,
  useScreenSearch,
} from '../../../ui/screen-navigation';
import { useDialogClass } from '../../../ui/viewport';
import { messages } from '../messages';
import type { Reading } from '../use-reading';
import { tripMessages } from './messages';
import { isReversed, periodOf } from './period';
import { TripDialog } from './TripDialog';
import { TripList } from './TripList';
import { TripPeriod } from './TripPeriod';
import { TripTotals } from './TripTotals';
import { useLiveTrips } from './use-live-trips';
import { useRoute } from './use-route';
import { type TripOfList, useTrips } from './use-trips';

const NO_POINTS: readonly RoutePoint[] = [];

interface Props {
  vehicleId: string;
  plate: string;
  /** The vehicle's newest values, which extend the open trip. */
  reading: Reading;
  /** IANA name of the zone in which the days of a period begin. */
  timeZone: string;
}

/** The trips of a vehicle, with the trip and moment of the address open above them. */
export default function TripHistory({ vehicleId, plate, reading, timeZone }: Props): React.JSX.Element {
  const t = useStore(messages);
  const texts = useStore(tripMessages);
  const dialogClass = useDialogClass('unknown-trip');
  const [search, setSearch] = useScreenSearch();
  const period = periodOf(search, todayIn(timeZone));
  const loaded = useTrips(vehicleId, isReversed(period) ? {} : period);
  const trips = useLiveTrips(loaded, reading);
  const { state } = useLocation();
  const navigate = useScreenNavigation();
  const opened = search.get('trip');
  const trip = trips.items.find(({ id }) => id === opened) ?? null;
  const isDetail = search.has('detail');
  const at = Number(search.get('at'));
  const more = useRef(trips.loadMore);
  more.current = trips.loadMore;

  const route = useRoute(opened, trips.growth?.of.id === opened ? trips.growth.points : NO_POINTS);
  const isSettled = !trips.isLoading && trips.error === null;
  // A link may open an old trip, whose data is some pages on; a trip on no page belongs to another vehicle.
  const isMissing = route.points !== undefined && trip === null && trips.hasMore && isSettled;
  const isElsewhere = trip === null && !trips.hasMore && isSettled;
  const isLimited = period.from !== undefined || period.to !== undefined;
  const isUnknown = route.isUnknown || (isElsewhere && !isLimited);
  // A link such as "today" is opened later too, when its trip lies outside of the period.
  const isOutside = opened !== null && isElsewhere && isLimited && !route.isUnknown;
  // Newest first.
  const position = trip === null ? -1 : trips.items.indexOf(trip);
  const earlier = trip === null ? undefined : trips.items[position + 1];
  const later = trip === null ? undefined : trips.items[position - 1];
  const isLastLoaded = trip !== null && earlier === undefined && trips.hasMore && isSettled;
  useEffect(() => {
    if (isMissing || isLastLoaded) more.current();
    if (isOutside) change({ period: null, from: null, to: null });
  });

  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch(changedSearch(search, changes), { replace: true, state });

  const moveTo = (other: TripOfList | undefined): (() => void) | undefined =>
    other && (() => change({ trip: other.id, at: null }));
  const forget = (): void => change({ detail: null, trip: null, at: null, view: 'trips' });
  function close(): void {
    if (isDetail) change({ detail: null });
    else if (isDialogEntry(state)) navigate(-1);
    else change({ trip: null, at: null });
  }

  return (
    <>
      <TripPeriod period={period} onChange={(changes) => change({ ...changes, view: 'trips' })} />
      {isReversed(period) ? (
        <p role="alert">{texts.reversed}</p>
      ) : (
        <>
          <TripTotals vehicleId={vehicleId} plate={plate} period={period} trips={trips} />
          <TripList
            trips={trips}
            noTrips={isLimited ? texts.noTripsInPeriod : t.noTrips}
            onOpen={(id) =>
              setSearch(changedSearch(search, { view: 'trips', trip: id }), { state: DIALOG_ENTRY })
            }
          />
        </>
      )}
      {opened !== null && isUnknown && (
        <Dialog isOpen className={dialogClass} title={t.detailTitle} onClose={forget}>
          <DialogBody>
            <Notice
              icon={<SearchIcon size={44} />}
              title={t.tripNotFound}
              description={t.noSuchTrip({ plate })}
              action={<Button onClick={forget}>{t.back}</Button>}
            />
          </DialogBody>
        </Dialog>
      )}
      {opened !== null && !isUnknown && (
        <TripDialog
          tripId={opened}
          plate={plate}
          route={route}
          trip={trip}
          isDetail={isDetail}
          at={Number.isFinite(at) && at > 0 ? at : 0}
          onMoment={(seconds) => change({ at: String(seconds) })}
          onEarlier={moveTo(earlier)}
          onLater={moveTo(later)}
          onDetail={() => change({ detail: '1' })}
          onClose={close}
        />
      )}
    </>
  );
}
