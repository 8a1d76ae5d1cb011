import { useStore } from '@nanostores/react';
import { formatNumber } from '../../../crud/resource/format';
import type { LivePosition } from '../../../map/live/live-vehicle';
import { Time } from '../../../ui/dates/Time';
import { ScreenLink } from '../../../ui/screen-navigation';
import { messages } from '../messages';
import { useStaleAge } from '../use-stale-age';

/** The last report of the chosen vehicle of a map. */
export function VehicleReport({ id, plate, supplier, speed, time }: LivePosition): React.JSX.Element {
  const t = useStore(messages);
  const instant = time === null ? null : new Date(time).toISOString();
  const age = useStaleAge()(instant);
  return (
    <>
      <header>
        <strong>{plate}</strong>
        {!id.includes(',') && <ScreenLink to={`/vehicle/manage/${id}`}>{t.detail}</ScreenLink>}
      </header>
      <p>{supplier}</p>
      <p>
        {speed !== null && `${formatNumber(Math.round(speed))} km/h · `}
        {instant !== null && <Time at={instant} />}
        {age !== null && ` · ${age}`}
      </p>
    </>
  );
}
