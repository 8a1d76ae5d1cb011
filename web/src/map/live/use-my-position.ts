import { useEffect, useState } from 'react';
import type { LatLng } from '../lat-lng';

/** Fleet-operations 9, "Geolocation watch". */
const WATCH_OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 30_000, timeout: 27_000 };

/** The place of this device, followed while `isOn`; null while it is not known. Errors stay silent. */
export function useMyPosition(isOn: boolean): LatLng | null {
  const [place, setPlace] = useState<LatLng | null>(null);
  useEffect(() => {
    const { geolocation } = navigator;
    if (!isOn || geolocation === undefined) return;
    const watch = geolocation.watchPosition(
      ({ coords: { latitude, longitude } }) => setPlace({ latitude, longitude }),
      () => undefined,
      WATCH_OPTIONS,
    );
    return () => {
      geolocation.clearWatch(watch);
      setPlace(null);
    };
  }, [isOn]);
  return place;
}
