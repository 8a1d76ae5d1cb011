import { Button, DialogBody } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../ui/dialog/Dialog';
import { Notice } from '../../ui/Notice';
import {
  changedSearch,
  DIALOG_ENTRY,
  isDialogEntry,
  useScreenNavigation,
  useScreenSearch,
} from '../../ui/screen-navigation';
import { useDialogClass } from '../../ui/viewport';
import { messages } from './messages';
import { TripDialog } from './TripDialog';
import { TripList } from './TripList';
import { useRoute } from './use-route';
import { useTrips } from './use-trips';

/** The trips of a vehicle, with the trip and moment of the address open above them. */
export default function TripHistory({
  vehicleId,
  plate,
}: {
  vehicleId: string;
  plate: string;
}): React.JSX.Element {
  const t = useStore(messages);
  const dialogClass = useDialogClass('unknown-trip');
  const trips = useTrips(vehicleId);
  const [search, setSearch] = useScreenSearch();
  const { state } = useLocation();
  const navigate = useScreenNavigation();
  const opened = search.get('trip');
  const trip = trips.items.find(({ id }) => id === opened) ?? null;
  const isDetail = search.has('detail');
  const at = Number(search.get('at'));
  const more = useRef(trips.loadMore);
  more.current = trips.loadMore;

  const route = useRoute(opened);
  const isSettled = !trips.isLoading && trips.error === null;
  // A link may open an old trip, whose data is some pages on; a trip on no page belongs to another vehicle.
  const isMissing = route.points !== undefined && trip === null && trips.hasMore && isSettled;
  const isUnknown = route.isUnknown || (trip === null && !trips.hasMore && isSettled);
  useEffect(() => {
    if (isMissing) more.current();
  });

  const change = (changes: Readonly<Record<string, string | null>>): void =>
    setSearch(changedSearch(search, changes), { replace: true, state });

  const forget = (): void => change({ detail: null, trip: null, at: null, view: 'trips' });
  function close(): void {
    if (isDetail) change({ detail: null });
    else if (isDialogEntry(state)) navigate(-1);
    else change({ trip: null, at: null });
  }

  return (
    <>
      <TripList
        trips={trips}
        onOpen={(id) => setSearch({ view: 'trips', trip: id }, { state: DIALOG_ENTRY })}
      />
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
          key={opened}
          plate={plate}
          route={route}
          trip={trip}
          isDetail={isDetail}
          at={Number.isFinite(at) && at > 0 ? at : 0}
          onMoment={(seconds) => change({ at: String(seconds) })}
          onDetail={() => change({ detail: '1' })}
          onClose={close}
        />
      )}
    </>
  );
}
