import { useStore } from '@nanostores/react';
import { divIcon } from 'leaflet';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Marker, Polyline } from 'react-leaflet';
import { MapView } from '../MapView';
import { FitTo, KeepInView, tupleOf } from '../view-control';
import { endIcon } from './end-marker';
import { clockAt } from './moment-text';
import { playerMessages } from './player-messages';
import type { Moment, Route } from './route';
import { minutesOf, type Stop } from './stops';

interface Props {
  route: Route;
  stops: readonly Stop[];
  /** The moment of the playing vehicle; null for no route. */
  moment: Moment | null;
  /** Keeps that place in view, or at rest the newest of a trip that goes on. */
  follow: boolean;
  isPlaying: boolean;
  /** The accessible names of the map and its markers, and the description of its keys. */
  label: string;
  startLabel: string;
  endLabel: string;
  keys: string;
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
      position={tupleOf(moment.place)}
      icon={icon}
      interactive={false}
      keyboard={false}
      zIndexOffset={1000}
    />
  );
}

/** @param number of the stop in their list */
const stopIcon = (number: number) =>
  divIcon({ className: 'trip-stop', html: String(number), iconSize: [20, 20] });

/** The route of a trip, coloured by speed, its start, stops and end, and the vehicle on it. */
export function RouteMap(props: Props): React.JSX.Element {
  const { route, stops, moment, follow, isPlaying, label, startLabel, endLabel, keys } = props;
  const t = useStore(playerMessages);
  const id = useId();
  const icons = useMemo(() => ({ start: endIcon('start'), end: endIcon('end') }), []);
  const stopIcons = useMemo(() => stops.map((_, index) => stopIcon(index + 1)), [stops]);
  const start = route.points[0];
  const ends = [
    { point: start, icon: icons.start, title: startLabel },
    { point: route.points.at(-1), icon: icons.end, title: endLabel },
  ];
  const places = useMemo(() => route.points.map(({ place }) => place), [route]);
  // A trip that goes on must not undo how the user moved the map.
  const [fitted] = useState(places);
  const newest = places.length > fitted.length ? places.at(-1) : undefined;
  const line = useMemo(
    () => (
      <>
        <Polyline positions={places.map(tupleOf)} className="trip-edge" weight={10} interactive={false} />
        <Polyline positions={places.map(tupleOf)} className="trip-casing" weight={8} interactive={false} />
        {route.parts.map(({ color, places: part }, index) => (
          <Polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a route's parts never change
            key={index}
            positions={part.map(tupleOf)}
            pathOptions={{ color, weight: 4, opacity: 1 }}
            interactive={false}
          />
        ))}
      </>
    ),
    [route, places],
  );
  return (
    <>
      <MapView label={label} describedBy={id} place={start?.place ?? null} radius={null}>
        <FitTo places={fitted} />
        {line}
        {stops.map((stop, index) => (
          <Marker
            key={stop.begin}
            position={tupleOf(stop.place)}
            icon={stopIcons[index]}
            title={t.stopOf({ time: clockAt(route, stop.begin), minutes: minutesOf(stop) })}
            keyboard={false}
          />
        ))}
        {ends.map(
          ({ point, icon, title }) =>
            point !== undefined && (
              <Marker
                key={title}
                position={tupleOf(point.place)}
                icon={icon}
                title={title}
                interactive={false}
                keyboard={false}
              />
            ),
        )}
        {moment !== null && <Vehicle moment={moment} />}
        {newest !== undefined && follow && !isPlaying && <KeepInView place={newest} animate={false} />}
        {moment !== null && follow && isPlaying && <KeepInView place={moment.place} animate={false} />}
      </MapView>
      <p id={id} className="visually-hidden">
        {keys}
      </p>
    </>
  );
}
