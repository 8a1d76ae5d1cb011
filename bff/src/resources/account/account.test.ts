import { data, refused, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

const bench = gatewayForTests();
const { upstream } = bench;

async function signInCookie(token = 'session-token'): Promise<string> {
  upstream.expect('POST', 'user/login', data({ token, ...meResponse }));
  const { cookie } = await bench.gateway.run(
    'mutation { login(input: { username: "budi", password: "armada-demo" }) { success } }',
  );
  if (!cookie) throw new Error('Signing in set no cookie.');
  return cookie;
}

describe('a password change', () => {
  const change = `mutation { changePassword(input: { oldPassword: "armada-demo", newPassword: "new-password" }) {
    success message errors { field code message } signedOut
  } }`;

  test.each([401, '401'])(
    'succeeds when the body has the status %j: every session ends, the cookie is cleared',
    async (status) => {
      const cookie = await signInCookie();
      upstream.expect('POST', 'user/change_password', ({ body, headers }) => {
        expect(headers.authorization).toBe('Bearer session-token');
        expect(body).toEqual({ oldPassword: 'armada-demo', newPassword: 'new-password' });
        return { json: { status, message: 'Password changed, please login again.' } };
      });
      const response = await bench.gateway.run(change, {}, { cookie });
      expect(response.errors).toBeUndefined();
      expect(response.data?.changePassword).toEqual({
        success: true,
        message: 'Password changed, please login again.',
        errors: [],
        signedOut: true,
      });
      expect(response.cookie).toBe('');
    },
  );

  test.each([
    ['another status', { status: 400, message: 'Password lama salah.' }, []],
    ['no status at all', { success: true, message: 'Password lama salah.' }, []],
    [
      'an error of a field',
      { status: 400, message: 'Password lama salah.', errors: [{ field: 'oldPassword', message: 'Salah' }] },
      [{ field: 'oldPassword', code: 'REFUSED', message: 'Salah' }],
    ],
  ])('fails with %s: the message is returned, the session continues', async (_what, json, errors) => {
    const cookie = await signInCookie();
    upstream.expect('POST', 'user/change_password', { json });
    const response = await bench.gateway.run(change, {}, { cookie });
    expect(response.data?.changePassword).toEqual({
      success: false,
      message: 'Password lama salah.',
      errors,
      signedOut: false,
    });
    expect(response.cookie).toBeNull();
  });

  test('is UNAUTHENTICATED with an ended session: the HTTP status 401 differs from the body’s', async () => {
    const cookie = await signInCookie();
    upstream.expect('POST', 'user/change_password', {
      status: 401,
      json: { status: 401, message: 'Unauthorized' },
    });
    const response = await bench.gateway.run(change, {}, { cookie });
    expect(response.codes).toEqual(['UNAUTHENTICATED']);
    expect(response.cookie).toBe('');
  });

  test('is RATE_LIMITED when tried too often, and UPSTREAM_UNAVAILABLE on an upstream failure', async () => {
    upstream.expect('POST', 'user/change_password', {
      status: 429,
      headers: { 'retry-after': '60' },
      json: {},
    });
    expect((await bench.gateway.run(change, {}, { token: 't' })).codes).toEqual(['RATE_LIMITED']);
    upstream.expect('POST', 'user/change_password', { status: 500, json: { status: 401 } });
    expect((await bench.gateway.run(change, {}, { token: 't' })).codes).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  test('requires a session, and makes no call without one', async () => {
    expect((await bench.gateway.run(change)).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string, sender = {}) =>
    bench.gateway.run(
      'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success message } }',
      { input: { email } },
      sender,
    );

  test('is requested without a session, and the message is the data API’s', async () => {
    upstream.expect('POST', 'user/forgot_password', ({ body, headers }) => {
      expect(body).toEqual({ email: 'budi@supplier.test' });
      expect(headers.authorization).toBeUndefined();
      return { json: { success: true, message: 'Silahkan cek e-mail anda.' } };
    });
    const response = await forgot('budi@supplier.test', { token: 'an-old-one' });
    expect(response.data?.forgotPassword).toEqual({ success: true, message: 'Silahkan cek e-mail anda.' });
  });

  test('is BAD_USER_INPUT for an invalid e-mail address, without a call', async () => {
    expect((await forgot('budi')).codes).toEqual(['BAD_USER_INPUT']);
  });

  const reset = `mutation { resetPassword(input: { token: "from-the-link", newPassword: "new-password" }) {
    success message errors { field code }
  } }`;

  test('is reset with the token of the link', async () => {
    upstream.expect('POST', 'user/reset_password', ({ body, headers }) => {
      expect(body).toEqual({ token: 'from-the-link', newPassword: 'new-password' });
      expect(headers.authorization).toBeUndefined();
      return { json: { success: true, message: 'Password tersimpan.' } };
    });
    expect((await bench.gateway.run(reset)).data?.resetPassword).toEqual({
      success: true,
      message: 'Password tersimpan.',
      errors: [],
    });
  });

  test('is not reset with a used or expired link', async () => {
    upstream.expect(
      'POST',
      'user/reset_password',
      refused('Link tidak berlaku.', [{ field: 'token', code: 'EXPIRED', message: 'Link tidak berlaku.' }]),
    );
    expect((await bench.gateway.run(reset)).data?.resetPassword).toEqual({
      success: false,
      message: 'Link tidak berlaku.',
      errors: [{ field: 'token', code: 'EXPIRED' }],
    });
  });

  test('is NOT_SUPPORTED when the data API lacks the call', async () => {
    upstream.expect('POST', 'user/reset_password', { status: 404, json: {} });
    expect((await bench.gateway.run(reset)).codes).toEqual(['NOT_SUPPORTED']);
  });

  test('leaves neither token nor password in the log', async () => {
    const log = bench.gateway.logLines.join('');
    expect(log).not.toContain('from-the-link');
    expect(log).not.toContain('new-password');
  });
});

describe('the user’s own profile', () => {
  const update = `mutation ($input: ProfileInput!) {
    updateProfile(input: $input) { success errors { field code } me { user { name phone } } }
  }`;
  const input = { name: 'Budi Santoso', address: 'Jl. Sudirman 1', phone: '81234567890' };
  const sent = { name: 'Budi Santoso', address: 'Jl. Sudirman 1', phone: '081234567890' };

  test('is sent with the phone’s leading 0 and the portrait’s full address, and read again', async () => {
    upstream.expect('POST', 'user/profile', ({ body }) => {
      const photo = `${upstream.environment.FILE_SERVICE_URL}/load/budi.jpg`;
      expect(body).toEqual({ ...sent, photo });
      return saved(7);
    });
    upstream.expect('GET', 'user/me', data(meResponse));
    const response = await bench.gateway.run(
      update,
      { input: { ...input, photo: '/files/budi.jpg?w=80' } },
      { token: 't' },
    );
    expect(response.data?.updateProfile).toEqual({
      success: true,
      errors: [],
      me: { user: { name: 'Budi Santoso', phone: '81234567890' } },
    });
  });

  test('is based on the version that was edited', async () => {
    upstream.expect('POST', 'user/profile', ({ body }) => {
      expect(body).toEqual({ ...sent, version: 4 });
      return refused('No', [{ field: null, code: 'CONFLICT', message: 'No' }]);
    });
    const response = await bench.gateway.run(update, { input: { ...input, version: 4 } }, { token: 't' });
    expect(response.data?.updateProfile).toMatchObject({ success: false, errors: [{ code: 'CONFLICT' }] });
  });

  test('keeps an omitted portrait, and removes it for null', async () => {
    upstream.expect('POST', 'user/profile', ({ body }) => {
      expect(body).toEqual(sent);
      return saved(7);
    });
    upstream.expect('POST', 'user/profile', ({ body }) => {
      expect(body).toEqual({ ...sent, photo: null });
      return saved(7);
    });
    const withoutMe = 'mutation ($input: ProfileInput!) { updateProfile(input: $input) { success } }';
    await bench.gateway.run(withoutMe, { input }, { token: 't' });
    await bench.gateway.run(withoutMe, { input: { ...input, photo: null } }, { token: 't' });
  });

  test('returns the errors of a refused save', async () => {
    upstream.expect(
      'POST',
      'user/profile',
      refused('No', [{ field: 'phone', code: 'INVALID', message: 'No' }]),
    );
    expect((await bench.gateway.run(update, { input }, { token: 't' })).data?.updateProfile).toEqual({
      success: false,
      errors: [{ field: 'phone', code: 'INVALID' }],
      me: null,
    });
  });
});
