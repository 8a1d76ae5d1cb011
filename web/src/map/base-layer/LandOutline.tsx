import { divIcon } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Marker, Pane, Polygon, useMap, useMapEvents } from 'react-leaflet';
import { loadLand, type Ring, ringsIn } from './land';
import { PLACE_NAMES, type PlaceName } from './place-names';

/** Below the tiles, whose pane has z-index 200: a loaded tile covers the outline. */
const LAND_PANE = { name: 'land', style: { zIndex: 150 } };
const NAMES_PANE = { name: 'place-names', style: { zIndex: 160 } };

/** The source of the data, which is in the public domain. */
const ATTRIBUTION = '<a href="https://www.naturalearthdata.com">Natural Earth</a>';

/** Pixels, generously: half a letter's width, and a line's height. */
const HALF_LETTER = 3.6;
const LINE = 15;

interface Label {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
}

/** Keeps the first of overlapping names: the table is ordered by importance. */
function withoutOverlaps(
  places: readonly PlaceName[],
  labelOf: (place: PlaceName) => Label,
): readonly PlaceName[] {
  const taken: Label[] = [];
  return places.filter((place) => {
    const label = labelOf(place);
    const isFree = taken.every(
      ({ x, y, halfWidth }) =>
        Math.abs(y - label.y) > LINE || Math.abs(x - label.x) > halfWidth + label.halfWidth,
    );
    if (isFree) taken.push(label);
    return isFree;
  });
}

function useNamesInView(): readonly PlaceName[] {
  const map = useMap();
  const namesInView = (): readonly PlaceName[] => {
    const bounds = map.getBounds().pad(0.1);
    const shown = PLACE_NAMES.filter(
      ([, latitude, longitude, fromZoom]) =>
        map.getZoom() >= fromZoom && bounds.contains([latitude, longitude]),
    );
    return withoutOverlaps(shown, ([name, latitude, longitude]) => {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      return { x, y, halfWidth: name.length * HALF_LETTER };
    });
  };
  const [names, setNames] = useState(namesInView);
  useMapEvents({ moveend: () => setNames(namesInView()), resize: () => setNames(namesInView()) });
  return names;
}

function Name({ place: [name, latitude, longitude] }: { place: PlaceName }): React.JSX.Element {
  const icon = useMemo(() => {
    const label = document.createElement('span');
    label.className = 'place-name-text';
    label.textContent = name;
    return divIcon({ className: 'place-name', html: label, iconSize: [0, 0] });
  }, [name]);
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      pane={NAMES_PANE.name}
      interactive={false}
      keyboard={false}
    />
  );
}

function Names(): React.JSX.Element {
  return (
    <>
      {useNamesInView().map((place) => (
        <Name key={place[0]} place={place} />
      ))}
    </>
  );
}

/** The land around the view, in one path, so that no two of its edges meet; `nonzero` leaves out lakes by their direction. */
function Land({ rings }: { rings: readonly Ring[] }): React.JSX.Element {
  const map = useMap();
  // As far around the view as it is wide: what a drag shows before it ends.
  const landInView = () => ringsIn(rings, map.getBounds().pad(1)).map((ring) => [ring]);
  const [positions, setPositions] = useState(landInView);
  useEffect(() => {
    map.getContainer().dataset.land = 'true';
  }, [map]);
  useMapEvents({ moveend: () => setPositions(landInView()), resize: () => setPositions(landInView()) });
  return (
    <Polygon
      positions={positions}
      className="land"
      attribution={ATTRIBUTION}
      stroke={false}
      fillOpacity={1}
      fillRule="nonzero"
      smoothFactor={0.7}
      interactive={false}
    />
  );
}

/** The land and its names as they ship with the app, for a map without tiles. */
export function LandOutline(): React.JSX.Element {
  const [land, setLand] = useState<readonly Ring[]>();
  useEffect(() => {
    let isCurrent = true;
    loadLand().then(
      (loaded) => isCurrent && setLand(loaded),
      // The names show without the land as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <>
      <Pane {...LAND_PANE}>{land && <Land rings={land} />}</Pane>
      <Pane {...NAMES_PANE}>
        <Names />
      </Pane>
    </>
  );
}
