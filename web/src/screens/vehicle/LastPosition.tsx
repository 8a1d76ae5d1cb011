import { useStore } from '@nanostores/react';
import { LazyMap } from '../../map/LazyMap';
import { formatLatLng, type LatLng } from '../../map/lat-lng';
import { useMovingAddress } from '../../map/picker/use-address';
import { formatInstant, formatWhen } from '../../ui/dates/dates';
import { messages } from './messages';

interface Props {
  plate: string;
  /** Null for a vehicle that never reported one. */
  place: LatLng | null;
  /** The data API's address of `knownPlace`. */
  address: string | null;
  knownPlace: LatLng | null;
  measuredAt: string | null;
}

/** 'Posisi Terakhir Kendaraan': the vehicle's live position on a map, and its address. */
export function LastPosition({ plate, place, address, knownPlace, measuredAt }: Props): React.JSX.Element {
  const t = useStore(messages);
  const known = address !== null && knownPlace !== null ? { place: knownPlace, text: address } : null;
  const found = useMovingAddress(place, known);
  if (place === null) return <p className="empty">{t.noPosition}</p>;
  return (
    <div className="last-position">
      <LazyMap>{({ PositionMap }) => <PositionMap place={place} title={plate} />}</LazyMap>
      <p>
        <strong>{found.state === 'known' ? (found.text ?? t.noAddress) : t.lookingUp}</strong>
        <span>{formatLatLng(place)}</span>
        {measuredAt !== null && (
          <span title={formatInstant(measuredAt)}>{t.measuredAt({ time: formatWhen(measuredAt) })}</span>
        )}
      </p>
    </div>
  );
}
