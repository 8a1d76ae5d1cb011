import { Button } from '@blueprintjs/core';
import { useStore } from '@nanostores/react';
import { clockAt } from './moment-text';
import { playerMessages } from './player-messages';
import type { Route } from './route';
import { minutesOf, type Stop } from './stops';

interface Props {
  route: Route;
  stops: readonly Stop[];
  /** Milliseconds after the start that the replay shows. */
  at: number;
  onSeek: (at: number) => void;
}

/** Lists where the vehicle stayed, and how long; a click shows the begin of the stop. */
export function StopList({ route, stops, at, onSeek }: Props): React.JSX.Element | null {
  const t = useStore(playerMessages);
  if (stops.length === 0) return null;
  return (
    <section className="route-stops" aria-label={t.stops}>
      <span aria-hidden="true">{t.stops}</span>
      <ol>
        {stops.map((stop, index) => (
          <li key={stop.begin}>
            <Button
              size="small"
              active={at >= stop.begin && at <= stop.end}
              onClick={() => onSeek(stop.begin)}
            >
              <span className="trip-stop">{index + 1}</span> {clockAt(route, stop.begin).slice(0, 5)} ·{' '}
              {t.minutes({ minutes: minutesOf(stop) })}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
