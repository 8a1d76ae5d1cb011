import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openClient } from './client';
import { TENANT_RESPONSES } from './data/companies';
import { person } from './data/people';
import type { Responder } from './gateway';
import { setUpUser } from './set-up-user';

/** Configures tiles for every map of the test, as the gateway's page does. */
export function configureTiles(url: string, attribution: string): void {
  const meta = document.createElement('meta');
  meta.name = 'map-tiles';
  meta.content = url;
  meta.dataset.attribution = attribution;
  document.head.append(meta);
}

/** A device with a position, or one that fails with the code of a GeolocationPositionError. */
export function mockGeolocation(response: { latitude: number; longitude: number } | { code: number }): void {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: unknown) => void, failed: (error: unknown) => void) =>
        'code' in response
          ? failed({ ...response, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
          : found({ coords: response }),
    },
  });
}

/** Removes the device and the tiles. */
export function forgetMaps(): void {
  Reflect.deleteProperty(navigator, 'geolocation');
  Reflect.deleteProperty(window, 'isSecureContext');
  document.querySelector('meta[name="map-tiles"]')?.remove();
}

/** The form of a tenant with the picker open over it. */
export async function openPicker(record: string, responses: Record<string, Responder> = {}) {
  const gateway = await openClient(`/company-tenant/manage?record=${record}`, person([]), {
    ...TENANT_RESPONSES,
    ReverseGeocode: () => ({ reverseGeocode: { __typename: 'Place', address: 'Gambir, Jakarta Pusat' } }),
    ...responses,
  });
  const user = setUpUser();
  const form = await screen.findByRole('dialog');
  await within(form).findByLabelText(/^Nama/);
  await user.click(within(form).getByRole('button', { name: 'Pick address on Maps' }));
  const element = await waitFor(() => {
    const map = document.querySelector<HTMLElement>('.map-picker');
    if (map === null) throw new Error('The picker is not there yet');
    return map;
  });
  // The dialog's opening transition has ended.
  await waitFor(() => expect(element.closest('.bp6-dialog-container')).toHaveClass('bp6-overlay-enter-done'));
  return { gateway, user, form: within(form), picker: within(element) };
}

/** The map itself. */
export function mapOf(picker: { getByRole: typeof screen.getByRole }): HTMLElement {
  return picker.getByRole('application', { name: 'Peta' });
}

/** Clicks the map so many pixels right of and below its middle; tests draw it 4000 × 2000. */
export function clickMap(map: HTMLElement, right: number, down: number): void {
  act(() => void fireEvent.click(map, { clientX: 2000 + right, clientY: 1000 + down }));
}
