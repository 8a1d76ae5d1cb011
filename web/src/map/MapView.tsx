import 'leaflet/dist/leaflet.css';
import './map.css';
import { useStore } from '@nanostores/react';
import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { MapContainer, ScaleControl, useMap, ZoomControl } from 'react-leaflet';
import { BaseLayer } from './base-layer/BaseLayer';
import type { LatLng } from './lat-lng';
import { MAX_ZOOM, MIN_ZOOM, viewOf } from './map-view';
import { messages } from './messages';

const LEAFLET = '<a href="https://leafletjs.com">Leaflet</a>';

/** Pixels of a map's shorter side, before it is there to be measured. */
const TYPICAL_SIZE = 400;

interface Props {
  /** The name of the map for who does not see it, and the id of what tells its keys. */
  label: string;
  describedBy: string;
  /** What the map begins with in its middle; Jakarta for null. */
  place: LatLng | null;
  /** Metres around it that are to be seen, too; null for none. */
  radius: number | null;
  ref?: Ref<LeafletMap>;
  children?: ReactNode;
}

/** What Leaflet leaves to do: its container's name, its size as it changes, its links away from this page. */
function Container({ label, describedBy }: Pick<Props, 'label' | 'describedBy'>): null {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    // The arrow keys are the map's.
    container.setAttribute('role', 'application');
    map.attributionControl.setPrefix(LEAFLET);
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', describedBy);
  }, [map, label, describedBy]);
  useEffect(() => {
    const container = map.getContainer();
    const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }));
    observer.observe(container);
    const leaveOpen = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="http"]') : null;
      link?.setAttribute('target', '_blank');
      link?.setAttribute('rel', 'noreferrer');
    };
    container.addEventListener('click', leaveOpen, { capture: true });
    return () => {
      observer.disconnect();
      container.removeEventListener('click', leaveOpen, { capture: true });
    };
  }, [map]);
  return null;
}

/** A map: tiles or outline, zoom 2 to 18, the keyboard's arrows and + and − (administration 9; ux, Maps 14). */
export function MapView({ label, describedBy, place, radius, ref, children }: Props): React.JSX.Element {
  const t = useStore(messages);
  const [begin] = useState(() => viewOf(place, radius, TYPICAL_SIZE));
  // A map ends when its screen is hidden (React's Activity), and Leaflet takes no element twice: it is drawn anew with the screen.
  const [life, setLife] = useState(0);
  useEffect(() => () => setLife((lives) => lives + 1), []);
  return (
    <MapContainer
      key={life}
      className="map-view"
      ref={ref ?? null}
      {...begin}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      attributionControl
      zoomControl={false}
    >
      <Container label={label} describedBy={describedBy} />
      <ZoomControl key={t.zoomIn} position="topright" zoomInTitle={t.zoomIn} zoomOutTitle={t.zoomOut} />
      <ScaleControl imperial={false} />
      <BaseLayer />
      {children}
    </MapContainer>
  );
}
