import { Button, Classes } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import type { LatLngBounds } from 'leaflet';
import { useEffect, useId, useMemo, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { messages } from '../messages';
import { tupleOf } from '../view-control';
import { formatCount, type LivePosition, motionOf } from './live-vehicle';

/** Entries of the list: nobody steps through more of them, and a closer view has fewer. */
const MOST_LISTED = 100;

/** Reports the area that the map shows, whenever it has moved. */
export function ViewArea({ onArea }: { onArea: (area: LatLngBounds) => void }): null {
  const map = useMapEvents({ moveend: () => onArea(map.getBounds()) });
  useEffect(() => onArea(map.getBounds()), [map, onArea]);
  return null;
}

interface Props {
  positions: readonly LivePosition[];
  area: LatLngBounds | null;
  chosen: string | null;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The vehicles in view by plate, for who cannot point at them: each is opened by its button. */
export function ViewList({ positions, area, chosen, onChoose, onClose }: Props): React.JSX.Element {
  const t = useStore(messages);
  const id = useId();
  const [now] = useState(() => Date.now());
  const inView = useMemo(
    () =>
      positions
        .filter(({ place }) => area?.contains(tupleOf(place)))
        .sort((one, other) => one.plate.localeCompare(other.plate)),
    [positions, area],
  );
  const left = inView.length - MOST_LISTED;
  return (
    <section className={`live-panel ${Classes.CARD}`} aria-labelledby={id}>
      <header>
        <strong id={id} role="status">
          {t.inView({ count: formatCount(inView.length) })}
        </strong>
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          aria-label={t.close}
          autoFocus
          onClick={onClose}
        />
      </header>
      <ul>
        {inView.slice(0, MOST_LISTED).map((vehicle) => (
          <li key={vehicle.id}>
            <Button
              variant="minimal"
              fill
              alignText="start"
              aria-current={vehicle.id === chosen}
              onClick={() => onChoose(vehicle.id)}
            >
              {vehicle.plate}, {t[motionOf(vehicle, now)]}
            </Button>
          </li>
        ))}
      </ul>
      {left > 0 && <p>{t.leftInView({ count: formatCount(left) })}</p>}
    </section>
  );
}
