import type { LatLng } from '../lat-lng';

/** Why a position could not be had; the names of the messages that say so. */
export type PositionProblem = 'positionRefused' | 'positionUnavailable' | 'positionLate' | 'positionInsecure';

const TIMEOUT = 10_000;

/** Where this device is, asked of the browser (ux, Maps 17). */
export function myPosition(): Promise<LatLng | PositionProblem> {
  // A browser tells a page that came by plain http nothing, and says no more than that it was refused.
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
