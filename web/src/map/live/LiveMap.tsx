import './live-map.css';
import { Button, Classes, Switch } from '@blueprintjs/core';
import { CrossIcon, PropertiesIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import { type LatLngBounds, latLngBounds } from 'leaflet';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Circle, CircleMarker, useMap } from 'react-leaflet';
import type { LatLng } from '../lat-lng';
import { MapView } from '../MapView';
import { messages } from '../messages';
import { tupleOf } from '../view-control';
import { LiveFleet } from './live-fleet';
import { LiveLayer, type Pressed } from './live-layer';
import { formatCount, type LivePosition, MOTIONS, type MotionCounts } from './live-vehicle';
import { MARKER_SHAPES } from './marker-drawing';
import { mostOf } from './most-of';
import { useMyPosition } from './use-my-position';
import { ViewArea, ViewList } from './ViewList';

/** The zoom for one vehicle: its street and the surrounding ones. */
const CHOSEN_ZOOM = 14;

/** Subscribes to moved vehicles; returns the unsubscribe function. */
export interface Moves {
  listen: (listener: (moved: readonly LivePosition[]) => void) => () => void;
}

/** The area in which a tenant's vehicles should stay. */
export interface TenantCircle {
  readonly id: string;
  readonly name: string;
  readonly place: LatLng;
  /** Metres. */
  readonly radius: number;
}

interface Props {
  label: string;
  /** Every vehicle with its position. */
  positions: readonly LivePosition[];
  /** Identifies the set of vehicles: the map fits each set once. */
  scope: string;
  moves: Moves;
  /** The highlighted vehicle; null for none. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  circles: readonly TenantCircle[];
  /** The details of the chosen vehicle. */
  detail: (vehicle: LivePosition) => React.ReactNode;
  /** True if it is part of a page that scrolls; true unless given. */
  isInPage?: boolean;
  /** Further layers. */
  children?: React.ReactNode;
}

type LayerProps = Pick<Props, 'positions' | 'scope' | 'moves' | 'chosen'> & {
  describe: (motions: MotionCounts) => string;
  onCounted: (motions: MotionCounts) => void;
  fleet: LiveFleet;
  onPress: (pressed: Pressed) => void;
  /** True if all vehicles are to be in view, also those far outside of the others. */
  isWhole: boolean;
  /** Receives the vehicles that the first view leaves out. */
  onOutside: (vehicles: readonly LivePosition[]) => void;
  /** Receives the chosen vehicle's data whenever it changes. */
  onChosen: (vehicle: LivePosition | null) => void;
};

function Vehicles(props: LayerProps): null {
  const {
    fleet,
    positions,
    scope,
    moves,
    chosen,
    isWhole,
    onPress,
    onChosen,
    onCounted,
    onOutside,
    describe,
  } = props;
  const map = useMap();
  const layer = useRef<LiveLayer>(null);
  const fitted = useRef<string>(null);
  const callbacks = useRef({ onPress, onChosen, onCounted, onOutside, describe });
  callbacks.current = { onPress, onChosen, onCounted, onOutside, describe };
  /** Shows a change of the fleet on the map and in the details of the chosen vehicle. */
  const show = useCallback(() => {
    callbacks.current.onChosen(fleet.chosenVehicle);
    callbacks.current.onCounted(fleet.motions(Date.now()));
    layer.current?.schedule();
  }, [fleet]);
  useEffect(() => {
    const press = (pressed: Pressed): void => {
      const opened = pressed.kind === 'cluster' ? fleet.open(pressed.cluster) : null;
      if (pressed.kind === 'cluster' && typeof opened === 'number')
        map.setView(tupleOf(pressed.cluster.place), opened);
      else callbacks.current.onPress(pressed);
    };
    const added = new LiveLayer(fleet, press, (motions) => callbacks.current.describe(motions));
    layer.current = added;
    added.addTo(map);
    return () => void added.remove();
  }, [map, fleet]);
  useEffect(() => {
    fleet.replace(positions, performance.now());
    show();
  }, [fleet, positions, show]);
  useEffect(
    () =>
      moves.listen((moved) => {
        fleet.move(moved, performance.now());
        show();
      }),
    [fleet, moves, show],
  );
  useEffect(() => {
    fleet.choose(chosen);
    const vehicle = fleet.chosenVehicle;
    if (vehicle !== null) map.setView(tupleOf(vehicle.place), Math.max(map.getZoom(), CHOSEN_ZOOM));
    show();
  }, [map, fleet, chosen, show]);
  useEffect(() => {
    const view = `${scope} ${isWhole}`;
    if (fitted.current === view || positions.length === 0) return;
    fitted.current = view;
    if (fleet.chosenVehicle !== null) return;
    const { inside, outside } = isWhole ? { inside: positions, outside: [] } : mostOf(positions);
    callbacks.current.onOutside(outside);
    const bounds = latLngBounds(inside.map(({ place }) => tupleOf(place)));
    map.fitBounds(bounds, { padding: [40, 40], maxZoom: CHOSEN_ZOOM, animate: false });
  }, [map, fleet, positions, scope, isWhole]);
  return null;
}

/** Vehicles outside that are named. */
const MOST_NAMED = 3;

const platesOf = (vehicles: readonly LivePosition[]): string =>
  [
    ...vehicles.slice(0, MOST_NAMED).map(({ plate }) => plate),
    ...(vehicles.length > MOST_NAMED ? ['…'] : []),
  ].join(', ');

/**
 * The live map: thousands of vehicles in clusters that move smoothly, the chosen one outside of any, those that
 * stand on one spot listed, moving, stopped and offline distinguished by shape.
 */
