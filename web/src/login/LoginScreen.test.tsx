import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requireLogin, startSession } from '../api/session';
import { $isOutdated } from '../api/transport/persisted';
import { openClient } from '../testing/client';
import { matchMedia } from '../testing/data/media';
import { person } from '../testing/data/people';
import { GatewayError } from '../testing/gateway';
import { setUpUser } from '../testing/set-up-user';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

async function openForm(responses = {}) {
  matchMedia(REDUCED_MOTION);
  const gateway = await openClient('/pages/login', null, responses);
  return { gateway, user: setUpUser() };
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Login' });

describe('The splash', () => {
  it('fades in at 0.5 s, shows the logo until 3.5 s, and the form comes at 4 s', async () => {
    jest.useFakeTimers();
    await openClient('/pages/login', null);
    const stage = () => document.querySelector('[data-stage]')?.getAttribute('data-stage');
    const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
    expect(stage()).toBe('blank');
    await wait(499);
    expect(stage()).toBe('blank');
    await wait(1);
    expect(stage()).toBe('logo');
    await wait(2999);
    expect(stage()).toBe('logo');
    await wait(1);
    expect(stage()).toBe('clearing');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    await wait(500);
    expect(email()).toBeInTheDocument();
  });

  it('is left out for who has seen it in this tab', async () => {
    sessionStorage.setItem('armada.splash-seen', '1');
    await openClient('/pages/login', null);
    expect(email()).toBeInTheDocument();
  });

  it('is left out for who prefers reduced motion', async () => {
    await openForm();
    expect(email()).toBeInTheDocument();
  });

  it('is left out where loading the page took long', async () => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(1000);
    await openClient('/pages/login', null);
    expect(email()).toBeInTheDocument();
  });

  it('counts from the navigation to the page', async () => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(900);
    await openClient('/pages/login', null);
    await act(async () => jest.advanceTimersByTimeAsync(2600));
    expect(document.querySelector('[data-stage]')).toHaveAttribute('data-stage', 'clearing');
  });

  it('gives way to a key', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await openClient('/pages/login', null);
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    await setUpUser().keyboard('{Shift}');
    expect(email()).toBeInTheDocument();
  });
});

