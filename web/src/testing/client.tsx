import { act, render } from '@testing-library/react';
import type { Me } from '../api/session';
import { Root } from '../Root';
// Lazily loaded modules are imported before the tests, so that none of them waits for the disk.
import '../app/App';
import '../app/home/HomeScreen';
import '../app/home/NotFoundScreen';
import '../screens/dashboard/DashboardScreen';
import '../map/map-components';
import '../map/base-layer/land-outline.json';
import { person } from './data/people';
import { type FakeGateway, fakeGateway, type Responder } from './gateway';

const EMPTY_BELL = {
  notifications: { items: [], pageInfo: { page: 1, size: 5, totalItems: 0, totalPages: 0 }, unreadCount: 0 },
};

export const DASHBOARD_RESPONSE = {
  supplierOptions: [
    { value: '1', text: 'PT Hijau' },
    { value: '2', text: 'PT Listrik' },
  ],
  dashboard: {
    attention: null,
    vehicleStatus: { active: 1482, nonActive: 61, maintenance: 37, broken: 12 },
    rentStatus: { available: 240, rented: 1290, booked: 62 },
    averageSpeed: null,
    distanceToday: null,
    hours: [],
    batteryHealth: null,
    latest: [],
    positions: [],
  },
};

/**
 * Opens the client at an address as a browser would, with a gateway that responds as given.
 * @param me who is signed in; null for nobody.
 */
export async function openClient(
  address: string,
  me: Me | null = person(),
  responses: Record<string, Responder> = {},
): Promise<FakeGateway> {
  const gateway = fakeGateway({
    Me: () => ({ me }),
    SignInOptions: () => ({ signInOptions: { federated: false, federatedName: null, failure: null } }),
    Bell: () => EMPTY_BELL,
    Dashboard: () => DASHBOARD_RESPONSE,
    VehicleStatuses: () => ({ vehicleStatuses: { items: [], pageInfo: { totalItems: 0, totalPages: 0 } } }),
    Logout: () => ({ logout: { success: true, message: 'OK' } }),
    ...responses,
  });
  window.history.replaceState(null, '', address);
  render(<Root />);
  // The session's response and the app's chunk arrive in later ticks.
  await act(async () => undefined);
  return gateway;
}
