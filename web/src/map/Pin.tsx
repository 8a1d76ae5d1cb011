import { divIcon, type LeafletEventHandlerFnMap, type LeafletKeyboardEvent, point } from 'leaflet';
import { useMemo } from 'react';
import { Circle, Marker, useMap } from 'react-leaflet';
import { type LatLng, wrapped } from './lat-lng';
import { tupleOf } from './view-control';

const PIN_HTML =
  '<svg viewBox="0 0 28 40" width="28" height="40" aria-hidden="true" focusable="false">' +
  '<path d="M14 39C14 39 27 23.6 27 14A13 13 0 0 0 1 14C1 23.6 14 39 14 39Z"/><circle cx="14" cy="14" r="5"/></svg>';

/** The marker of a place. */
export const PIN_ICON = divIcon({
  className: 'map-pin',
  html: PIN_HTML,
  iconSize: [28, 40],
  iconAnchor: [14, 39],
});

/** Pixels that an arrow key moves the marker; with Shift ten times as far. */
const STEP = 4;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  place: LatLng;
  /** Metres; null for no circle. */
  radius: number | null;
  /** The marker's accessible name, including its keys. */
  title: string;
  /** Receives the new position; without it the marker cannot move. */
  onMove?: (place: LatLng) => void;
}

/** A marker with a circle around it, movable by dragging and with the arrow keys. */
export function Pin({ place, radius, title, onMove }: Props): React.JSX.Element {
  const map = useMap();
  const handlers = useMemo<LeafletEventHandlerFnMap>(() => {
    if (onMove === undefined) return {};
    return {
      drag: ({ target }) => onMove(wrapped(target.getLatLng())),
      keydown: ({ target, originalEvent: event }: LeafletKeyboardEvent) => {
        const [x, y] = ARROWS[event.key] ?? [0, 0];
        if (x === 0 && y === 0) return;
        event.preventDefault();
        const far = STEP * (event.shiftKey ? 10 : 1);
        const at = map.latLngToContainerPoint(target.getLatLng()).add(point(x * far, y * far));
        const next = map.containerPointToLatLng(at);
        onMove(wrapped(next));
        map.panInside(next, { padding: [40, 48], animate: false });
      },
    };
  }, [map, onMove]);
  const position = tupleOf(place);
  return (
    <>
      {radius !== null && radius > 0 && (
        <Circle center={position} radius={radius} className="map-circle" interactive={false} />
      )}
      <Marker
        position={position}
        icon={PIN_ICON}
        title={title}
        draggable={onMove !== undefined}
        autoPan
        interactive={onMove !== undefined}
        keyboard={onMove !== undefined}
        eventHandlers={handlers}
      />
    </>
  );
}
