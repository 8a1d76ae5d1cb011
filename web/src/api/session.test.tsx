import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DASHBOARD_RESPONSE, openClient } from '../testing/client';
import { closeSockets, push, subscribedTo } from '../testing/data/live';
import { matchMedia } from '../testing/data/media';
import { DASHBOARD_ONLY, person } from '../testing/data/people';
import { GatewayError, type Responder } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';
import type { Me } from './session';

const EXPIRED = 'Sorry, Your session has expired, please login again.';
const refuse: Responder = () => {
  throw new GatewayError('UNAUTHENTICATED');
};
const otherTab = () => new BroadcastChannel('armada.session');

beforeEach(() => matchMedia('(prefers-reduced-motion: reduce)'));

function another(): Me {
  const me = person(DASHBOARD_ONLY);
  return { ...me, user: { ...me.user, id: '2', name: 'Siti Rahma', email: 'siti@armada.test' } };
}

/** The dialog that signs in again over the screen. */
async function signInDialog() {
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  const user = setUpUser();
  return {
    dialog,
    user,
    signIn: async () => {
      await user.type(within(dialog).getByLabelText('Password'), 'armada-demo');
      await user.click(within(dialog).getByRole('button', { name: 'Login' }));
    },
  };
}

const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());

const loginAs = (me: Me): Record<string, Responder> => ({
  Login: () => ({ login: { success: true, message: 'OK', me } }),
});

describe('A session runs out', () => {
  it('at any response UNAUTHENTICATED: its message stands over the screen, with the person’s e-mail', async () => {
    await openClient('/dashboard?supplier=2', undefined, { Dashboard: refuse });
    const { dialog } = await signInDialog();
    expect(dialog).toHaveTextContent(EXPIRED);
    expect(within(dialog).getByLabelText('Email')).toHaveValue('admin@armada.test');
    expect(window.location.pathname + window.location.search).toBe('/dashboard?supplier=2');
  });

  it('not at any other error', async () => {
    await openClient('/dashboard', undefined, {
      Dashboard: () => {
        throw new GatewayError('FORBIDDEN', 'Anda tidak memiliki izin untuk ini.');
      },
    });
    expect(await screen.findByText('Anda tidak memiliki izin untuk ini.')).toBeInTheDocument();
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  });

  it.each([4401, 4403])('when the gateway closes the WebSocket with %i', async (code) => {
    await openClient('/dashboard');
    await waitFor(() => expect(subscribedTo()).toContain('NotificationReceived'));
    await act(async () => closeSockets(code));
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
    expect(screen.queryByText('Menyambung kembali . . .')).not.toBeInTheDocument();
  });

  it('not when the WebSocket is merely lost: a line shows that it reconnects', async () => {
    await openClient('/dashboard');
    await waitFor(() => expect(subscribedTo()).toContain('NotificationReceived'));
    await act(async () => closeSockets(1006));
    expect(await screen.findByText('Menyambung kembali . . .')).toBeInTheDocument();
    expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  });

  it('in every tab of the browser', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    otherTab().postMessage({ type: 'ended', reason: 'expired' });
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument();
  });
});

