import 'leaflet/dist/leaflet.css';
import './map.css';
import { useStore } from '@nanostores/react';
import { DomUtil, type Map as LeafletMap, type PopupEvent } from 'leaflet';
import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useState } from 'react';
import { MapContainer, ScaleControl, useMap, ZoomControl } from 'react-leaflet';
import { BaseLayer } from './base-layer/BaseLayer';
import type { LatLng } from './lat-lng';
import { MAX_ZOOM, MIN_ZOOM, viewOf } from './map-view';
import { messages } from './messages';
import { PageGestures } from './PageGestures';

const LEAFLET = '<a href="https://leafletjs.com">Leaflet</a>';

/** The shorter side of a map in pixels, before it is measured. */
const TYPICAL_SIZE = 400;

interface Props {
  /** The accessible name of the map, and the id of the description of its keys. */
  label: string;
  describedBy: string;
  /** The initial centre; Jakarta for null. */
  place: LatLng | null;
  /** Metres around it that must be visible; null for none. */
  radius: number | null;
  /** True if it is part of a page that scrolls, which keeps the wheel and one finger. */
  isInPage?: boolean;
  ref?: Ref<LeafletMap>;
  children?: ReactNode;
}

/** Pixels that a map may be wide on paper. */
const PAPER_WIDTH = 660;

/** On paper a map keeps the size in which it is drawn, zoomed as a whole to fit. */
function fitOnPaper(container: HTMLElement): void {
  const { offsetWidth, offsetHeight } = container;
  Object.assign(container.style, {
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    zoom: String(Math.min(1, PAPER_WIDTH / offsetWidth)),
  });
}

/** Gives a popup that opens the focus, lets Esc close it alone, and gives the focus back. */
function usePopupFocus(map: LeafletMap): void {
  useEffect(() => {
    let before: Element | null = null;
    const enter = ({ popup }: PopupEvent): void => {
      const element = popup.getElement();
      if (!element?.contains(document.activeElement)) before = document.activeElement;
      element?.setAttribute('tabindex', '-1');
      element?.focus({ preventScroll: true });
    };
    const leave = ({ popup }: PopupEvent): void => {
      const isInside = popup.getElement()?.contains(document.activeElement) ?? false;
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
    // Leaflet's own Esc needs the focus on the map itself.
    const close = (event: KeyboardEvent): void => {
      const popup = event.target instanceof Element ? event.target.closest('.leaflet-popup') : null;
      if (event.key !== 'Escape' || popup === null) return;
      event.preventDefault();
      event.stopPropagation();
      map.closePopup();
    };
    const container = map.getContainer();
    container.addEventListener('keydown', close);
    map.on('popupopen', enter).on('popupclose', leave);
    return () => {
      container.removeEventListener('keydown', close);
      map.off('popupopen', enter).off('popupclose', leave);
    };
  }, [map]);
}

/** The parts that Leaflet does not do: the container's name, size changes, links that open a new page, the focus of popups. */
function Container({ label, describedBy }: Pick<Props, 'label' | 'describedBy'>): null {
  const map = useMap();
  usePopupFocus(map);
  useEffect(() => {
    const container = map.getContainer();
    // The map handles the arrow keys.
    container.setAttribute('role', 'application');
    map.attributionControl.setPrefix(LEAFLET);
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', describedBy);
  }, [map, label, describedBy]);
  // Leaflet 1.9 continues a zoom animation after `remove()` and throws (Leaflet issue 9575). The event with which the browser ends an
  // animation ends it early; a layout effect cleans up before react-leaflet removes the map.
  useLayoutEffect(() => {
    const container = map.getContainer();
    return () => {
      const animated = container.querySelector('.leaflet-proxy');
      animated?.dispatchEvent(
        Object.assign(new Event(DomUtil.TRANSITION_END), { propertyName: 'transform' }),
      );
    };
  }, [map]);
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
    const print = (): void => fitOnPaper(container);
    const endPrint = (): void => void Object.assign(container.style, { width: '', height: '', zoom: '' });
    window.addEventListener('beforeprint', print);
    window.addEventListener('afterprint', endPrint);
    return () => {
      window.removeEventListener('beforeprint', print);
      window.removeEventListener('afterprint', endPrint);
      observer.disconnect();
      container.removeEventListener('click', leaveOpen, { capture: true });
    };
  }, [map]);
  return null;
}

/** A map: tiles or outline, zoom 2 to 18, the keyboard's arrows and + and −. */
export function MapView(props: Props): React.JSX.Element {
  const { label, describedBy, place, radius, isInPage = false, ref, children } = props;
  const t = useStore(messages);
  const [begin] = useState(() => viewOf(place, radius, TYPICAL_SIZE));
  // A map unmounts when its screen is hidden (React's Activity), and Leaflet rejects a used element: it is created again.
  const [life, setLife] = useState(0);
  useEffect(() => () => setLife((lives) => lives + 1), []);
  const end = useId();
  return (
    <>
      <a
        className="skip-link map-skip"
        href={`#${end}`}
        onClick={(event) => {
          // Not by the address, which names what is open.
          event.preventDefault();
          document.getElementById(end)?.focus();
        }}
      >
        {t.skipMap}
      </a>
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
        {isInPage && <PageGestures />}
        {children}
      </MapContainer>
      <span id={end} className="map-end" tabIndex={-1} />
    </>
  );
}
