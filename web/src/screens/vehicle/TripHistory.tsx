import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isOpenedHere, OPENED_HERE } from '../../ui/opened-here';
import { TripDialog } from './TripDialog';
import { TripList } from './TripList';
import { useTrips } from './use-trips';

/** The trips of a vehicle, and the one that the address names opened over them, at the moment that it names. */
export function TripHistory({ vehicleId, plate }: { vehicleId: string; plate: string }): React.JSX.Element {
  const trips = useTrips(vehicleId);
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const opened = search.get('trip');
  const trip = trips.items.find(({ id }) => id === opened) ?? null;
  const isDetail = search.has('detail');
  const at = Number(search.get('at'));
  const more = useRef(trips.loadMore);
  more.current = trips.loadMore;

  // A link may lead to a trip of long ago, whose figures stand some pages on.
  const isMissing =
    opened !== null && trip === null && trips.hasMore && !trips.isLoading && trips.error === null;
  useEffect(() => {
    if (isMissing) more.current();
  });

  function change(changes: Readonly<Record<string, string | null>>): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true, state });
  }

  function close(): void {
    if (isDetail) change({ detail: null });
    else if (isOpenedHere(state)) void navigate(-1);
    else change({ trip: null, at: null });
  }

  return (
    <>
      <TripList
        trips={trips}
        onOpen={(id) => setSearch({ view: 'trips', trip: id }, { state: OPENED_HERE })}
      />
      {opened !== null && /^\d+$/.test(opened) && (
        <TripDialog
          key={opened}
          plate={plate}
          tripId={opened}
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
