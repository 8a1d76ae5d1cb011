import { data, saved } from '../../testing/data-api-double.js';
import { gatewayForTests } from '../../testing/gateway-under-test.js';
import { meResponse } from '../../testing/samples/sample-user.js';

const world = gatewayForTests();

const change = `mutation ($changes: JSONObject!) {
  savePreferences(changes: $changes) { success message errors { code field } preferences version }
}`;

describe('preferences', () => {
  test('are NOT_SUPPORTED, without failing other fields, when the data API lacks them', async () => {
    world.upstream.expect('GET', 'user/me', data(meResponse));
    world.upstream.expect('GET', 'user/preferences', { status: 404, json: {} });
    const response = await world.gateway.run('{ me { user { id } preferences } }', {}, { token: 't' });
    expect(response.data).toEqual({ me: { user: { id: '7' }, preferences: null } });
    expect(response.codes).toEqual(['NOT_SUPPORTED']);
  });

  test('are saved unchanged, with the idempotency key of the client', async () => {
    world.upstream.expect('POST', 'user/preferences', ({ body, headers }) => {
      expect(body).toEqual({ theme: '2' });
      expect(headers['idempotency-key']).toBe('5f0c1b1e-0000-4000-8000-000000000001');
      return saved(7);
    });
    const response = await world.gateway.run(
      'mutation ($p: JSONObject!) { savePreferences(preferences: $p) { success preferences } }',
      { p: { theme: '2' } },
      { token: 't', headers: { 'idempotency-key': '5f0c1b1e-0000-4000-8000-000000000001' } },
    );
    expect(response.data).toEqual({ savePreferences: { success: true, preferences: { theme: '2' } } });
  });

  test('have different idempotency keys in two saves of one operation', async () => {
    const keys: unknown[] = [];
    world.upstream.expect(
      'POST',
      'user/preferences',
      ({ headers }) => {
        keys.push(headers['idempotency-key']);
        return saved(7);
      },
      2,
    );
    await world.gateway.run(
      'mutation { a: savePreferences(preferences: {}) { success } b: savePreferences(preferences: {}) { success } }',
      {},
      { token: 't', headers: { 'idempotency-key': 'key-of-the-client' } },
    );
    expect(keys).toEqual(['key-of-the-client', 'key-of-the-client:1']);
  });

  test('over 64 KiB are refused in the payload, without a call', async () => {
    const response = await world.gateway.run(
      'mutation ($p: JSONObject!) { savePreferences(preferences: $p) { success errors { code field } } }',
      { p: { filler: 'x'.repeat(65_536) } },
      { token: 't' },
    );
    expect(response.data).toEqual({
      savePreferences: { success: false, errors: [{ code: 'TOO_LARGE', field: 'preferences' }] },
    });
  });

  test('are changed by key in the data API, which returns the whole document and its version', async () => {
    world.upstream.expect('POST', 'user/preferences/change', ({ body }) => {
      expect(body).toEqual({ theme: '2', views: { a: null } });
      return data({ version: 4, preferences: { theme: '2', views: { b: {} } } });
    });
    const { data: result } = await world.gateway.run(
      change,
      { changes: { theme: '2', views: { a: null } } },
      { token: 't' },
    );
    expect(result).toEqual({
      savePreferences: {
        success: true,
        message: '',
        errors: [],
        preferences: { theme: '2', views: { b: {} } },
        version: 4,
      },
    });
  });

  test('are read, changed and replaced when the data API lacks changes by key', async () => {
    world.upstream.expect('POST', 'user/preferences/change', { status: 404, json: {} });
    world.upstream.expect(
      'GET',
      'user/preferences',
      data({ theme: '1', views: { a: { name: 'A' }, b: {} } }),
    );
    world.upstream.expect('POST', 'user/preferences', ({ body }) => {
      expect(body).toEqual({ theme: '1', views: { b: {}, c: { name: 'C' } } });
      return saved(7);
    });
    const { data: result } = await world.gateway.run(
      change,
      { changes: { views: { a: null, c: { name: 'C' } } } },
      { token: 't' },
    );
    expect(result?.savePreferences).toMatchObject({
      success: true,
      preferences: { theme: '1', views: { b: {}, c: { name: 'C' } } },
      version: null,
    });
  });

  test('require either changes or the whole document', async () => {
    const both = await world.gateway.run(
      'mutation { savePreferences(changes: {}, preferences: {}) { success } }',
      {},
      { token: 't' },
    );
    const neither = await world.gateway.run('mutation { savePreferences { success } }', {}, { token: 't' });
    expect([both.codes, neither.codes]).toEqual([['BAD_USER_INPUT'], ['BAD_USER_INPUT']]);
  });

  test.each([
    ['changes', 40],
    ['preferences', 40],
    ['changes', 20_000],
    ['preferences', 20_000],
  ])('nested too deeply are BAD_USER_INPUT: %s of %i levels', async (argument, levels) => {
    const query = `mutation ($p: JSONObject!) { savePreferences(${argument}: $p) { success } }`;
    const deep = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
    const body = `{"query":${JSON.stringify(query)},"variables":{"p":${deep}}}`;
    const response: unknown = await (await world.gateway.post(body, { token: 't' })).json();
    expect(response).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  test('nested too deeply in the document itself are BAD_USER_INPUT', async () => {
    const deep = `${'{a: '.repeat(40)}1${'}'.repeat(40)}`;
    const { codes } = await world.gateway.run(
      `mutation { savePreferences(changes: ${deep}) { success } }`,
      {},
      { token: 't' },
    );
    expect(codes).toEqual(['BAD_USER_INPUT']);
  });
});
