import type { LatLng } from '../lat-lng';

/** Why the position is unavailable, as message keys. */
export type PositionProblem = 'positionRefused' | 'positionUnavailable' | 'positionLate' | 'positionInsecure';

const TIMEOUT = 10_000;

/** The device's position from the browser's Geolocation API. */
export function myPosition(): Promise<LatLng | PositionProblem> {
  // On plain http the browser refuses without a specific reason.
  if (!window.isSecureContext) return Promise.resolve('positionInsecure');
  const { geolocation } = navigator;
  if (geolocation === undefined) return Promise.resolve('positionUnavailable');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED, TIMEOUT: LATE }) => {
        if (code === PERMISSION_DENIED) resolve('positionRefused');
        else resolve(code === LATE ? 'positionLate' : 'positionUnavailable');
      },
      { enableHighAccuracy: true, timeout: TIMEOUT },
    );
  });
}
