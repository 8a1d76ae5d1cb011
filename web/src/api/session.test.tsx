import { act, screen, waitFor } from '@testing-library/react';
import { DASHBOARD_ANSWER, openClient } from '../testing/client';
import { GatewayError } from '../testing/gateway';
import { closeSockets, subscribedTo } from '../testing/live';
import { person } from '../testing/people';
import { $session } from './session';

const EXPIRED = 'Sorry, Your session has expired, please login again.';

async function expectExpired(): Promise<void> {
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
  expect(window.location.pathname).toBe('/pages/login');
}

describe('A session ends', () => {
  it('at any answer UNAUTHENTICATED, with its message, at the login screen', async () => {
    await openClient('/dashboard', undefined, {
      Dashboard: () => {
        throw new GatewayError('UNAUTHENTICATED');
      },
    });
    await expectExpired();
  });

  it('not at any other error', async () => {
    await openClient('/dashboard', undefined, {
      Dashboard: () => {
        throw new GatewayError('FORBIDDEN');
      },
    });
    expect(await screen.findByText('Anda tidak memiliki izin untuk ini.')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it.each([4401, 4403])('when the gateway closes the WebSocket with %i', async (code) => {
    await openClient('/dashboard');
    await waitFor(() => expect(subscribedTo()).toContain('NotificationReceived'));
    await act(async () => closeSockets(code));
    await expectExpired();
  });

  it('not when the WebSocket is merely lost: a line says that it is coming back', async () => {
    await openClient('/dashboard');
    await waitFor(() => expect(subscribedTo()).toContain('NotificationReceived'));
    await act(async () => closeSockets(1006));
    expect(await screen.findByText('Menyambung kembali . . .')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('in every tab of the browser', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    const otherTab = new BroadcastChannel('armada.session');
    otherTab.postMessage({ type: 'ended', reason: 'signedOut' });
    await waitFor(() => expect(window.location.pathname).toBe('/pages/login'));
    expect($session.get()).toEqual({ state: 'signedOut', reason: 'signedOut', returnTo: null });
  });

  it('and leads back to where it was lost', async () => {
    await openClient('/dashboard?supplier=2', undefined, {
      Dashboard: () => {
        throw new GatewayError('UNAUTHENTICATED');
      },
    });
    await expectExpired();
    expect($session.get()).toMatchObject({ returnTo: '/dashboard?supplier=2' });
  });
});

it('A session begun in another tab begins here', async () => {
  const gateway = await openClient('/pages/login', null);
  gateway.answer('Me', () => ({ me: person() }));
  const otherTab = new BroadcastChannel('armada.session');
  otherTab.postMessage({ type: 'started' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(await screen.findByText(DASHBOARD_ANSWER.dashboard.rentStatus.available)).toBeInTheDocument();
});