describe('The form', () => {
  it.each([
    ['not-an-address', 'E-mail must be valid'],
    ['name@host', 'E-mail must be valid'],
  ])('shows for the e-mail %j: %s', async (typed, message) => {
    const { user } = await openForm();
    await user.type(email(), typed);
    await user.tab();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(email()).toBeInvalid();
  });

  it('wants an e-mail of who leaves the field empty', async () => {
    const { user } = await openForm();
    expect(screen.queryByText('E-mail is required')).not.toBeInTheDocument();
    await user.click(password());
    expect(screen.getByText('E-mail is required')).toBeInTheDocument();
  });

  it('takes the looser x@y.z', async () => {
    const { user } = await openForm();
    await user.type(email(), 'x@y.z');
    await user.tab();
    expect(email()).toBeValid();
  });

  it('wants a password of at least 8 characters', async () => {
    const { user } = await openForm();
    await user.type(password(), '1234567');
    await user.tab();
    expect(screen.getByText('Min 8 characters')).toBeInTheDocument();
    await user.type(password(), '8');
    expect(screen.queryByText('Min 8 characters')).not.toBeInTheDocument();
    await user.clear(password());
    expect(screen.getByText('Required.')).toBeInTheDocument();
  });

  it('keeps Login disabled until both are valid', async () => {
    const { user } = await openForm();
    expect(button()).toBeDisabled();
    await user.type(email(), 'admin@armada.test');
    expect(button()).toBeDisabled();
    await user.type(password(), 'armada-demo');
    expect(button()).toBeEnabled();
  });

  it('shows and hides the password', async () => {
    const { user } = await openForm();
    expect(password()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Tampilkan password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('signs in with Enter and goes to the dashboard', async () => {
    const { gateway, user } = await openForm({
      Login: () => ({ login: { success: true, message: 'OK', me: person() } }),
    });
    await user.type(email(), 'admin@armada.test');
    await user.type(password(), 'armada-demo{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
    expect(gateway.of('Login')[0]?.variables).toEqual({
      input: { username: 'admin@armada.test', password: 'armada-demo' },
    });
  });

  it('shows in the reader’s language that the page is of another build than the gateway', async () => {
    const { user } = await openForm({
      Login: () => {
        throw new GatewayError('PERSISTED_OPERATION_NOT_FOUND', 'Only what the built client requests');
      },
    });
    await user.type(email(), 'admin@armada.test');
    await user.type(password(), 'armada-demo{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Versi aplikasi sudah berubah. Muat ulang halaman ini.',
    );
    $isOutdated.set(false);
  });

  it('signs in, too, where the data service keeps no preferences', async () => {
    const { user } = await openForm({
      Login: () => {
        const me = { ...person(), preferences: null };
        throw new GatewayError('NOT_SUPPORTED', 'Not offered', {
          login: { success: true, message: 'OK', me },
        });
      },
    });
    await user.type(email(), 'admin@armada.test');
    await user.type(password(), 'armada-demo{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });

  it('sends one request however often Enter is pressed', async () => {
    const { gateway, user } = await openForm({ Login: () => new Promise(() => undefined) });
    await user.type(email(), 'admin@armada.test');
    await user.type(password(), 'armada-demo{Enter}{Enter}{Enter}');
    expect(gateway.of('Login')).toHaveLength(1);
    expect(button()).toBeDisabled();
  });
});

describe('A refused login', () => {
  async function refused(response: () => unknown) {
    jest.useFakeTimers();
    matchMedia(REDUCED_MOTION);
    await openClient('/pages/login', null, { Login: response });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    await user.type(email(), 'admin@armada.test');
    await user.type(password(), 'wrong-password{Enter}');
  }

  it('shows the server’s message for 3 s', async () => {
    await refused(() => ({ login: { success: false, message: 'Wrong e-mail or password', me: null } }));
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong e-mail or password');
    await act(async () => jest.advanceTimersByTimeAsync(2900));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(email()).toHaveValue('admin@armada.test');
  });

  it('shows Terjadi kesalahan... when no response came', async () => {
    await refused(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Terjadi kesalahan...');
  });
});

describe('Who comes without a session', () => {
  it('to a guarded address reads Please, login first., for 8 s, and gets there after signing in', async () => {
    jest.useFakeTimers();
    await openClient('/dashboard?supplier=2', null, {
      Login: () => ({ login: { success: true, message: 'OK', me: person() } }),
    });
    expect(window.location.pathname).toBe('/pages/login');
    expect(screen.getByRole('alert')).toHaveTextContent('Please, login first.');
    await act(async () => jest.advanceTimersByTimeAsync(7900));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await act(async () => jest.advanceTimersByTimeAsync(100));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync });
    await user.type(email(), 'admin@armada.test');
    await user.type(password(), 'armada-demo{Enter}');
    await act(async () => jest.advanceTimersByTimeAsync(10));
    expect(window.location.pathname + window.location.search).toBe('/dashboard?supplier=2');
  });

  it('to a guarded address by Back reads Please, login first., too', async () => {
    matchMedia(REDUCED_MOTION);
    await openClient('/pages/login', null);
    window.history.replaceState(null, '', '/vehicle/manage?page=2');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please, login first.');
    expect(window.location.pathname).toBe('/pages/login');
  });

  it.each(['/', '/pages', '/pages/login'])('to %s reads no message', async (address) => {
    matchMedia(REDUCED_MOTION);
    await openClient(address, null);
    expect(window.location.pathname).toBe('/pages/login');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('A session blocks the login screen: it redirects to the dashboard', async () => {
  await openClient('/pages/login');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(window.location.pathname).toBe('/dashboard');
});

describe('While the gateway cannot be reached', () => {
  const unreachable = () => {
    throw new TypeError('Failed to fetch');
  };

  it('a guarded address reports it instead of requiring a login, and opens once it is back', async () => {
    const gateway = await openClient('/dashboard', null, { Me: unreachable });
    expect(screen.getByRole('alert')).toHaveTextContent('Terjadi kesalahan...');
    expect(window.location.pathname).toBe('/dashboard');
    gateway.respond('Me', () => ({ me: person() }));
    await setUpUser().click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  });

  it('the login screen is there all the same', async () => {
    matchMedia(REDUCED_MOTION);
    await openClient('/pages/login', null, { Me: unreachable });
    expect(email()).toBeInTheDocument();
  });
});

it('An expired session shows its message and no splash', async () => {
  await openClient('/pages/login', null);
  act(() => startSession(person()));
  await act(async () => requireLogin('expired'));
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry, Your session has expired, please login again.');
});
