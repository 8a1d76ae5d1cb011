import { Button, DialogBody, DialogFooter } from '@blueprintjs/core';
import { MapMarkerIcon } from '@blueprintjs/icons';
import { useStore } from '@nanostores/react';
import type { Map as LeafletMap } from 'leaflet';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import { isSaveKey } from '../../ui/dialog/save-key';
import { TextField } from '../../ui/form/TextField';
import { formatLatLng, type LatLng, parseLatLng, wrapped } from '../lat-lng';
import { MapView } from '../MapView';
import { viewOf } from '../map-view';
import { messages } from '../messages';
import { Pin } from '../Pin';
import { tupleOf } from '../view-control';
import { myPosition, type PositionProblem } from './my-position';
import { PlaceSearch } from './PlaceSearch';
import { type KnownAddress, useAddress } from './use-address';

const DECIMAL = /^\d+(?:[.,]\d+)?$/;

/** The metres in a form's text, with a decimal point or comma; null for any other text. */
function radiusOf(text: string): number | null {
  const trimmed = text.trim();
  return DECIMAL.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** The picker's result. */
export interface Picked {
  /** `lat, lng` */
  readonly pair: string;
  /** As typed; null without a radius field. */
  readonly radius: string | null;
  /** Null when none could be found. */
  readonly address: string | null;
}

export interface MapPickerProps {
  /** The form's values: `lat, lng`, and the radius in metres; null without a radius field. */
  pair: string;
  radius: string | null;
  onPick: (picked: Picked) => void;
  onCancel: () => void;
}

/** Enter in a field beside the map must not save the form around the picker; Ctrl+Enter confirms the picker. */
const isPlainEnter = (event: KeyboardEvent): boolean => event.key === 'Enter' && !isSaveKey(event);

/** A click picks its position; Enter picks the map's centre. */
function PickOnMap({ onPick }: { onPick: (place: LatLng) => void }): null {
  const map = useMapEvents({ click: ({ latlng }) => onPick(wrapped(latlng)) });
  useEffect(() => {
    const container = map.getContainer();
    const pickMiddle = (event: globalThis.KeyboardEvent): void => {
      if (event.target !== container || event.ctrlKey || event.metaKey) return;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPick(wrapped(map.getCenter()));
    };
    container.addEventListener('keydown', pickMiddle);
    return () => container.removeEventListener('keydown', pickMiddle);
  }, [map, onPick]);
  return null;
}

/**
 * Picks a place by a click, a drag, the arrow keys, a typed pair, a search or the device's position, and finds its address.
 * Ctrl+Enter confirms.
 */
export function MapPicker(props: MapPickerProps): React.JSX.Element {
  const { onPick, onCancel } = props;
  const t = useStore(messages);
  const id = useId();
  const map = useRef<LeafletMap>(null);
  const pairInput = useRef<HTMLInputElement>(null);
  const radiusInput = useRef<HTMLInputElement>(null);
  const [pair, setPair] = useState(props.pair);
  const [radius, setRadius] = useState(props.radius);
  const [known, setKnown] = useState<KnownAddress | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const [problem, setProblem] = useState<PositionProblem | 'locating' | null>(null);
  const place = parseLatLng(pair);
  const metres = radius === null ? null : radiusOf(radius);
  const isRadiusWrong = radius !== null && radius.trim() !== '' && metres === null;
  const address = useAddress(place, known);

  const pick = useCallback((next: LatLng) => {
    setPair(formatLatLng(next));
    setProblem(null);
  }, []);

  const show = (next: LatLng): void => {
    const view = map.current;
    if (view === null) return;
    const { center, zoom } = viewOf(next, metres, Math.min(view.getSize().x, view.getSize().y));
    view.setView(center, zoom);
  };

  async function locate(): Promise<void> {
    setProblem('locating');
    const found = await myPosition();
    if (typeof found === 'string') return setProblem(found);
    pick(found);
    show(found);
  }

  function take(): void {
    setChecked(true);
    if (place === null) pairInput.current?.focus();
    else if (isRadiusWrong) radiusInput.current?.focus();
    else setTaking(true);
  }

  // The address may still be loading when a place is confirmed.
  useEffect(() => {
    if (!isTaking || address.state === 'looking') return;
    onPick({ pair, radius, address: address.state === 'known' ? address.text : null });
  }, [isTaking, address, pair, radius, onPick]);

  const isPairWrong = place === null && (isChecked || (pair.trim() !== '' && pair !== props.pair));
  return (
    <section
      tabIndex={-1}
      className="map-picker"
      aria-label={t.pickTitle}
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        // React would bubble it to the form around the picker, which would save.
        event.stopPropagation();
        take();
      }}
    >
      <DialogBody className="map-picker-body">
        <PlaceSearch
          place={place}
          near={() => (map.current === null ? null : wrapped(map.current.getCenter()))}
          onPick={(next, text) => {
            pick(next);
            setKnown(text === null ? null : { place: next, text });
            show(next);
          }}
        />
        <div className="map-picker-map">
          <MapView label={t.map} describedBy={`${id}-keys`} place={place} radius={metres} ref={map}>
            <PickOnMap onPick={pick} />
            {place !== null && <Pin place={place} radius={metres} title={t.pin} onMove={pick} />}
          </MapView>
          <p id={`${id}-keys`} className="map-keys form-hint">
            {t.mapKeys}
          </p>
        </div>
        <div className="map-picker-fields">
          <Button icon={<MapMarkerIcon />} onClick={() => void locate()} className="map-my-position">
            {t.myPosition}
          </Button>
          <p className="form-error" role="alert">
            {problem !== null && problem !== 'locating' && t[problem]}
          </p>
          {problem === 'locating' && <output className="form-hint">{t.locating}</output>}
          <TextField
            label={t.pair}
            value={pair}
            maxLength={50}
            placeholder="-6.176, 106.827"
            problem={isPairWrong ? t.pairWrong : null}
            inputRef={pairInput}
            autoComplete="off"
            onValueChange={(text) => {
              setPair(text);
              setChecked(false);
            }}
            onKeyDown={(event) => {
              if (!isPlainEnter(event)) return;
              event.preventDefault();
              setChecked(true);
              if (place !== null) show(place);
            }}
            onBlur={() => {
              if (place !== null) map.current?.panInside(tupleOf(place));
            }}
          />
          {radius !== null && (
            <TextField
              label={t.radius}
              value={radius}
              maxLength={9}
              problem={isRadiusWrong ? t.radiusWrong : null}
              inputRef={radiusInput}
              autoComplete="off"
              onValueChange={setRadius}
              onKeyDown={(event) => {
                if (isPlainEnter(event)) event.preventDefault();
              }}
            />
          )}
          <div className="form-field">
            <span className="map-address-label">{t.address}</span>
            <output className="map-address" data-known={address.state === 'known' && address.text !== null}>
              {address.state === 'none' && t.noPlace}
              {address.state === 'looking' && t.looking}
              {address.state === 'known' && (address.text ?? t.noAddress)}
            </output>
          </div>
        </div>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onCancel}>{t.cancel}</Button>
            <Button intent="primary" loading={isTaking} title="Ctrl+Enter" onClick={take}>
              {t.take}
            </Button>
          </>
        }
      />
    </section>
  );
}
