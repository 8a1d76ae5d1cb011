import { divIcon, latLngBounds } from 'leaflet';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Marker, Polyline, useMap } from 'react-leaflet';
import type { LatLng } from '../lat-lng';
import { MapView } from '../MapView';
import { CLOSE_ZOOM } from '../map-view';
import { endIcon } from './end-marker';
import type { Moment, Route } from './route';

interface Props {
  route: Route;
  /** Where the playing vehicle is; null for no route. */
  moment: Moment | null;
  /** Keeps that place in view. */
  follow: boolean;
  /** The accessible names of the map and its markers, and the description of its keys. */
  label: string;
  startLabel: string;
  endLabel: string;
  keys: string;
}

const pairOf = ({ latitude, longitude }: LatLng): [number, number] => [latitude, longitude];

/** Starts with the whole route in view. */
function FitTo({ route }: { route: Route }): null {
  const map = useMap();
  useEffect(() => {
    const bounds = latLngBounds(route.points.map(({ place }) => pairOf(place)));
    if (bounds.isValid()) map.fitBounds(bounds, { padding: [36, 44], maxZoom: CLOSE_ZOOM, animate: false });
  }, [map, route]);
  return null;
}

function Follow({ place }: { place: LatLng }): null {
  const map = useMap();
  const { latitude, longitude } = place;
  useEffect(() => {
    map.panInside([latitude, longitude], { padding: [60, 60], animate: false });
  }, [map, latitude, longitude]);
  return null;
}

/** The playing vehicle: rotated within one element, so that a frame creates none. */
function Vehicle({ moment }: { moment: Moment }): React.JSX.Element {
  const arrow = useRef<HTMLElement>(null);
  const icon = useMemo(() => {
    const html = document.createElement('span');
    html.innerHTML =
      '<svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true"><path d="M13 2 22 23 13 18 4 23Z"/></svg>';
    arrow.current = html;
    return divIcon({ className: 'trip-vehicle', html, iconSize: [26, 26], iconAnchor: [13, 13] });
  }, []);
  useEffect(() => {
    if (arrow.current !== null) arrow.current.style.transform = `rotate(${moment.heading}deg)`;
  }, [moment.heading]);
  return (
    <Marker
      position={pairOf(moment.place)}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={1000}
    />
  );
}

/** The route of a trip, coloured by speed, its start and end, and the vehicle on it. */
export function RouteMap(props: Props): React.JSX.Element {
  const { route, moment, follow, label, startLabel, endLabel, keys } = props;
  const id = useId();
  const icons = useMemo(() => ({ start: endIcon('start'), end: endIcon('end') }), []);
  const start = route.points[0];
  const end = route.points.at(-1);
  const line = useMemo(
    () => (
      <>
        <Polyline
          positions={route.points.map(({ place }) => pairOf(place))}
          className="trip-casing"
          weight={8}
          interactive={false}
        />
        {route.parts.map(({ color, places }, index) => (
          <Polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a route's parts never change
            key={index}
            positions={places.map(pairOf)}
            pathOptions={{ color, weight: 4, opacity: 1 }}
            interactive={false}
          />
        ))}
      </>
    ),
    [route],
  );
  return (
    <>
      <MapView label={label} describedBy={id} place={start?.place ?? null} radius={null}>
        <FitTo route={route} />
        {line}
        {start !== undefined && (
          <Marker
            position={pairOf(start.place)}
            icon={icons.start}
            title={startLabel}
            interactive={false}
            keyboard={false}
          />
        )}
        {end !== undefined && (
          <Marker
            position={pairOf(end.place)}
            icon={icons.end}
            title={endLabel}
            interactive={false}
            keyboard={false}
          />
        )}
        {moment !== null && <Vehicle moment={moment} />}
        {moment !== null && follow && <Follow place={moment.place} />}
      </MapView>
      <p id={id} className="visually-hidden">
        {keys}
      </p>
    </>
  );
}
