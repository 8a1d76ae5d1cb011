import { screen, waitFor, within } from '@testing-library/react';
import { openClient } from '../../testing/client';
import { matchMedia } from '../../testing/data/media';
import { person } from '../../testing/data/people';
import { GatewayError } from '../../testing/gateway';
import { setUpUser } from '../../testing/set-up-user';

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

async function openLogin(responses = {}) {
  matchMedia('(prefers-reduced-motion: reduce)');
  const gateway = await openClient('/pages/login', null, responses);
  return { gateway, user: setUpUser() };
}

describe('Forgot password', () => {
  async function openForgot(responses = {}) {
    const opened = await openLogin(responses);
    await opened.user.type(screen.getByLabelText('Email'), 'budi@supplier.test');
    await opened.user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password' }));
    return { ...opened, dialog, email: dialog.getByLabelText('Email') };
  }

  it('sends a reset request for the e-mail and shows the server’s message in a snackbar', async () => {
    const { gateway, user, dialog, email } = await openForgot({
      ForgotPassword: () => ({ forgotPassword: { success: true, message: 'Silahkan cek e-mail anda.' } }),
    });
    expect(email).toHaveValue('budi@supplier.test');
    await user.click(dialog.getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Silahkan cek e-mail anda.');
    expect(gateway.of('ForgotPassword')[0]?.variables).toEqual({ input: { email: 'budi@supplier.test' } });
  });

  it.each([
    ['', '*Required'],
    ['budi', 'Invalid e-mail.'],
    ['budi@supplier', 'Invalid e-mail.'],
  ])('with the e-mail %j shows %s, and sends nothing', async (typed, message) => {
    const { gateway, user, dialog, email } = await openForgot();
    await user.clear(email);
    await user.type(email, `${typed}{Enter}`);
    expect(dialog.getByText(message)).toBeInTheDocument();
    expect(email).toBeInvalid();
    expect(gateway.of('ForgotPassword')).toHaveLength(0);
  });

  it.each([
    [
      'is refused',
      () => ({ forgotPassword: { success: false, message: 'Tidak dikirim.' } }),
      'Tidak dikirim.',
    ],
    [
      'was requested too often',
      () => {
        throw new GatewayError('RATE_LIMITED', 'Too many requests.');
      },
      'Too many requests.',
    ],
    ['gets no response', unreachable, 'Terjadi kesalahan...'],
  ])('that %s reports it, and can be sent again', async (_what, response, message) => {
    const { user, dialog } = await openForgot({ ForgotPassword: response });
    await user.click(dialog.getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByRole('button', { name: 'Kirim' })).toBeEnabled();
  });

  it('closes, and gives the focus back', async () => {
    const { user, dialog } = await openForgot();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toHaveFocus();
  });
});

describe('The federated sign-in', () => {
  const options = (given: object) => ({
    SignInOptions: () => ({
      signInOptions: { federated: true, federatedName: 'Keycloak', failure: null, ...given },
    }),
  });

  it('is a plain link to where it starts, named after the provider', async () => {
    await openLogin(options({}));
    expect(await screen.findByRole('link', { name: 'Masuk dengan Keycloak' })).toHaveAttribute(
      'href',
      '/auth/start?language=id',
    );
  });

  it('is not offered where there is no provider', async () => {
    const { gateway } = await openLogin();
    await waitFor(() => expect(gateway.of('SignInOptions')).toHaveLength(1));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('that failed shows why in the login banner', async () => {
    await openLogin(options({ failure: 'Akun tidak dikenal.' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Akun tidak dikenal.');
  });
});

describe('The page of the mailed link', () => {
  async function openReset(
    responses = {},
    me: ReturnType<typeof person> | null = null,
    search = '?token=from-the-link',
  ) {
    matchMedia('(prefers-reduced-motion: reduce)');
    const gateway = await openClient(`/pages/reset${search}`, me, responses);
    await screen.findByRole('heading', { name: 'Buat password baru' });
    return { gateway, user: setUpUser() };
  }
  const password = () => screen.getByLabelText('Password Baru');
  const confirmation = () => screen.getByLabelText('Konfirmasi Password Baru');

  it('sets the new password with the link’s token, and redirects to the login screen', async () => {
    const { gateway, user } = await openReset({
      ResetPassword: () => ({ resetPassword: { success: true, message: 'Password tersimpan.' } }),
    });
    await user.type(password(), 'new-password');
    await user.type(confirmation(), 'new-password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Password tersimpan.');
    expect(gateway.of('ResetPassword')[0]?.variables).toEqual({
      input: { token: 'from-the-link', newPassword: 'new-password' },
    });
    await user.click(screen.getByRole('button', { name: 'Ke halaman login' }));
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/pages/login');
  });

  it.each([
    ['', '', ['*Required', '*Required']],
    ['1234567', '1234567', ['Min 8 characters']],
    ['12345678', '', ['*Required']],
    ['12345678', '87654321', ['Konfirmasi Password tidak sama']],
  ])('with %j and %j shows %j, and sends nothing', async (first, second, expected) => {
    const { gateway, user } = await openReset();
    if (first !== '') await user.type(password(), first);
    if (second !== '') await user.type(confirmation(), second);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const shown = expected.flatMap((message) => screen.queryAllByText(message));
    expect(new Set(shown).size).toBe(expected.length);
    expect(gateway.of('ResetPassword')).toHaveLength(0);
  });

  it('keeps the form after a refused password', async () => {
    const errors = [{ field: 'newPassword' }];
    const { user } = await openReset({
      ResetPassword: () => ({ resetPassword: { success: false, message: 'Terlalu umum.', errors } }),
    });
    await user.type(password(), 'new-password');
    await user.type(confirmation(), 'new-password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu umum.');
    expect(password()).toHaveValue('new-password');
  });

  it('offers a new link in place of the form of one that was used or is too old', async () => {
    const errors = [{ field: 'token' }];
    const { user } = await openReset({
      ResetPassword: () => ({ resetPassword: { success: false, message: 'Link tidak berlaku.', errors } }),
    });
    await user.type(password(), 'new-password');
    await user.type(confirmation(), 'new-password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Link tidak berlaku.');
    expect(screen.queryByLabelText('Password Baru')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Minta tautan baru' }));
    expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  });

  it('states the end of the old password only where there is one', async () => {
    await openReset({}, null, '?token=from-the-link&first');
    expect(screen.getByText('Akun anda sudah siap. Buat password untuk masuk.')).toBeVisible();
    expect(screen.queryByText(/^Password lama/)).not.toBeInTheDocument();
  });

  it('without a token requests nothing', async () => {
    await openReset({}, null, '');
    expect(screen.getByRole('alert')).toHaveTextContent('Tautan ini tidak lengkap.');
    expect(screen.queryByLabelText('Password Baru')).not.toBeInTheDocument();
  });

  it('opens also for who is signed in here', async () => {
    await openReset({}, person());
    expect(password()).toHaveFocus();
    expect(window.location.pathname).toBe('/pages/reset');
  });
});