export function LiveMap(props: Props): React.JSX.Element {
  const {
    label,
    positions,
    scope,
    moves,
    chosen,
    onChoose,
    circles,
    detail,
    isInPage = true,
    children,
  } = props;
  const t = useStore(messages);
  const id = useId();
  const [fleet] = useState(() => new LiveFleet());
  const [detailed, setDetailed] = useState<LivePosition | null>(null);
  const [stacked, setStacked] = useState<readonly LivePosition[]>([]);
  const [motions, setMotions] = useState<MotionCounts | null>(null);
  const [isWatching, setWatching] = useState(false);
  const [outside, setOutside] = useState<readonly LivePosition[]>([]);
  const [wholeScope, setWholeScope] = useState<string>();
  const me = useMyPosition(isWatching);
  const [isListed, setListed] = useState(false);
  const [area, setArea] = useState<LatLngBounds | null>(null);
  const listButton = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  /** True if the chosen vehicle was chosen in the list. */
  const isFromList = useRef(false);
  const shownDetail = detailed?.id;
  useEffect(() => {
    if (shownDetail !== undefined && isFromList.current) panel.current?.focus();
  }, [shownDetail]);

  function chooseInList(vehicle: string): void {
    isFromList.current = true;
    setListed(false);
    onChoose(vehicle);
  }

  /** Esc closes the innermost: the list, or the details that were opened from it. */
  function closePanel(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !(isListed || detailed !== null)) return;
    event.preventDefault();
    if (isListed) setListed(false);
    else onChoose(null);
    isFromList.current = false;
    listButton.current?.focus();
  }

  const describe = (counts: MotionCounts) => {
    const { moving, stopped, offline, silent } = counts;
    const texts = [moving, stopped, offline, silent].map(formatCount);
    const [first = '', second = '', third = '', fourth = ''] = texts;
    return t.motions({ moving: first, stopped: second, offline: third, silent: fourth });
  };

  function press(pressed: Pressed): void {
    const together = pressed.kind === 'cluster' ? fleet.open(pressed.cluster) : [];
    setStacked(typeof together === 'number' ? [] : together);
    if (pressed.kind !== 'cluster') onChoose(pressed.kind === 'vehicle' ? pressed.vehicle.id : null);
  }

  return (
    <div className="live-map">
      <MapView label={label} describedBy={id} place={null} radius={null} isInPage={isInPage}>
        {circles.map(({ id: tenant, place, radius }) => (
          <Circle
            key={tenant}
            center={tupleOf(place)}
            radius={radius}
            className="map-circle tenant-circle"
            interactive={false}
          />
        ))}
        <Vehicles
          fleet={fleet}
          positions={positions}
          scope={scope}
          moves={moves}
          chosen={chosen}
          onPress={press}
          isWhole={wholeScope === scope}
          onChosen={setDetailed}
          onOutside={setOutside}
          onCounted={setMotions}
          describe={describe}
        />
        {children}
        {isListed && <ViewArea onArea={setArea} />}
        {me !== null && (
          <CircleMarker center={tupleOf(me)} radius={7} className="my-position" interactive={false} />
        )}
      </MapView>
      <p id={id} className="visually-hidden">
        {t.liveKeys} {isInPage && t.wheelHint} {motions !== null && describe(motions)}
      </p>
      {!isListed && stacked.length > 0 && (
        <section
          className={`live-panel ${Classes.CARD}`}
          aria-label={t.stacked({ count: String(stacked.length) })}
        >
          <header>
            <strong>{t.stacked({ count: String(stacked.length) })}</strong>
            <Button
              variant="minimal"
              size="small"
              icon={<CrossIcon />}
              aria-label={t.close}
              onClick={() => setStacked([])}
            />
          </header>
          <ul>
            {stacked.map((vehicle) => (
              <li key={vehicle.id}>
                <Button
                  variant="minimal"
                  fill
                  alignText="start"
                  onClick={() => {
                    setStacked([]);
                    onChoose(vehicle.id);
                  }}
                >
                  {vehicle.plate}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="live-legend">
        {MOTIONS.map((motion) => (
          <span key={motion} data-motion={motion}>
            <svg viewBox="-12 -12 24 24" width="16" height="16" aria-hidden="true">
              <path d={MARKER_SHAPES[motion]} />
            </svg>
            {t[motion]} {motions !== null && <strong>{formatCount(motions[motion])}</strong>}
          </span>
        ))}
        {outside.length > 0 && (
          <Button variant="minimal" size="small" onClick={() => setWholeScope(scope)}>
            {t.outside({ plates: platesOf(outside) })}
          </Button>
        )}
        <Button
          ref={listButton}
          variant="minimal"
          size="small"
          icon={<PropertiesIcon />}
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        >
          {t.listView}
        </Button>
        <Switch
          className="flush"
          checked={isWatching}
          label={t.myPosition}
          onChange={() => setWatching(!isWatching)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc in one of them */}
      <div onKeyDown={closePanel}>
        {isListed && (
          <ViewList
            {...{ positions, area, chosen }}
            onChoose={chooseInList}
            onClose={() => {
              setListed(false);
              listButton.current?.focus();
            }}
          />
        )}
        {!isListed && stacked.length === 0 && detailed !== null && (
          <section
            ref={panel}
            className={`live-panel ${Classes.CARD}`}
            aria-label={detailed.plate}
            tabIndex={-1}
          >
            {detail(detailed)}
          </section>
        )}
      </div>
    </div>
  );
}
