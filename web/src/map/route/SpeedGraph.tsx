import { useStore } from '@nanostores/react';
import { type PointerEvent, useId, useMemo, useState } from 'react';
import { clockAt, momentText } from './moment-text';
import { playerMessages } from './player-messages';
import type { Route } from './route';
import type { Stop } from './stops';

interface Props {
  route: Route;
  stops: readonly Stop[];
  /** Milliseconds after the start that the replay shows. */
  at: number;
  onSeek: (at: number) => void;
}

/** Units of the drawing, which is stretched to the place that it has. */
const [WIDTH, HEIGHT] = [1000, 100];
/** Milliseconds that Page Up and Page Down move. */
const PAGE = 60_000;
/** km/h between two heights of the graph. */
const ROUND = 20;

/** The top of the graph in km/h; null for a route without speeds. */
function topOf({ points }: Route): number | null {
  const fastest = points.reduce((most, { speed }) => Math.max(most, speed ?? -1), -1);
  return fastest < 0 ? null : Math.max(ROUND, Math.ceil(fastest / ROUND) * ROUND);
}

/** The line of the speeds, and the area below it; interrupted where a reading has no speed. */
function pathsOf({ points, reached, duration }: Route, top: number): { line: string; area: string } {
  let [line, area] = ['', ''];
  let lastX: string | null = null;
  points.forEach(({ speed }, index) => {
    const x = (((reached[index] ?? 0) / Math.max(1, duration)) * WIDTH).toFixed(1);
    if (speed !== null) {
      const y = (HEIGHT * (1 - Math.max(0, speed) / top)).toFixed(1);
      line += `${lastX === null ? 'M' : 'L'}${x} ${y}`;
      area += `${lastX === null ? `M${x} ${HEIGHT}` : ''}L${x} ${y}`;
    } else if (lastX !== null) area += `V${HEIGHT}Z`;
    lastX = speed === null ? null : x;
  });
  return { line, area: lastX === null ? area : `${area}V${HEIGHT}Z` };
}

/** The moment that a key moves the replay to; null for other keys. */
function movedBy(key: string, { reached, duration }: Route, at: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return reached.find((moment) => moment > at) ?? duration;
    case 'ArrowLeft':
    case 'ArrowDown':
      return reached.findLast((moment) => moment < at) ?? 0;
    case 'PageUp':
      return Math.min(duration, at + PAGE);
    case 'PageDown':
      return Math.max(0, at - PAGE);
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return null;
  }
}

/** The speed over the time of a trip. It moves the replay, and the replay moves its line. */
export function SpeedGraph({ route, stops, at, onSeek }: Props): React.JSX.Element | null {
  const t = useStore(playerMessages);
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const { duration } = route;
  const top = useMemo(() => topOf(route), [route]);
  const drawing = useMemo(() => {
    if (top === null) return null;
    const { line, area } = pathsOf(route, top);
    return (
      <>
        {stops.map(({ begin, end }) => (
          <rect
            key={begin}
            className="speed-graph-stop"
            x={(begin / duration) * WIDTH}
            width={((end - begin) / duration) * WIDTH}
            height={HEIGHT}
          />
        ))}
        <path className="speed-graph-area" d={area} />
        <path className="speed-graph-line" d={line} />
      </>
    );
  }, [route, stops, top, duration]);
  if (top === null || duration === 0) return null;

  const momentOf = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width))) * duration;
  };
  const shown = hovered ?? at;
  const share = shown / duration;
  return (
    <div className="speed-graph">
      <div className="speed-graph-heights" aria-hidden="true">
        <span>{top} km/h</span>
        <span>0</span>
      </div>
      <div
        role="slider"
        tabIndex={0}
        className="speed-graph-drawing"
        aria-label={t.speedGraph}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={Math.round(duration / 1000)}
        aria-valuenow={Math.round(at / 1000)}
        aria-valuetext={momentText(route, at)}
        onPointerDown={(event) => onSeek(momentOf(event))}
        onPointerMove={(event) => {
          setHovered(momentOf(event));
          if (event.buttons === 1) onSeek(momentOf(event));
        }}
        onPointerLeave={() => setHovered(null)}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const next = movedBy(event.key, route, at);
          if (next === null) return;
          event.preventDefault();
          setHovered(null);
          onSeek(next);
        }}
      >
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {drawing}
        </svg>
        <span className="speed-graph-cursor" style={{ left: `${(at / duration) * 100}%` }} />
        {hovered !== null && <span className="speed-graph-hover" style={{ left: `${share * 100}%` }} />}
        <span
          className="speed-graph-moment"
          aria-hidden="true"
          style={share < 0.5 ? { left: `${share * 100}%` } : { right: `${(1 - share) * 100}%` }}
        >
          {momentText(route, shown)}
        </span>
      </div>
      <div className="speed-graph-times" aria-hidden="true">
        <span>{clockAt(route, 0)}</span>
        <span>{clockAt(route, duration)}</span>
      </div>
      <span id={id} className="visually-hidden">
        {t.graphKeys}
      </span>
    </div>
  );
}