describe('Signing in again over the screen', () => {
  it('sends what was refused again, fetches again and goes on listening', async () => {
    const gateway = await openClient('/dashboard', undefined, { ...loginAs(person()), Dashboard: refuse });
    const { signIn } = await signInDialog();
    gateway.respond('Dashboard', () => DASHBOARD_RESPONSE);
    await signIn();
    await gone();
    expect(await screen.findByText('1.482')).toBeInTheDocument();
    expect(gateway.of('Login')[0]?.variables).toEqual({
      input: { username: 'admin@armada.test', password: 'armada-demo' },
    });
  });

  it('goes on listening to what happens', async () => {
    await openClient('/dashboard', undefined, loginAs(person()));
    await waitFor(() => expect(subscribedTo()).toContain('UnreadNotificationCount'));
    const before = subscribedTo().length;
    await act(async () => closeSockets(4401));
    const { signIn } = await signInDialog();
    await signIn();
    await waitFor(() => expect(subscribedTo().length).toBeGreaterThan(before));
    act(() => push('UnreadNotificationCount', { unreadNotificationCount: 4 }));
    expect(await screen.findByRole('button', { name: 'Notifikasi, 4 belum dibaca' })).toBeInTheDocument();
  });

  it('shows a refusal for 3 s and requests nothing meanwhile', async () => {
    jest.useFakeTimers();
    const gateway = await openClient('/dashboard', undefined, {
      Dashboard: refuse,
      Login: () => ({ login: { success: false, message: 'Wrong e-mail or password', me: null } }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    await user.type(within(dialog).getByLabelText('Password'), 'wrong-password{Enter}');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Wrong e-mail or password');
    const requested = gateway.requests.length;
    await act(async () => jest.advanceTimersByTimeAsync(3000));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => jest.advanceTimersByTimeAsync(70_000));
    expect(gateway.requests).toHaveLength(requested);
  });

  it('as somebody else starts again: nothing of the first person is shown, requested or sent', async () => {
    const gateway = await openClient('/vehicle/manage?q=B+1&by=LICENSE_PLATE', undefined, {
      ...loginAs(another()),
      Bell: refuse,
    });
    const { signIn } = await signInDialog();
    gateway.respond('Bell', () => ({
      notifications: {
        items: [],
        pageInfo: { page: 1, size: 5, totalItems: 0, totalPages: 0 },
        unreadCount: 0,
      },
    }));
    await signIn();
    await gone();
    expect(await screen.findByText('1.482')).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/dashboard');
    expect(screen.getByRole('button', { name: 'Akun Siti Rahma' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Budi Santoso');
    expect(document.body).not.toHaveTextContent('Manage Vehicle');
  });

  it('happens in every tab once one has done it', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    otherTab().postMessage({ type: 'ended', reason: 'idle' });
    await signInDialog();
    otherTab().postMessage({ type: 'started', userId: '1' });
    await gone();
  });

  it('may be by the identity provider, in a window of its own', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(window);
    await openClient('/dashboard', undefined, {
      Dashboard: refuse,
      SignInOptions: () => ({
        signInOptions: { federated: true, federatedName: 'Keycloak', failure: null },
      }),
    });
    const { dialog, user } = await signInDialog();
    await user.click(await within(dialog).findByRole('button', { name: 'Masuk dengan Keycloak' }));
    expect(open).toHaveBeenCalledWith(
      '/auth/start?language=id',
      'armada-sign-in',
      expect.stringContaining('popup'),
    );
    open.mockRestore();
  });

  it('need not be: the login page is one press away, with the message, and leads back', async () => {
    const gateway = await openClient('/dashboard?supplier=2', undefined, {
      ...loginAs(person()),
      Dashboard: refuse,
    });
    const { user } = await signInDialog();
    await user.click(screen.getByRole('button', { name: 'Ke halaman login' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
    expect(window.location.pathname).toBe('/pages/login');
    gateway.respond('Dashboard', () => DASHBOARD_RESPONSE);
    await user.type(screen.getByLabelText('Email'), 'admin@armada.test');
    await user.type(screen.getByLabelText('Password'), 'armada-demo{Enter}');
    expect(await screen.findByText('1.482')).toBeInTheDocument();
    expect(window.location.search).toBe('?supplier=2');
  });
});

describe('A session that somebody ends', () => {
  it('ends in every tab, at the login screen and without a message', async () => {
    await openClient('/dashboard');
    await screen.findByText('1.482');
    otherTab().postMessage({ type: 'ended', reason: 'signedOut' });
    await waitFor(() => expect(window.location.pathname).toBe('/pages/login'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('A session begun in another tab begins here', async () => {
  const gateway = await openClient('/pages/login', null);
  gateway.respond('Me', () => ({ me: person() }));
  otherTab().postMessage({ type: 'started', userId: '1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(await screen.findByText(DASHBOARD_RESPONSE.dashboard.rentStatus.available)).toBeInTheDocument();
});
